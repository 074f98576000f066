// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/saved_tournament.h"
#include "tournament/runner.h"
#include "tournament/statistics.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

class QTemporaryDir;

namespace hilltop {

/// What a tournament's thread tells the window from time to time.
struct TournamentNews {
    Progress progress;
    std::shared_ptr<const Statistics> statistics; ///< about a second behind; none before the first results
    std::shared_ptr<const std::vector<FaultSummary>> faults;
    std::uint32_t rows = 0; ///< series that are on the disk
    double saved_ago = -1;  ///< seconds since the last commit; negative: nothing is being written
    double played = 0;      ///< seconds of earlier sessions
};

/// One tournament of the window, with its file. Files are opened, folded and written, and statistics are computed, on
/// a thread of its own, so the window never waits; news come at most ten times a second.
class TournamentJob : public QObject {
    Q_OBJECT
public:
    enum class Phase {
        Opening, ///< its file is being made, or read and folded
        Waiting, ///< in the queue
        Running, ///< or paused
        Ended,   ///< finished, stopped, only looked at, or failed
    };

    explicit TournamentJob(QObject* parent = nullptr);
    /// Stops the workers, which takes them one match at most; what has been folded is in the file.
    ~TournamentJob() override;

    /// Makes <folder>/<name>.htour, with a number where that is taken, and plays it, or waits with it. Where the
    /// folder cannot be written, it runs from a temporary file and unkept() says why. The plan has passed check_plan().
    void create(const QString& folder, const QString& name, const Plan& plan, int threads, bool wait = false);
    /// To look at.
    void open(const QString& path);
    /// Goes on, also after a failure. Not while it runs.
    void resume(const QString& path, int threads);
    void resume() { resume(m_path, m_threads); }
    void pause(bool paused);
    void setThreads(int threads);
    /// Series that have begun are played to their end and count; finished() follows.
    void stop();
    /// Shown as in the queue, or no longer. Not while it runs.
    void wait(bool waiting) { setPhase(waiting ? Phase::Waiting : Phase::Ended); }

    Phase phase() const { return m_phase; }
    /// The course is known; plan(), schedule(), names() and news() make no sense before.
    bool exists() const { return m_exists; }
    bool running() const { return m_phase == Phase::Running; }
    bool complete() const { return m_exists && m_news.progress.course.over(); }
    /// More could be played, or has not reached the disk, and nobody plays.
    bool resumable() const { return m_phase == Phase::Ended && m_exists && !(complete() && m_problem.isEmpty()); }
    /// One sentence: why it is not as it should be, in the engine's words; empty when all is well.
    QString problem() const { return m_problem; }
    /// Why its file will not outlive the program; empty where it will.
    QString unkept() const { return m_unkept; }
    QString path() const { return m_path; }
    const Plan& plan() const { return m_news.progress.course.plan(); }
    const Schedule& schedule() const { return m_news.progress.course.schedule(); }
    int threads() const { return m_threads; }
    const TournamentNews& news() const { return m_news; }
    const Progress& progress() const { return m_news.progress; }
    /// The name of its file, "Pazaak round-robin".
    QString title() const;
    void setPath(const QString& path) { m_path = path; }
    /// What entrants are called, translated; a bot that is entered more than once gets a number.
    QStringList names() const { return m_names; }

    /// A match of the schedule; nothing if it is not on the disk.
    std::optional<PlayedMatch> match(const Schedule::Place& place);
    /// Looks for its record, or plays it again, on a thread; found() or notFound() follows. `decision` comes back.
    void find(const Schedule::Place& place, int decision = -1);
    bool finding() const { return m_finding; }

signals:
    void phaseChanged();
    void progressed();
    /// Nobody plays any more: all matches are played, or stop() has come through, or the file has failed.
    void finished();
    void found(const hilltop::FoundMatch& match, int decision);
    void notFound(const QString& problem);

private:
    struct Task;
    class Telling;
    void begin(Task task);
    void work(const Task& task);
    void play(SavedTournament saved, const Task& task, Telling& telling);
    void post(std::function<void()> done);
    void opened(const QString& path, const QString& unkept, Course course, std::shared_ptr<TournamentFile> reader,
                Phase phase);
    void take(TournamentNews news);
    void fail(const Error& error);
    void setPhase(Phase phase);
    void end();

    Phase m_phase = Phase::Ended;
    bool m_exists = false;
    QString m_path, m_problem, m_unkept;
    std::unique_ptr<QTemporaryDir> m_temporary; ///< of an unkept file
    int m_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::shared_ptr<TournamentFile> m_reader; ///< for the window's thread
    TournamentNews m_news;
    QStringList m_names;
    int m_run = 0; ///< which begin() a message belongs to

    std::thread m_thread, m_finder;
    std::atomic<bool> m_untaken{false}; ///< news are on their way to this thread
    std::atomic<bool> m_leaving{false};
    bool m_finding = false;
    std::mutex m_mutex;                    ///< of what follows
    TournamentRunner* m_runner = nullptr;  ///< while there is one
    bool m_stop = false, m_paused = false; ///< wanted before there was one
    int m_wanted = 1;                      ///< threads
};

/// What entrants of a plan are called, translated.
QStringList shownNames(const Plan& plan);
/// "Pazaak round-robin"
QString planTitle(const Plan& plan);
/// "round-robin"
QString formatWord(Format format);

} // namespace hilltop
