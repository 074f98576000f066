// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that belong to the window as a whole, and what holds for all dialogs and menus.
#include "shell/main_window.h"

#include "choose/rules_dialog.h"
#include "settings/key_sheet.h"
#include "settings/settings.h"
#include "settings/settings_dialog.h"
#include "shell/about_dialog.h"
#include "style/screen_room.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMenu>

namespace hilltop {
namespace {

constexpr auto kFolder = "window/open_folder";

} // namespace

void MainWindow::askForFiles() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(this, tr("Open"), m_settings.get<QString>(kFolder, {}),
                                      m_openFilter.isEmpty() ? tr("All files (*)") : m_openFilter);
    if (paths.isEmpty()) return;
    m_settings.set<QString>(kFolder, QFileInfo(paths.first()).absolutePath());
    emit openRequested(paths);
}

void MainWindow::showRules(const QString& gameId) {
    const QString id = gameId.isEmpty() ? m_gameIds.value(0) : gameId;
    if (id.isEmpty()) return;
    if (!m_rulesDialog) m_rulesDialog = new RulesDialog(m_gameIds, this);
    m_rulesDialog->showGame(id);
    tellRules();
}

/// Rules that are open beside the table follow it.
void MainWindow::tellRules() {
    const Page* page = currentPage();
    if (m_rulesDialog && m_rulesDialog->isVisible() && page != nullptr)
        m_rulesDialog->setNow(page->rulesId(), page->rulesNow());
}

/// Letters choose in an open menu, and reach nothing behind it. Dialogs are no larger than the screen.
bool MainWindow::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::Show) {
        if (auto* dialog = qobject_cast<QDialog*>(object)) keepOnScreen(*dialog);
    }
    if (event->type() == QEvent::ShortcutOverride && qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
        auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0) {
            key->accept();
            return true;
        }
    }
    return QMainWindow::eventFilter(object, event);
}

void MainWindow::showKeys() {
    QList<KeyGroup> groups;
    for (const Page* page : std::as_const(m_pages))
        if (const QList<KeyHint> hints = page->keyHints(); !hints.isEmpty()) groups.append({page->title(), hints});
    for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id)
        if (const QMenu* menu = m_menus.value(id)) groups.append(keysOfMenu(*menu));
    groups.append({tr("Everywhere"), {{m_nextPane->shortcut().toString(QKeySequence::NativeText), tr("Next pane")}}});
    KeySheet sheet(groups, this);
    connect(
        &sheet, &KeySheet::changeRequested, this, [this] { showSettings(true); }, Qt::QueuedConnection);
    sheet.exec();
}

void MainWindow::showAbout() {
    AboutDialog(this).exec();
}

void MainWindow::showSettings(bool keys) {
    SettingsDialog dialog(m_settings, *m_shortcuts, this);
    if (keys) dialog.showKeys();
    dialog.exec();
}

} // namespace hilltop
