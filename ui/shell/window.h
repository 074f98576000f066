// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bots_page.h"
#include "choose/own_bot_list.h"
#include "documents/review_queue.h"
#include "hills/hills_page.h"
#include "home/home_page.h"
#include "jobs/job.h"
#include "jobs/wait_note.h"
#include "play/play_page.h"
#include "replay/replay_page.h"
#include "reviews/quiz_page.h"
#include "reviews/reviews_page.h"
#include "settings/notify.h"
#include "settings/own_person.h"
#include "settings/settings.h"
#include "shell/continuing.h"
#include "shell/file_opening.h"
#include "shell/kept_matches.h"
#include "shell/main_window.h"
#include "shell/match_reviews.h"
#include "shell/moment_opening.h"
#include "style/desktop.h"
#include "style/theme.h"
#include "tournaments/view/tournament_page.h"

#include <QApplication>

namespace hilltop {

/// The window put together: pages, what they ask of each other, and where data lies.
class Window : public QObject {
    Q_OBJECT
public:
    /// `dataFolder` holds matches and the unfinished one, `configFile` the settings.
    Window(QApplication& app, const QString& dataFolder, const QString& configFile);
    ~Window() override;

    MainWindow& main() { return *m_main; }
    HomePage& home() { return *m_home; }
    PlayPage& play() { return *m_play; }
    ReplayPage& replay() { return *m_replay; }
    TournamentPage& tournaments() { return *m_tournaments; }
    HillsPage& hills() { return *m_hills; }
    BotsPage& bots() { return *m_bots; }
    ReviewsPage& reviews() { return *m_reviews; }
    QuizPage& quiz() { return *m_quiz; }
    /// Analyses of many matches: the one queue of the program.
    ReviewQueue& reviewQueue() { return m_queue; }
    Settings& settings() { return m_settings; }
    const Theme& theme() const { return m_theme; }
    /// The person's own bots: the one list of the window.
    OwnBotList& ownBots() { return m_ownBots; }

    /// By which deals of the day are today's.
    DailyClock& dailyClock() { return m_kept->clock(); }

    /// Records and logs, read in the background; the last one that can be read is shown, the others say why not. Bots
    /// go to their page.
    void open(const QStringList& paths) { m_files->open(paths); }
    bool opening() const { return m_files->running(); }
    /// Sits down at a table of that game with what was chosen last time, for practice: a rated match is asked for.
    void playGame(const QString& game);
    /// For a second start, with its files and the game it was to play, if any.
    void comeForward(const QStringList& files, const QString& game);
    void raise();

signals:
    /// Everything is saved or may be lost, and the window shall be built anew in the language of the settings.
    void restartRequested();

private:
    void connectPlaying();
    void connectReplaying();
    void connectTournaments();
    void connectHills();
    void connectReviews();
    void connectShell();
    void front(Page* page) { m_main->showPage(page); }
    /// For a while: what went wrong.
    void complain(const QString& sentence) { m_main->showNotice(sentence, 15000); }
    void fillHome();
    void askToRestart();
    void analyse(ReviewTask task);
    void askNewMatch();
    void sitDown(const MatchSetup& setup);
    void propose(const MatchSetup& setup);
    void showStatistics();
    void openMatch(const Library::Entry& match);
    void playDeal(const Record& earlier, const QString& file, int seat);
    void playDaily(const QString& game, std::uint64_t day);
    void showCardsResults(const Record& match, const QString& file, int seat);
    bool sealedNow(const Record& record) const;

    Settings m_settings;
    PersonFollower m_person{m_settings};
    const QString m_language; ///< of the window, as the settings say it
    OwnBotList m_ownBots;
    Desktop m_desktop;
    Theme m_theme;
    DataPaths m_paths;
    ReviewQueue m_queue;
    std::unique_ptr<MainWindow> m_main;
    HomePage* m_home; // pages belong to the window
    PlayPage* m_play;
    ReplayPage* m_replay;
    TournamentPage* m_tournaments;
    HillsPage* m_hills;
    BotsPage* m_bots;
    ReviewsPage* m_reviews;
    QuizPage* m_quiz;
    Sounds m_sounds{m_settings};
    DesktopNotifications m_notifications;
    std::unique_ptr<Notifier> m_notifier;
    WaitNote* m_wait;
    std::unique_ptr<KeptMatches> m_kept;
    std::unique_ptr<FileOpening> m_files;
    std::unique_ptr<MomentOpening> m_moments;
    std::unique_ptr<Continuing> m_continuing;
    std::unique_ptr<MatchReviews> m_judged;
};

} // namespace hilltop
