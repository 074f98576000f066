// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"
#include "tournament/memory_sink.h"
#include "tournament/runner.h"

#include <QObject>
#include <QStringList>

#include <atomic>
#include <memory>
#include <optional>
#include <thread>

namespace hilltop {

/// The tournament of the window: runs a plan in worker threads that give way to it, and tells how far it is at most
/// ten times a second. Snapshots are taken on a thread of their own, so the window never waits for a worker.
class TournamentJob : public QObject {
    Q_OBJECT
public:
    explicit TournamentJob(QObject* parent = nullptr);
    /// Stops the workers, which takes them one match at most.
    ~TournamentJob() override;

    /// The plan has passed check_plan(). What ran before is stopped and forgotten.
    void start(const Plan& plan, int threads);
    /// Keeps what has been counted; finished() follows.
    void stop();

    /// False until the first start; plan(), schedule() and what follows then make no sense.
    bool exists() const { return m_runner != nullptr; }
    bool running() const { return exists() && !m_progress.finished; }
    const Plan& plan() const { return m_progress.course.plan(); }
    const Schedule& schedule() const { return m_progress.course.schedule(); }
    int threads() const { return m_threads; }
    /// As of the last progressed() or finished().
    const Progress& progress() const { return m_progress; }
    /// "Pazaak round-robin"
    QString title() const;
    /// What entrants are called, translated; a bot that is entered more than once gets a number.
    QStringList names() const { return m_names; }

    /// A match of the schedule; nothing if it has not been played.
    std::optional<PlayedMatch> match(const Schedule::Place& place) const;
    /// The same match played again from its seed.
    Result<Record> record(const Schedule::Place& place) const;

signals:
    void started();
    void progressed(const hilltop::Progress& progress);
    /// All matches are played, or stop() has come through.
    void finished(const hilltop::Progress& progress);

private:
    void watch();
    void take(Progress progress);
    void end();

    int m_threads = 1;
    std::unique_ptr<MemorySink> m_sink;
    std::unique_ptr<TournamentRunner> m_runner;
    std::thread m_watcher;
    std::atomic<bool> m_untaken{false}; ///< a snapshot is on its way to this thread
    int m_run = 0;                      ///< which start() a snapshot belongs to
    Progress m_progress;
    QStringList m_names;
};

/// What entrants of a plan are called, translated.
QStringList shownNames(const Plan& plan);

} // namespace hilltop
