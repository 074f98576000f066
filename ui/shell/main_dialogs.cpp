// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_dialogs.h"

#include "choose/manual_dialog.h"
#include "settings/key_sheet.h"
#include "settings/settings.h"
#include "settings/settings_dialog.h"
#include "shell/main_window.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"
#include "style/screen_room.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDialogButtonBox>
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

MainDialogs::MainDialogs(MainWindow& window, Settings& settings, Shortcuts& shortcuts)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_shortcuts(shortcuts) {
    qApp->installEventFilter(this);
}

void MainDialogs::askForFiles() {
    hilltop::askForFiles(&m_window, tr("Open"), m_settings.get<QString>(kFolder, {}),
                         m_openFilter.isEmpty() ? tr("All files (*)") : m_openFilter, QFileDialog::ExistingFiles, this,
                         [this](const QStringList& paths) {
                             m_settings.set<QString>(kFolder, QFileInfo(paths.first()).absolutePath());
                             emit m_window.openRequested(paths);
                         });
}

/// A dialog that waits for an answer shuts out all windows but its own, so it has a manual of its own.
void MainDialogs::showManual(const QString& place) {
    QWidget* waiting = QApplication::activeModalWidget();
    if (waiting != nullptr) {
        auto* manual = waiting->findChild<ManualDialog*>(QString(), Qt::FindDirectChildrenOnly);
        (manual != nullptr ? manual : new ManualDialog(m_gameIds, waiting))->showPage(place);
        return;
    }
    const Page* page = m_window.currentPage();
    showManual(place, page != nullptr && !place.isEmpty() && place == page->rulesId());
}

/// The rules of the game whose table is in sight are beside it, all else is a window of its own.
void MainDialogs::showManual(const QString& place, bool beside) {
    if (!m_manual) {
        m_manual = new ManualDialog(m_gameIds, &m_window);
        connect(m_manual, &ManualDialog::wholeRequested, this, [this] { showManual(m_manual->current(), false); });
        connect(m_manual, &QDialog::finished, this, [this] {
            if (Page* page = m_window.currentPage(); page != nullptr && !m_manual->isWindow()) page->takeFocus();
        });
    }
    m_manual->setBeside(beside);
    m_window.setBeside(beside ? m_manual : nullptr);
    m_manual->showPage(place);
    tellRules();
}

QString MainDialogs::manualHere() const {
    const Page* page = m_window.currentPage();
    if (page == nullptr) return QStringLiteral("start");
    const QString whole = page->property("manual").toString(), game = page->rulesId();
    const QWidget* focus = page->isAncestorOf(m_window.focusWidget()) ? m_window.focusWidget() : nullptr;
    const QString part = manualAt(focus);
    if (!part.isEmpty() && part != whole) return part;
    if (!game.isEmpty()) return game;
    return whole.isEmpty() ? QStringLiteral("start") : whole;
}

/// F1, or what people have made of it, in a dialog of this window.
void MainDialogs::giveManualKey(QDialog& dialog) {
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
    key->setKeys(m_window.help()->shortcuts());
}

void MainDialogs::tellRules() {
    const Page* page = m_window.currentPage();
    if (m_manual && m_manual->isVisible() && page != nullptr) m_manual->setNow(page->rulesId(), page->rulesNow());
}

/// Letters choose in an open menu, and reach nothing behind it. Dialogs are no larger than the screen.
bool MainDialogs::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::Show) {
        if (auto* dialog = qobject_cast<QDialog*>(object)) {
            keepOnScreen(*dialog);
            if (belongsTo(m_window, dialog)) giveManualKey(*dialog);
        }
    }
    if (event->type() == QEvent::WhatsThisClicked) {
        if (belongsTo(m_window, qobject_cast<QWidget*>(object))) {
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
    return QObject::eventFilter(object, event);
}

void MainDialogs::showKeys() {
    QList<KeyGroup> groups;
    for (const Page* page : m_window.pages())
        if (const QList<KeyHint> hints = page->keyHints(); !hints.isEmpty()) groups.append({page->title(), hints});
    for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id)
        if (const QMenu* menu = m_window.menu(static_cast<MenuId>(id))) groups.append(keysOfMenu(*menu));
    groups.append({tr("Everywhere"),
                   {{m_window.nextPaneAction()->shortcut().toString(QKeySequence::NativeText), tr("Next pane")}}});
    auto* sheet = new KeySheet(groups, &m_window);
    connect(
        sheet, &KeySheet::changeRequested, this, [this] { showSettings(true); }, Qt::QueuedConnection);
    openDialog(sheet);
}

void MainDialogs::showAbout() {
    openDialog(new AboutDialog(&m_window));
}

void MainDialogs::showSettings(bool keys) {
    auto* dialog = new SettingsDialog(m_settings, m_shortcuts, &m_window);
    if (keys) dialog->showKeys();
    const auto language = [this] { return m_settings.get<QString>(kLanguageKey, {}); };
    openThen(dialog, this, [this, language, before = language()](const SettingsDialog&) {
        if (language() != before) emit m_window.languageChosen();
    });
}

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("About Hilltop"));
    auto* picture = new QLabel;
    picture->setPixmap(programIcon().pixmap(QSize(96, 96), devicePixelRatioF()));
    picture->setAlignment(Qt::AlignTop);

    auto* words = columnPart(4);
    words->addWidget(new TextLabel(tr("Hilltop"), TextSize::Title));
    const QString version = QCoreApplication::applicationVersion();
    words->addWidget(new TextLabel(version.isEmpty()
                                       ? tr("with Qt %1").arg(QLatin1String(qVersion()))
                                       : tr("Version %1, with Qt %2").arg(version, QLatin1String(qVersion())),
                                   TextSize::Small, false, TextLabel::Ink::Quiet));
    words->addSpacing(12);
    auto* what = new TextLabel(
        tr("Play card games against bots, analyse every decision, and run tournaments that show which bot is better."));
    what->setWordWrap(true);
    words->addWidget(what);
    words->addSpacing(8);
    auto* licence = new TextLabel(tr("Free software under the GNU General Public License, version 3 or later. It comes "
                                     "without any warranty."),
                                  TextSize::Small, false, TextLabel::Ink::Quiet);
    licence->setWordWrap(true);
    words->addWidget(licence);
    words->addStretch(1);

    auto* top = rowPart(24, {24, 24, 24, 20});
    top->addWidget(picture, 0, Qt::AlignTop);
    top->addLayout(words, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->setContentsMargins(20, 14, 20, 14);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = columnIn(this, 0);
    column->addLayout(top, 1);
    column->addWidget(new Hairline);
    column->addWidget(buttons);
    setFixedWidth(520);
}

} // namespace hilltop
