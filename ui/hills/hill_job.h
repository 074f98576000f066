// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_play.h"
#include "hills/hill_state.h"
#include "jobs/job.h"

#include <QObject>
#include <QString>

#include <mutex>
#include <optional>
#include <vector>

namespace hilltop {

/// One hill of the window, with its file. All work on the file is in the background; news come at most ten times a
/// second. The file is locked only while this plays or changes it. Lives in the GUI thread.
class HillJob : public QObject {
    Q_OBJECT
public:
    enum class Phase {
        Opening,  ///< it is read for the first time
        Idle,     ///< looked at, or it cannot be opened
        Running,  ///< or paused
        Changing, ///< bots or seasons are written
    };

    explicit HillJob(QString path, QObject* parent = nullptr);
    /// Does not wait for the workers, which keep what was played.
    ~HillJob() override;

    /// Reads the file again, unless it is being worked on here.
    void read();
    /// The same if it was written since, which another program may have done.
    void readIfChanged();
    /// Plays what is due; with a budget up to so many matches more. Only in the phase Idle.
    void run(std::optional<std::int64_t> budget, int threads);
    void pause(bool paused);
    /// What was played is kept, and the next run goes on from there.
    void stop();
    /// Changes the file, and reads it again; a refusal is told. `then` follows in this thread where all went well.
    /// While it is played the change is made within the run and counts from its next round on. Not while it is Opening
    /// or Changing.
    void change(std::function<Result<>(HillFile&)> work, std::function<void()> then = {});
    /// Writes all of it into a new file, copied() follows, or a problem says why not. Only where stranded().
    void saveCopy(const QString& path);

    QString path() const { return m_path; }
    Phase phase() const { return m_phase; }
    bool running() const { return m_phase == Phase::Running; }
    /// It is being read, perhaps again.
    bool reading() const { return m_phase != Phase::Running && m_phase != Phase::Changing && m_job.running(); }
    /// Bots may join and leave.
    bool changeable() const { return m_state && (m_phase == Phase::Idle || (running() && !stopping())); }
    bool paused() const { return running() && m_wishes->pause; }
    bool stopping() const { return running() && m_wishes->stop; }
    /// Its file was deleted, moved or replaced while it was played: what was played last is in memory alone.
    bool stranded() const { return m_stranded != nullptr; }
    /// Null until it has been read, and where it cannot be.
    const HillStatePtr& state() const { return m_state; }
    const HillProgress& progress() const { return m_progress; }
    /// Of what is due now, the part that has been played: 0 to 1.
    double share() const;
    /// Until it has been played; negative: not known.
    double secondsLeft() const { return running() && !paused() ? m_progress.left : -1; }
    /// One sentence: why it cannot be read, or was not played or changed; empty when all is well.
    QString problem() const { return m_unreadable.isEmpty() ? m_refusal : m_unreadable; }

signals:
    /// State, phase, progress or problem.
    void changed();
    /// A run has come to its end; `complete`: nothing is left to play.
    void finished(bool complete);
    /// All of it is in this file now, and it is not stranded any more.
    void copied(const QString& path);

private:
    struct Change {
        std::function<Result<>(HillFile&)> work;
        std::function<void()> then; ///< in the GUI thread
    };
    /// What the window wants of a run; both have it.
    struct Wishes {
        std::atomic<bool> pause{false}, stop{false};
        std::mutex mutex; ///< of what follows
        std::vector<Change> changes;

        std::vector<Change> takeChanges();
    };
    struct Stamp {
        qint64 size = -1, written = 0;
        bool operator==(const Stamp&) const = default;
    };
    struct Ended {
        std::optional<Error> failure;
        bool complete = false;
        HillStatePtr state;
        std::shared_ptr<HillFile> stranded{};
    };
    Stamp stamp() const;
    void begin(Phase phase, std::function<Ended(JobControl&)> work);
    void take(Ended ended);
    void answer(const std::optional<Error>& problem, const std::function<void()>& then);

    const QString m_path;
    Phase m_phase = Phase::Idle;
    HillStatePtr m_state;
    HillProgress m_progress;
    std::shared_ptr<HillFile> m_stranded; ///< open, with what it could not keep any more
    QString m_unreadable, m_refusal;
    std::function<void()> m_then; ///< of the change that is being written
    Stamp m_seen;                 ///< of the file as it was read last
    std::shared_ptr<Wishes> m_wishes = std::make_shared<Wishes>();
    Job m_job;
};
using HillJobPtr = std::shared_ptr<HillJob>;

} // namespace hilltop
