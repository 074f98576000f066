// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gate.h"
#include "tournament/progress.h"
#include "tournament/result_sink.h"
#include "tournament/series_queue.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace hilltop {

class Transport;
struct PlayingSeries;

/// Seconds during which it ran, pauses left out.
class Stopwatch {
public:
    void run(bool runs) {
        m_seconds = seconds();
        m_begun = Clock::now();
        m_runs = runs;
    }
    /// From 0 on; it runs or rests as before.
    void restart() {
        m_seconds = 0;
        m_begun = Clock::now();
    }
    double seconds() const {
        return m_seconds + (m_runs ? std::chrono::duration<double>(Clock::now() - m_begun).count() : 0);
    }

private:
    using Clock = std::chrono::steady_clock;
    double m_seconds = 0; ///< until m_begun
    Clock::time_point m_begun;
    bool m_runs = false;
};

/// How a tournament is run; nothing of it changes a result.
struct RunOptions {
    int threads = 1;
    bool background = false; ///< workers give way to the window (nice 19)
};

/// Plays a course in worker threads and folds what they bring in series order, never in order of arrival.
class TournamentRunner {
public:
    /// Goes on where the course is, with series that were played ahead of it, some of them not to their end. The sink,
    /// if any, outlives the runner.
    explicit TournamentRunner(Course course, ResultSink* sink = nullptr, std::vector<SeriesResult> ahead = {});
    explicit TournamentRunner(Plan plan, ResultSink* sink = nullptr)
        : TournamentRunner(Course(std::move(plan)), sink) {}
    /// Stops and waits.
    ~TournamentRunner();
    TournamentRunner(const TournamentRunner&) = delete;
    TournamentRunner& operator=(const TournamentRunner&) = delete;

    /// Once.
    void start(const RunOptions& options);
    /// More workers begin at once, fewer end after their series.
    void set_threads(int threads);
    /// At once, between two decisions.
    void pause(bool paused);
    /// Series that are not finished are thrown away; what was folded stays.
    void stop();
    /// No more series begin; those that have begun are played to their end and count.
    void finish_running();
    /// Waits until all workers have ended, at most so long; true if they have.
    bool wait_for(std::chrono::milliseconds time);

    /// May be called from any thread.
    Progress progress() const;

private:
    using Clock = std::chrono::steady_clock;
    friend class LaneWorker;
    static constexpr std::size_t kMostRemarks = 10;

    void work(int worker);
    bool make_tables(int worker);
    void play_quick(int worker);
    std::optional<SeriesResult> play_in_parts(std::uint32_t place, const Series& series);
    bool wake_waiting(std::vector<PlayingSeries>& lanes, int worker);
    void take_so_far(PlayingSeries& playing, SeriesResult result);
    void take_part(PlayingSeries& playing, SeriesResult result);
    void pass_time(PlayingSeries& playing);
    void take_before(PlayingSeries& playing);
    /// The place of the next series for a worker that plays `playing`. If it waits here, nothing means that it is to
    /// end.
    std::optional<std::uint32_t> take(int worker, std::size_t playing, bool waits_here);
    /// With the seconds of the run.
    std::pair<Series, double> series_at(std::uint32_t place) const;
    void know(Transport& transport, bool here);
    void account(PlayingSeries& playing, int matches);
    bool ends(int worker) const;
    void leave(int worker);
    /// Nothing: the series was given up.
    void fold(std::optional<SeriesResult> result, PlayingSeries* playing = nullptr);
    void fold_waiting();
    void wake_all();
    void begin_workers();
    void begin_fewer(const Error& why);
    void rest();
    void remark(Error remark) {
        const std::lock_guard lock(m_mutex);
        if (m_remarks.size() < kMostRemarks) m_remarks.push_back(std::move(remark));
    }

    ResultSink* m_sink;
    Gate m_gate;                ///< asked between any two decisions
    std::atomic<int> m_out = 0; ///< entrants that have gone out
    bool m_hosted = false;      ///< at least one entrant is not built in
    LimitsByBot m_limits;

    mutable std::mutex m_mutex;
    std::condition_variable m_changed; ///< a worker ended, or may continue
    std::vector<std::thread> m_workers;
    std::vector<bool> m_alive; ///< by worker
    int m_threads = 0;
    int m_busy = 0;
    enum class Tables : std::uint8_t { Unknown, BeingMade, There };
    Tables m_tables = Tables::Unknown; ///< that bots play by
    double m_solved = 0;
    bool m_background = false;
    bool m_finish = false;
    bool m_paused = false;
    SeriesQueue m_queue;
    std::set<std::uint32_t> m_recalling; ///< series whose bots play again what they remember
    bool m_slow = false;                 ///< a series takes long enough to be reported while it is played
    TimeLeft m_time_left;
    Stopwatch m_clock; ///< runs while workers do, but for pauses
    std::optional<Error> m_failure;
    std::vector<Error> m_remarks;
    bool m_working = false;
    std::vector<Transport*> m_transports; ///< of the workers, to wake them
};

} // namespace hilltop
