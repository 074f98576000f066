// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/course.h"
#include "tournament/result_sink.h"

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

/// Where a running tournament stands. A value; the course covers whole series only, in order.
struct Progress {
    std::int64_t done = 0;   ///< matches folded
    std::int64_t before = 0; ///< of them, those of earlier runs
    std::int64_t total = 0;  ///< as far as that can be told
    double seconds = 0;      ///< of this run, pauses left out
    int threads = 0;
    int busy = 0;          ///< series that go on right now
    bool finished = false; ///< no worker is left
    bool stopped = false;  ///< finished, and more could be played
    bool paused = false;
    double solved = -1;           ///< share of the tables made that a bot plays by; negative: none are being made
    std::optional<Error> failure; ///< why results could not be kept
    Course course;
    /// Matches of series that have ended while an earlier one still runs: kept, but not folded yet.
    std::int64_t ahead = 0;
    std::optional<Standings> provisional; ///< with them, if there are any

    const Standings& standings() const { return course.standings(); }
    /// Matches a second of this run; 0 while unknown.
    double pace() const { return seconds > 0 ? static_cast<double>(done - before) / seconds : 0; }
    /// Seconds left at the pace so far; negative while unknown.
    double seconds_left() const { return pace() <= 0 ? -1 : static_cast<double>(total - done) / pace(); }
};

/// Plays a course in worker threads and folds what they bring in series order, never in order of arrival.
class TournamentRunner {
public:
    /// Goes on where the course is, with series that were played ahead of it. The sink, if any, outlives the runner.
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
    /// A series that a worker plays in steps, and the time of the worker that it has taken.
    struct Playing {
        Series series;
        std::unique_ptr<AnyLane> lane;
        std::chrono::nanoseconds taken{};
    };

    void work(int worker);
    bool make_tables(int worker);
    void play_quick(int worker);
    void play_lanes(int worker);
    bool advance(std::vector<Playing>& lanes);
    static std::chrono::nanoseconds least_taken(const std::vector<Playing>& lanes);
    /// The next series for a worker that plays `playing`. With none it waits for one; nothing then means that it is to
    /// end.
    std::optional<Series> take(int worker, std::size_t playing);
    bool ends(int worker) const;
    void leave(int worker);
    /// Nothing: the series was given up.
    void fold(std::optional<SeriesResult> result);
    void fold_waiting();
    void wake_all();
    void begin_workers();
    double seconds() const;

    ResultSink* m_sink;
    Gate m_gate;           ///< asked between any two decisions
    bool m_hosted = false; ///< somebody is not built in

    mutable std::mutex m_mutex;
    std::condition_variable m_changed; ///< a worker ended, or may go on
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
    std::uint32_t m_next = 0;                        ///< series of the course that begins next
    std::map<std::uint32_t, SeriesResult> m_waiting; ///< done, but not yet in order; by place in the course
    Course m_course;
    std::int64_t m_before = 0;
    std::optional<Error> m_failure;
    std::chrono::steady_clock::time_point m_begun;
    double m_seconds = 0; ///< until m_begun or, if nobody works, in all
    bool m_working = false;
    std::vector<Exchange*> m_exchanges; ///< of the workers, to wake them
};

} // namespace hilltop
