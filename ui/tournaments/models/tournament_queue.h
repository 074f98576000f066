// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournaments/models/tournament_job.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace hilltop {

using JobPtr = std::shared_ptr<TournamentJob>;

/// The tournaments that are being played: one runs, the others wait in order. Each has its file from the beginning, so
/// what ran or waited when the program ended can wait again. The first begins as soon as nothing runs. Not after two
/// that have failed in a row: the reason, such as a full disk, holds for the others, too.
class TournamentQueue : public QObject {
    Q_OBJECT
public:
    explicit TournamentQueue(const QString& folder, QObject* parent = nullptr);
    ~TournamentQueue() override;

    /// Whether one may begin by itself; one that may not waits until the person resumes it. Always, unless it is set.
    void setMayBegin(std::function<bool(const Plan& plan)> may) { m_mayBegin = std::move(may); }

    /// Runs at once if nothing else does.
    JobPtr start(const QString& name, const Plan& plan, int threads);
    /// A job that is resumable() or waits; in front of those that wait, at once if nothing runs.
    void resume(JobPtr job);
    /// What waited with this file before waits again, behind the others; not what has been played to its end meanwhile.
    void restore(const QString& path, int threads);
    /// Takes a job that waits out of the queue; it stays as a file.
    void withdraw(const TournamentJob* job);

    const JobPtr& running() const { return m_running; }
    const std::vector<JobPtr>& waiting() const { return m_waiting; }
    /// The one that runs or waits with this file; nothing otherwise.
    JobPtr find(const QString& path) const;
    /// Those whose file was deleted, moved or replaced while they ran. All that was played is in memory alone, so they
    /// are kept until a copy has been saved, or they are forgotten.
    const std::vector<JobPtr>& stranded() const { return m_stranded; }
    void forget(const JobPtr& job) { std::erase(m_stranded, job); }

signals:
    /// Which run or wait, or their phases, have changed.
    void changed();
    /// The running one has news.
    void progressed();
    /// `job` runs no more.
    void finished(const hilltop::JobPtr& job);

private:
    void adopt(const JobPtr& job);
    void next();
    void ended(TournamentJob* job);
    void keepStranded(const JobPtr& job);

    const QString m_folder;
    JobPtr m_running;
    std::vector<JobPtr> m_waiting, m_stranded;
    std::function<bool(const Plan& plan)> m_mayBegin;
    int m_failed = 0; ///< in a row
};

} // namespace hilltop
