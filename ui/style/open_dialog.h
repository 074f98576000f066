// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QMessageBox>

#include <functional>
#include <utility>

class QAbstractButton;
class QMenu;

namespace hilltop {

// Dialogs and menus without an event loop of their own: in such a loop the window can be closed and objects can die
// while a function of theirs still runs. What is shown deletes itself when it closes. What follows is not called if
// `context` has gone by then.

/// Calls `then` with the dialog after it was accepted.
template <class Dialog, class Then>
void openDialog(Dialog* dialog, QObject* context, Then then) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, context, [dialog, then = std::move(then)] { then(*dialog); });
    static_cast<QDialog*>(dialog)->open();
}
/// The same when it was closed in whichever way.
template <class Dialog, class Then>
void openThen(Dialog* dialog, QObject* context, Then then) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::finished, context, [dialog, then = std::move(then)] { then(*dialog); });
    static_cast<QDialog*>(dialog)->open();
}
/// Nothing follows.
void openDialog(QDialog* dialog);

/// Calls `then` with the button that closed the box; Escape is the escape button.
void openBox(QMessageBox* box, QObject* context, std::function<void(const QAbstractButton* pressed)> then);
/// What went wrong, in a box with an OK button.
void warn(QWidget* parent, const QString& title, const QString& text);

/// Asks for what is there: a file, several, or a folder; `then` gets at least one path.
void askForFiles(QWidget* parent, const QString& title, const QString& folder, const QString& filter,
                 QFileDialog::FileMode mode, QObject* context, std::function<void(const QStringList& paths)> then);

/// Shows a menu of a moment at a place of the screen.
void popUp(QMenu* menu, const QPoint& place);

} // namespace hilltop
