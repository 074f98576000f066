// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/restartable_window.h"

#include "documents/record_list.h"
#include "settings/languages.h"

#include <utility>

namespace hilltop {
namespace {

/// For the work of the window before, such as the series of a tournament.
constexpr std::chrono::seconds kForWork{10};

/// What one window hands on to the next.
struct WindowState {
    QString language;
    qsizetype page = 0;
    std::optional<Record> match; ///< at the table
    BranchPlay branch;
    std::shared_ptr<MatchDocument> document; ///< in Replay
    MatchDocument::Cursor cursor;
    int view = MatchCursor::kAllCards;
    bool analysing = false;
    std::vector<Record> records; ///< of the file it is from
    QString recordsPath;
    QString tournament, running, hill;
    QuizPage::State quiz;
};

WindowState stateOf(Window& window) {
    WindowState state;
    state.language = window.settings().get<QString>(kLanguageKey, {});
    state.page = window.main().pages().indexOf(window.main().currentPage());
    if (window.play().hasMatch()) {
        state.match = window.play().record();
        state.branch = window.play().match().branch();
    }
    ReplayPage& replay = window.replay();
    if (replay.cursor().document()) {
        state.document = replay.cursor().document();
        state.cursor = {replay.cursor().branch(), replay.cursor().position()};
        state.view = replay.cursor().view();
        state.analysing = replay.analysis().wanted();
    }
    state.records = replay.opening().list()->model().records();
    state.recordsPath = replay.opening().list()->path();
    if (const TournamentJob* job = window.tournaments().job()) state.tournament = job->path();
    const JobPtr& running = window.tournaments().queue().running();
    if (running && !running->progress().paused && !running->stopping()) state.running = running->path();
    if (window.hills().job()) state.hill = window.hills().job()->path();
    state.quiz = window.quiz().state();
    return state;
}

void restore(Window& window, WindowState state) {
    TournamentPage& tournaments = window.tournaments();
    if (!state.running.isEmpty()) tournaments.resume(state.running);
    if (!state.tournament.isEmpty())
        tournaments.open(state.tournament);
    else if (!state.running.isEmpty())
        tournaments.showList();
    if (!state.hill.isEmpty()) window.hills().open(state.hill); // those that are played go on by themselves
    ReplayPage& replay = window.replay();
    if (state.document) {
        replay.opening().show(state.document, MatchDocument::kMatch);
        replay.cursor().setView(state.view);
        replay.cursor().show(state.cursor.branch, state.cursor.position);
        replay.setAnalysing(state.analysing);
    }
    if (!state.records.empty()) {
        const int row = state.document ? replay.opening().list()->rowOf(*state.document) : 0;
        if (state.document)
            replay.opening().list()->setFile(std::move(state.records), state.recordsPath, row);
        else
            (void)replay.opening().open(std::move(state.records), state.recordsPath, row);
    }
    window.quiz().restore(std::move(state.quiz));
    if (state.match) window.play().continueMatch(std::move(*state.match), state.branch);
    window.main().showPage(window.main().pages().value(state.page));
}

} // namespace

RestartableWindow::RestartableWindow(QApplication& app, const QString& dataFolder, const QString& configFile)
    : m_app(app)
    , m_dataFolder(dataFolder)
    , m_configFile(configFile) {
    build();
}

RestartableWindow::~RestartableWindow() = default;

void RestartableWindow::build() {
    m_window = std::make_unique<Window>(m_app, m_dataFolder, m_configFile);
    // Not from within the window that asks for it.
    connect(m_window.get(), &Window::restartRequested, this, &RestartableWindow::restart, Qt::QueuedConnection);
}

void RestartableWindow::restart() {
    WindowState state = stateOf(*m_window);
    m_window->main().keepWindow();
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_window.reset(); // all is on the disk
    waitForJobs(kForWork);
    speakLanguage(m_app, state.language);
    build();
    m_window->main().show();
    restore(*m_window, std::move(state));
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    emit restarted();
}

} // namespace hilltop
