// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include "choose/dropped_files.h"
#include "settings/kept_splitter.h"
#include "settings/settings.h"
#include "settings/shortcuts.h"
#include "shell/top_bar.h"
#include "shell/window_parts.h"
#include "style/icons.h"
#include "style/panel.h"
#include "style/screen_room.h"
#include "style/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

namespace hilltop {
namespace {

constexpr auto kGeometry = "window/geometry";
constexpr auto kFullScreen = "window/full_screen";
constexpr QSize kSmallest(960, 640), kFirst(1280, 800);

} // namespace

MainWindow::MainWindow(Settings& settings, Theme& theme, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_bar(new TopBar(this))
    , m_across(new QHBoxLayout)
    , m_stack(new QStackedWidget(this))
    , m_noticeTimer(new QTimer(this))
    , m_shortcuts(new Shortcuts(settings, this))
    , m_dialogs(new MainDialogs(*this, settings, *m_shortcuts))
    , m_leaving(new Leaving(*this))
    , m_status(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet, this)) {
    setWindowTitle(tr("Hilltop"));
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setCentralWidget(pagesBelow(*m_bar, *m_stack, *m_across));

    m_status->setElided(true);
    m_noticeTimer->setSingleShot(true);
    connect(m_noticeTimer, &QTimer::timeout, this, [this] { showNotice({}, 0); });
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(12, 0, 12, 0);
    statusBar()->setFixedHeight(qMax(26, m_status->fontMetrics().height() + 10));
    statusBar()->addWidget(m_status, 1);

    makeActions();
    rebuildMenus();
    connect(m_bar, &TopBar::tabChosen, this, [this](int index) { showPage(m_pages.value(index)); });
    tellProblems(m_settings, *this, [this](const QString& text) { showNotice(text, 0); });
    connect(&m_settings, &Settings::appearanceChanged, &m_theme, &Theme::setAppearance);
    m_theme.setAppearance(m_settings.appearance());
}

void MainWindow::makeActions() {
    const auto make = [this](const char* id, const QString& text, const QKeySequence& keys, auto&& what) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String(id));
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    m_open = make("window.open", tr("&Open…"), QKeySequence::Open, [this] { askForFiles(); });
    m_open->setIcon(icon(QStringLiteral("file")));
    m_preferences = make("window.settings", tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
                         [this] { m_dialogs->showSettings(false); });
    m_preferences->setMenuRole(QAction::PreferencesRole);
    m_quit = make("window.quit", tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
    m_fullScreen = make("window.fullScreen", tr("&Full screen"), QKeySequence(Qt::Key_F11),
                        [this](bool on) { setFullScreen(on); });
    m_fullScreen->setCheckable(true);
    // Called as it was when it showed rules alone: people's own keys know it so.
    m_help =
        make("window.rules", tr("&Manual"), QKeySequence(Qt::Key_F1), [this] { showManual(m_dialogs->manualHere()); });
    m_help->setIcon(icon(QStringLiteral("book")));
    m_keys = make("window.keys", tr("&Keys"), QKeySequence(Qt::Key_Question), [this] { m_dialogs->showKeys(); });
    m_authors = new QMenu(tr("For authors of &bots"), this);
    for (const auto& [page, text] : {std::pair{"protocol", tr("The Hilltop &protocol")},
                                     {"contest", tr("A &contest in an evening")},
                                     {"contract", tr("What &records and views hold")}})
        m_authors->addAction(text, this, [this, id = QString::fromLatin1(page)] { showManual(id); });
    m_about = make("window.about", tr("&About Hilltop"), {}, [this] { m_dialogs->showAbout(); });
    m_nextPane = make("window.next_pane", tr("Next pane"), QKeySequence(Qt::Key_F6), [this] { nextPane(); });
    addAction(m_nextPane);
    m_shortcuts->add(m_nextPane, {});
    m_appearance = appearanceMenu(m_settings, this);
    m_speed = speedMenu(m_settings, this);
}

QList<QAction*> MainWindow::ownActions(MenuId menu) const {
    switch (menu) {
    case MenuId::File:
        return {m_open, nullptr, m_preferences, nullptr, m_quit};
    case MenuId::View: {
        QList<QAction*> actions = m_pageActions;
        actions << nullptr << m_appearance->menuAction() << m_speed->menuAction() << nullptr << m_fullScreen;
        return actions;
    }
    case MenuId::Help:
        return {m_help, m_authors->menuAction(), m_keys, nullptr, m_about};
    default:
        return {};
    }
}

void MainWindow::rebuildMenus() {
    static const std::pair<MenuId, const char*> titles[] = {
        {MenuId::File, QT_TR_NOOP("&File")},        {MenuId::Match, QT_TR_NOOP("&Match")},
        {MenuId::Replay, QT_TR_NOOP("&Replay")},    {MenuId::Tournament, QT_TR_NOOP("&Tournament")},
        {MenuId::Hill, QT_TR_NOOP("Hi&ll")},        {MenuId::Bots, QT_TR_NOOP("&Bots")},
        {MenuId::Reviews, QT_TR_NOOP("Anal&yses")}, {MenuId::View, QT_TR_NOOP("&View")},
        {MenuId::Help, QT_TR_NOOP("&Help")},
    };
    for (const auto& [id, title] : titles) {
        QMenu*& menu = m_menus[static_cast<int>(id)];
        if (!menu) menu = menuBar()->addMenu(tr(title));
        menu->clear(); // actions belong to pages and stay
        QList<QAction*> actions;
        for (const Page* page : std::as_const(m_pages)) {
            const QList<QAction*> part = page->menuActions(id);
            if (!part.isEmpty() && !actions.isEmpty()) actions << nullptr;
            actions += part;
        }
        const QList<QAction*> own = ownActions(id);
        if (!own.isEmpty() && !actions.isEmpty()) actions << nullptr;
        actions += own;
        for (QAction* action : std::as_const(actions))
            action ? menu->addAction(action) : static_cast<void>(menu->addSeparator());
        for (QAction* action : own)
            m_shortcuts->add(action, {});
        menu->menuAction()->setVisible(!actions.isEmpty());
    }
}

void MainWindow::addPage(Page* page) {
    for (KeptSplitter* splitter : page->findChildren<KeptSplitter*>())
        splitter->keepIn(m_settings);
    const int number = static_cast<int>(m_pages.size()) + 1;
    m_pages.append(page);
    m_stack->addWidget(page);
    m_bar->addTab(page->title(), page->iconName());
    page->setAccessibleName(page->title());
    if (QWidget* status = page->statusWidget()) addStatusWidget(status);
    auto* go = new QAction(icon(page->iconName()), page->title(), this);
    go->setObjectName(QStringLiteral("window.page_%1").arg(number));
    go->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)));
    connect(go, &QAction::triggered, this, [this, page] { showPage(page); });
    m_pageActions.append(go);
    auto* keys = new QActionGroup(this);
    keys->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    m_pageKeys.append(keys);
    const auto take = [this, page, keys, go, number] {
        page->addActions(page->barActions());
        for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id)
            page->addActions(chosenFrom(page->menuActions(static_cast<MenuId>(id))));
        for (QAction* action : page->actions()) {
            m_shortcuts->add(action, page->title());
            if (action->shortcutContext() != Qt::WindowShortcut) keys->addAction(action);
        }
        for (QAction* action : page->ownKeys())
            m_shortcuts->add(action, page->title());
        rebuildMenus();
        if (page == currentPage()) refreshBar();
    };
    connect(page, &Page::actionsChanged, this, take);
    connect(page, &Page::statusChanged, this, [this, page](const QString& text) {
        if (page != currentPage()) return;
        m_pageStatus = text;
        refreshStatus();
        m_dialogs->tellRules();
    });
    take();
    enablePageActions();
    if (number == 1) {
        refreshBar();
        page->shown();
        page->takeFocus();
    }
}

Page* MainWindow::currentPage() const {
    return m_pages.value(m_stack->currentIndex());
}

void MainWindow::showPage(Page* page) {
    Page* before = currentPage();
    if (!page || !m_pages.contains(page)) return;
    if (page != before) {
        m_notice.clear();
        m_stack->setCurrentWidget(page);
        enablePageActions();
        if (before) before->hidden();
        page->shown();
        m_dialogs->tellRules();
    }
    refreshBar();
    page->takeFocus();
}

/// A menu shows the actions of all pages; while it is open their keys would reach a hidden page.
void MainWindow::enablePageActions() {
    for (int i = 0; i < m_pages.size(); ++i)
        m_pageKeys[i]->setEnabled(m_pages[i] == currentPage());
}

void MainWindow::refreshBar() {
    Page* page = currentPage();
    m_bar->setCurrentTab(m_stack->currentIndex());
    m_bar->setActions(page->barActions());
    m_pageStatus = page->statusText();
    refreshStatus();
}

void MainWindow::nextPane() {
    const QList<QWidget*> parts = currentPage()->panes();
    focusNextPane(QList<QWidget*>{m_bar->currentTab()} + (parts.isEmpty() ? QList<QWidget*>{currentPage()} : parts),
                  focusWidget());
}

void MainWindow::addStatusWidget(QWidget* widget) {
    statusBar()->addPermanentWidget(widget);
}

void MainWindow::showNotice(const QString& sentence, int milliseconds) {
    m_notice = sentence;
    m_noticeTimer->stop();
    if (milliseconds > 0) m_noticeTimer->start(milliseconds);
    refreshStatus();
}

void MainWindow::refreshStatus() {
    const bool notice = !m_notice.isEmpty();
    m_status->setInk(notice ? TextLabel::Ink::Normal : TextLabel::Ink::Quiet);
    m_status->setText(notice ? m_notice : m_pageStatus);
}

void MainWindow::setFullScreen(bool on) {
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::restoreWindow() {
    followScreen(*this, kSmallest);
    if (!restoreGeometry(m_settings.get<QByteArray>(kGeometry, {}))) resize(kFirst.boundedTo(roomOn(*screen())));
    if (m_settings.get<bool>(kFullScreen, false)) setFullScreen(true);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_leaving->mayClose(m_pages)) return event->ignore();
    keepWindow();
    QMainWindow::closeEvent(event);
}

void MainWindow::keepWindow() {
    m_settings.set<QByteArray>(kGeometry, saveGeometry());
    m_settings.set<bool>(kFullScreen, isFullScreen());
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) m_fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::setBeside(QWidget* part) {
    putBeside(*m_across, m_beside, part, width());
}

int MainWindow::besideWidth() const {
    return widthBeside(width());
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (m_beside) m_beside->setFixedWidth(besideWidth());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(*event->mimeData()).isEmpty()) takeCopy(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (takeCopy(*event)) emit openRequested(localFiles(*event->mimeData()));
}

} // namespace hilltop
