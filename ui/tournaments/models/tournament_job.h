// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel.h"
#include "tournament/export.h"
#include "tournaments/models/tournament_work.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace hilltop {

/// One tournament of the window, with its file. Files are opened, folded and written, and statistics are computed, in
/// the background, so the window never waits; news come at most ten times a second.
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
    /// Does not wait for the workers, which end their match; what has been folded is in the file then.
    ~TournamentJob() override;

    /// Makes <folder>/<name>.htour, with a number where that is taken, and plays it, or waits with it. Where the
    /// folder cannot be written, it runs from a temporary file and unkept() says why. The plan has passed check_plan().
    void create(const QString& folder, const QString& name, const Plan& plan, int threads, bool wait = false);
    /// To look at.
    void open(const QString& path);
    /// Goes on, also after a failure. Not while it runs.
    void resume(const QString& path, int threads);
    void resume() { resume(m_path, m_threads); }
    /// Writes all of it into a new file and shows that one, to be resumed; a problem says why not. Only where
    /// stranded(); finished() follows.
    void saveCopy(const QString& path);
    void pause(bool paused);
    void setThreads(int threads);
    /// Opens no more; a problem says so. Only in the phase Opening.
    void giveUpOpening();
    /// Series that have begun are played to their end and count; finished() follows.
    void stop();
    /// Shown as in the queue, or no longer. Not while it runs.
    void wait(bool waiting) { setPhase(waiting ? Phase::Waiting : Phase::Ended); }

    Phase phase() const { return m_phase; }
    /// The course is known; plan(), schedule(), names() and news() make no sense before.
    bool exists() const { return m_exists; }
    bool running() const { return m_phase == Phase::Running; }
    /// stop() has been asked for, and what has begun is played to its end.
    bool stopping() const { return running() && m_stopping; }
    bool complete() const { return m_exists && m_news.progress.course.over(); }
    /// More could be played, or has not reached the disk, and no match is being played.
    bool resumable() const {
        return m_phase == Phase::Ended && m_exists && !stranded() && !(complete() && m_problem.isEmpty());
    }
    /// Its file was deleted, moved or replaced while it was played: all that was played is in memory alone.
    bool stranded() const { return m_phase == Phase::Ended && m_news.stranded != nullptr; }
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
    /// What it is called: as tournamentTitle() has it.
    QString title() const;
    /// What entrants are called, translated; a bot that is entered more than once gets a number.
    QStringList names() const { return m_names; }

    /// For matches of the schedule(); nothing before the file is open.
    const std::shared_ptr<MatchReader>& reader() const { return m_reader; }
    /// Looks for the match's record, or plays it again, in the background; found() or notFound() follows. `decision`
    /// comes back.
    void find(const Schedule::Place& place, int decision = -1);
    bool finding() const { return m_finder.running(); }

signals:
    void phaseChanged();
    void progressed();
    /// No match is being played any more: all are played, or stop() has come through, or the file has failed.
    void finished();
    void found(const hilltop::FoundMatch& match, int decision);
    void notFound(const QString& problem);

private:
    void begin(TournamentTask task, int threads);
    void opened(TournamentOpened&& file, Phase phase);
    void take(TournamentNews&& news);
    void fail(const Error& error);
    void setPhase(Phase phase);

    Phase m_phase = Phase::Ended;
    bool m_exists = false, m_stopping = false;
    QString m_path, m_title, m_problem, m_unkept;
    std::shared_ptr<const QTemporaryDir> m_temporary; ///< of an unkept file
    int m_threads = processors();
    std::shared_ptr<MatchReader> m_reader;
    TournamentNews m_news;
    QStringList m_names;
    std::shared_ptr<TournamentWishes> m_wishes;
    Job m_job, m_finder;
};

/// What entrants of a plan are called, translated.
QStringList shownNames(const Plan& plan);
/// The names of the person's own bots, for exports; empty for those of the program, whose exports know no language.
GivenNames givenNames(const Plan& plan);
/// "Pazaak round-robin"
QString planTitle(const Plan& plan);
/// "round-robin"
QString formatWord(Format format);

} // namespace hilltop
