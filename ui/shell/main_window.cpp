// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/main_window.h"

#include "shell/about_dialog.h"
#include "shell/icons.h"
#include "shell/key_sheet.h"
#include "shell/panel.h"
#include "shell/panes.h"
#include "shell/rules_dialog.h"
#include "shell/settings.h"
#include "shell/theme.h"
#include "shell/top_bar.h"
#include "shell/view_menus.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

namespace hilltop {

namespace {

constexpr auto kGeometry = "window/geometry";
constexpr auto kFullScreen = "window/full_screen";
constexpr auto kFolder = "window/open_folder";
constexpr QSize kSmallest(960, 640), kFirst(1280, 800);

QStringList localFiles(const QMimeData* data) {
    QStringList paths;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) paths.append(url.toLocalFile());
    return paths;
}

} // namespace

MainWindow::MainWindow(Settings& settings, Theme& theme, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_bar(new TopBar(this))
    , m_stack(new QStackedWidget(this))
    , m_noticeTimer(new QTimer(this))
    , m_status(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet, this)) {
    setWindowTitle(tr("Hilltop"));
    setWindowIcon(programIcon());
    setMinimumSize(kSmallest);
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    setCentralWidget(middle);

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
    connect(&m_settings, &Settings::problemFound, this, [this](const QString& text) { showNotice(text, 0); });
    if (!m_settings.problem().isEmpty()) showNotice(m_settings.problem(), 0);
    connect(&m_settings, &Settings::appearanceChanged, &m_theme, &Theme::setAppearance);
    m_theme.setAppearance(m_settings.appearance());
}

void MainWindow::makeActions() {
    const auto make = [this](const QString& text, const QKeySequence& keys, auto&& what) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, what);
        return action;
    };
    m_open = make(tr("&Open…"), QKeySequence::Open, [this] { askForFiles(); });
    m_open->setIcon(icon(QStringLiteral("file")));
    m_quit = make(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
    m_fullScreen = make(tr("&Full screen"), QKeySequence(Qt::Key_F11), [this](bool on) { setFullScreen(on); });
    m_fullScreen->setCheckable(true);
    m_rules = make(tr("&Rules"), QKeySequence(Qt::Key_F1),
                   [this] { showRules(currentPage() ? currentPage()->rulesId() : QString()); });
    m_rules->setIcon(icon(QStringLiteral("book")));
    m_keys = make(tr("&Keys"), QKeySequence(Qt::Key_Question), [this] { showKeys(); });
    m_about = make(tr("&About Hilltop"), {}, [this] { showAbout(); });
    addAction(make(tr("Next pane"), QKeySequence(Qt::Key_F6), [this] { nextPane(); }));
    m_appearance = appearanceMenu(m_settings, this);
    m_speed = speedMenu(m_settings, this);
}

QList<QAction*> MainWindow::ownActions(MenuId menu) const {
    switch (menu) {
    case MenuId::File:
        return {m_open, nullptr, m_quit};
    case MenuId::View: {
        QList<QAction*> actions = m_pageActions;
        actions << nullptr << m_appearance->menuAction() << m_speed->menuAction() << nullptr << m_fullScreen;
        return actions;
    }
    case MenuId::Help:
        return {m_rules, m_keys, nullptr, m_about};
    default:
        return {};
    }
}

void MainWindow::rebuildMenus() {
    static const std::pair<MenuId, const char*> titles[] = {
        {MenuId::File, QT_TR_NOOP("&File")},     {MenuId::Match, QT_TR_NOOP("&Match")},
        {MenuId::Replay, QT_TR_NOOP("&Replay")}, {MenuId::Tournament, QT_TR_NOOP("&Tournament")},
        {MenuId::View, QT_TR_NOOP("&View")},     {MenuId::Help, QT_TR_NOOP("&Help")},
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
        menu->menuAction()->setVisible(!actions.isEmpty());
    }
}

void MainWindow::addPage(Page* page) {
    const int number = static_cast<int>(m_pages.size()) + 1;
    m_pages.append(page);
    m_stack->addWidget(page);
    m_bar->addTab(page->title(), page->iconName());
    page->setAccessibleName(page->title());
    auto* go = new QAction(icon(page->iconName()), page->title(), this);
    go->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)));
    connect(go, &QAction::triggered, this, [this, page] { showPage(page); });
    m_pageActions.append(go);
    const auto take = [this, page] {
        page->addActions(page->barActions());
        for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id)
            for (QAction* action : page->menuActions(static_cast<MenuId>(id)))
                if (action) page->addAction(action);
        rebuildMenus();
        if (page == currentPage()) refreshBar();
    };
    connect(page, &Page::actionsChanged, this, take);
    connect(page, &Page::statusChanged, this, [this, page](const QString& text) {
        if (page != currentPage()) return;
        m_pageStatus = text;
        refreshStatus();
    });
    take();
    if (number == 1) {
        refreshBar();
        page->shown();
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
        if (before) before->hidden();
        page->shown();
    }
    refreshBar();
    page->setFocus(Qt::OtherFocusReason);
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

void MainWindow::askForFiles() {
    const QStringList paths =
        QFileDialog::getOpenFileNames(this, tr("Open"), m_settings.get<QString>(kFolder, {}),
                                      m_openFilter.isEmpty() ? tr("All files (*)") : m_openFilter);
    if (paths.isEmpty()) return;
    m_settings.set<QString>(kFolder, QFileInfo(paths.first()).absolutePath());
    emit openRequested(paths);
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

void MainWindow::showRules(const QString& gameId) {
    const QString id = gameId.isEmpty() ? m_gameIds.value(0) : gameId;
    if (id.isEmpty()) return;
    if (!m_rulesDialog) m_rulesDialog = new RulesDialog(m_gameIds, this);
    m_rulesDialog->showGame(id);
}

void MainWindow::showKeys() {
    QList<KeyGroup> groups;
    for (const Page* page : std::as_const(m_pages))
        if (const QList<KeyHint> hints = page->keyHints(); !hints.isEmpty()) groups.append({page->title(), hints});
    for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id)
        if (const QMenu* menu = m_menus.value(id)) groups.append(keysOfMenu(*menu));
    groups.append({tr("Everywhere"), {{QKeySequence(Qt::Key_F6).toString(QKeySequence::NativeText), tr("Next pane")}}});
    KeySheet(groups, this).exec();
}

void MainWindow::showAbout() {
    AboutDialog(this).exec();
}

void MainWindow::setFullScreen(bool on) {
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::restoreWindow() {
    if (!restoreGeometry(m_settings.get<QByteArray>(kGeometry, {})))
        resize(kFirst.boundedTo(screen()->availableSize()).expandedTo(kSmallest));
    if (m_settings.get<bool>(kFullScreen, false)) setFullScreen(true);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_settings.set<QByteArray>(kGeometry, saveGeometry());
    m_settings.set<bool>(kFullScreen, isFullScreen());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) m_fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    emit openRequested(localFiles(event->mimeData()));
}

} // namespace hilltop
