// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/result_sink.h"
#include "tournament/standings.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace hilltop {

/// How a tournament is run; nothing of it changes a result.
struct RunOptions {
    int threads = 1;
    bool background = false; ///< workers give way to the window (nice 19)
};

/// Where a running tournament stands. A value; the standings cover whole series only, in order.
struct Progress {
    std::int64_t done = 0; ///< matches folded
    std::int64_t total = 0;
    double seconds = 0; ///< since the start
    bool finished = false;
    bool stopped = false; ///< ended before its last match
    Standings standings;

    /// Seconds left at the pace so far; negative while unknown.
    double seconds_left() const {
        return done == 0 ? -1 : seconds * static_cast<double>(total - done) / static_cast<double>(done);
    }
};

/// Plays a plan in worker threads and folds what they bring in series order, never in order of arrival.
class TournamentRunner {
public:
    explicit TournamentRunner(Plan plan, ResultSink* sink = nullptr);
    /// Stops and waits.
    ~TournamentRunner();
    TournamentRunner(const TournamentRunner&) = delete;
    TournamentRunner& operator=(const TournamentRunner&) = delete;

    void start(const RunOptions& options);
    /// Series that are not finished are thrown away; what was folded stays.
    void stop();
    /// No more series begin; those that have begun are played to their end and count.
    void finish_running();
    /// Waits until all workers have ended, at most so long; true if they have.
    bool wait_for(std::chrono::milliseconds time);

    const Schedule& schedule() const { return m_schedule; }
    /// May be called from any thread.
    Progress progress() const;

private:
    void work(bool background);
    void fold(SeriesResult result);

    const Schedule m_schedule;
    ResultSink* m_sink;
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_finish{false};
    std::atomic<std::uint32_t> m_next{0};
    std::vector<std::thread> m_workers;
    std::chrono::steady_clock::time_point m_begun;

    mutable std::mutex m_mutex;
    std::condition_variable m_ended;
    std::map<std::uint32_t, SeriesResult> m_waiting; ///< done, but not yet in order
    std::uint32_t m_folded = 0;                      ///< series
    int m_running = 0;
    double m_seconds = 0;
    Standings m_standings;
};

/// Keeps all results in memory, for looking a match up.
class MemorySink : public ResultSink {
public:
    void series_done(const Series& series, const SeriesResult& result) override;

    /// What one match left behind, seen from `entrant`.
    struct Match {
        std::uint64_t number = 0;
        std::uint64_t deal = 0;
        SeatedEntrants by_seat;
        std::vector<int> points; ///< by seat
        std::vector<int> second; ///< by seat
        SeatSet winners;
    };
    /// Match `match` (from 0) of a pairing; nothing if it has not been played.
    std::optional<Match> match(const Schedule& schedule, int pairing, std::int64_t match) const;
    /// Matches of a pairing that have been played.
    std::int64_t matches(const Schedule& schedule, int pairing) const;

private:
    mutable std::mutex m_mutex;
    std::vector<SeriesResult> m_results; ///< by number
};

} // namespace hilltop
