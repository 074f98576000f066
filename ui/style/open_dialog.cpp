// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/open_dialog.h"

#include <QAbstractButton>
#include <QMenu>

namespace hilltop {

void openDialog(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void openBox(QMessageBox* box, QObject* context, std::function<void(const QAbstractButton* pressed)> then) {
    openThen(box, context, [then = std::move(then)](const QMessageBox& closed) { then(closed.clickedButton()); });
}

void warn(QWidget* parent, const QString& title, const QString& text) {
    openDialog(new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, parent));
}

void askForFiles(QWidget* parent, const QString& title, const QString& folder, const QString& filter,
                 QFileDialog::FileMode mode, QObject* context, std::function<void(const QStringList& paths)> then) {
    auto* dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setFileMode(mode);
    dialog->setOption(QFileDialog::ShowDirsOnly, mode == QFileDialog::Directory);
    openDialog(dialog, context, [then = std::move(then)](const QFileDialog& chosen) {
        if (const QStringList paths = chosen.selectedFiles(); !paths.isEmpty()) then(paths);
    });
}

void popUp(QMenu* menu, const QPoint& place) {
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(place);
}

} // namespace hilltop
