// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that belong to the window as a whole, and what holds for all dialogs and menus.
#include "shell/main_window.h"

#include "choose/manual_dialog.h"
#include "settings/key_sheet.h"
#include "settings/settings.h"
#include "settings/settings_dialog.h"
#include "shell/about_dialog.h"
#include "style/manual_link.h"
#include "style/screen_room.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>
#include <QWhatsThisClickedEvent>

namespace hilltop {
namespace {

constexpr auto kFolder = "window/open_folder";

/// Also through windows of its own, where QWidget::isAncestorOf() ends.
bool belongsTo(const QWidget& window, const QWidget* part) {
    while (part != nullptr && part != &window)
        part = part->parentWidget();
    return part != nullptr;
}

} // namespace

void MainWindow::askForFiles() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(this, tr("Open"), m_settings.get<QString>(kFolder, {}),
                                      m_openFilter.isEmpty() ? tr("All files (*)") : m_openFilter);
    if (paths.isEmpty()) return;
    m_settings.set<QString>(kFolder, QFileInfo(paths.first()).absolutePath());
    emit openRequested(paths);
}

/// A dialog that waits for an answer shuts out all windows but its own, so it has a manual of its own.
void MainWindow::showManual(const QString& place) {
    QWidget* waiting = QApplication::activeModalWidget();
    if (waiting != nullptr) {
        auto* manual = waiting->findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
        (manual != nullptr ? manual : new ManualDialog(m_gameIds, waiting))->showPage(place);
        return;
    }
    if (!m_manual) m_manual = new ManualDialog(m_gameIds, this);
    m_manual->showPage(place);
    tellRules();
}

/// What belongs to the part that has the focus, the game that is shown, or the page.
QString MainWindow::manualHere() const {
    const Page* page = currentPage();
    if (page == nullptr) return QStringLiteral("start");
    const QString whole = page->property("manual").toString(), game = page->rulesId();
    const QWidget* focus = page->isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
    const QString part = manualAt(focus);
    if (!part.isEmpty() && part != whole) return part;
    if (!game.isEmpty()) return game;
    return whole.isEmpty() ? QStringLiteral("start") : whole;
}

/// F1, or what people have made of it, in a dialog of this window.
void MainWindow::giveManualKey(QDialog& dialog) {
    if (qobject_cast<ManualDialog*>(&dialog) != nullptr) return;
    constexpr auto kName = "manualKey";
    auto* key = dialog.findChild<QShortcut*>(QLatin1String(kName), Qt::FindDirectChildrenOnly);
    if (key == nullptr) {
        key = new QShortcut(&dialog);
        key->setObjectName(QLatin1String(kName));
        connect(key, &QShortcut::activated, this, [this, dialog = &dialog] {
            const QString place = manualAt(dialog->focusWidget() != nullptr ? dialog->focusWidget() : dialog);
            showManual(place.isEmpty() ? manualHere() : place);
        });
    }
    key->setKeys(m_help->shortcuts());
}

/// Rules that are open beside the table follow it.
void MainWindow::tellRules() {
    const Page* page = currentPage();
    if (m_manual && m_manual->isVisible() && page != nullptr) m_manual->setNow(page->rulesId(), page->rulesNow());
}

/// Letters choose in an open menu, and reach nothing behind it. Dialogs are no larger than the screen.
bool MainWindow::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::Show) {
        if (auto* dialog = qobject_cast<QDialog*>(object)) {
            keepOnScreen(*dialog);
            if (belongsTo(*this, dialog)) giveManualKey(*dialog);
        }
    }
    if (event->type() == QEvent::WhatsThisClicked) {
        if (belongsTo(*this, qobject_cast<QWidget*>(object))) {
            showManual(static_cast<QWhatsThisClickedEvent*>(event)->href());
            return true;
        }
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
