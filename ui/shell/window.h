// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bots_page.h"
#include "choose/own_bot_list.h"
#include "documents/review_queue.h"
#include "home/home_page.h"
#include "jobs/job.h"
#include "jobs/wait_note.h"
#include "play/play_page.h"
#include "replay/replay_page.h"
#include "reviews/quiz_page.h"
#include "reviews/reviews_page.h"
#include "settings/notify.h"
#include "settings/settings.h"
#include "shell/main_window.h"
#include "store/finished_matches.h"
#include "store/own_rating.h"
#include "style/desktop.h"
#include "style/theme.h"
#include "tournaments/view/tournament_page.h"

#include <QApplication>

#include <functional>

namespace hilltop {

struct DailyHistory;

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
    BotsPage& bots() { return *m_bots; }
    ReviewsPage& reviews() { return *m_reviews; }
    QuizPage& quiz() { return *m_quiz; }
    /// Analyses of many matches: the one queue of the program.
    ReviewQueue& reviewQueue() { return m_queue; }
    Settings& settings() { return m_settings; }
    /// The person's own bots: the one list of the window.
    OwnBotList& ownBots() { return m_ownBots; }

    /// Records and logs, read in the background; the last one that can be read is shown, the others say why not. Bots
    /// go to their page.
    void open(const QStringList& paths);
    bool opening() const { return m_opening.running(); }
    /// Sits down at a table of that game with what was chosen last time.
    void playGame(const QString& game);
    /// For a second start, with its files and the game it was to play, if any.
    void comeForward(const QStringList& files, const QString& game);
    void raise();

private:
    void connectPages();
    void connectBots();
    void connectReviews();
    void analyse(ReviewTask task);
    void openMoment(const MatchPlace& place, int decision);
    void fillHome();
    void fillContinue();
    void fillRecent();
    void readMatches();
    struct ReadFile {
        QString path;
        Result<std::vector<Record>> records;
        bool bot = false; ///< it is no record, but a bot
    };
    struct ReadFiles {
        std::vector<ReadFile> files;
        std::optional<Record> waiting; ///< the unfinished match, which the start page may not have read yet
    };
    void openNext();
    void showFiles(std::vector<ReadFile> files);
    void tellProblems(const QStringList& problems, const QString& advice);
    bool sealedNow(const Record& record) const;
    void askNewMatch();
    void showStatistics();
    void playDeal(const Record& earlier, const QString& file, int seat);
    void showCardsResults(const Record& match, const QString& file, int seat);
    void fillDaily(const DailyHistory& history);
    void playDaily(const QString& game, std::uint64_t day);
    void showDailyDays();
    const Library::Entry* keptAs(const Record& match) const;
    void review(const Record& match, int decision);
    void keepReviews();
    void openRecent(const QString& number);
    void openMatch(const Library::Entry& match);
    void showMatches();
    void deleteRecent(const QString& number);
    void deleteMatches(std::vector<Library::Entry> gone);
    void undoDelete();
    void changeLibrary(std::function<Result<>(const Library&)> change);
    void continueWith(const QString& id);
    static QString company(const Record& record);
    void showAt(Record match, const MatchPlace& place, const std::function<void()>& go);
    void rememberReplay();
    std::optional<ContinueItem> lastReplay() const;
    std::optional<ContinueItem> dueQuiz() const;
    void goOnReplaying();

    /// What continueRequested() of the start page says of the match that waits.
    static constexpr const char* kUnfinished = "unfinished";
    static constexpr const char* kLastReplay = "replay";
    static constexpr const char* kQuizDue = "quiz";

    QApplication& m_app;
    Settings m_settings;
    OwnBotList m_ownBots;
    Desktop m_desktop;
    Theme m_theme;
    DataPaths m_paths;
    std::shared_ptr<FinishedMatches> m_finished; ///< for the job that reads them
    ReviewQueue m_queue;
    std::unique_ptr<MainWindow> m_main;
    HomePage* m_home; // pages belong to the window
    PlayPage* m_play;
    ReplayPage* m_replay;
    TournamentPage* m_tournaments;
    BotsPage* m_bots;
    ReviewsPage* m_reviews;
    QuizPage* m_quiz;
    Sounds m_sounds{m_settings};
    DesktopNotifications m_notifications;
    std::unique_ptr<Notifier> m_notifier;
    std::vector<Library::Entry> m_recent;
    std::vector<std::optional<double>> m_accuracies; ///< of those, of the person
    int m_due = 0;                                   ///< positions of the quiz to repeat, as its file says
    std::vector<OwnRating> m_ratings;
    QString m_unrated; ///< why rated matches may be missing in them, once it has been told
    std::vector<std::vector<Library::Entry>> m_gone; ///< deleted together, the last ones at the end
    std::optional<Record> m_unfinished;              ///< of an earlier session, until a match is at the table
    /// Reviews of matches that have just ended, until they are kept with them.
    std::vector<std::pair<Record, Review>> m_judged;
    std::shared_ptr<MatchDocument> m_reviewed; ///< the match whose review was kept last
    QStringList m_toOpen;                      ///< files that wait for those that are being read
    WaitNote* m_wait;
    Job m_reading, m_opening, m_deleting, m_looking;
};

} // namespace hilltop
