// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/runner.h"
#include "wires/any_lane.h"

#include <chrono>
#include <memory>
#include <vector>

namespace hilltop {

/// A series that a worker plays in steps, and the time of the worker that it has taken.
struct PlayingSeries {
    Series series;
    SeriesResult before;     ///< its first matches, which an earlier run has played
    std::uint32_t place = 0; ///< of the series in the course
    std::unique_ptr<AnyLane> lane;
    std::chrono::nanoseconds taken{};
    bool waits = false;      ///< its bots will continue with this series when its turn comes
    int handed_over = 0;     ///< matches of the lane that the sink has
    bool keeps_parts = true; ///< what it plays is kept as it is played
    int told = 0;            ///< matches of it that progress() knows of
    double told_at = 0;      ///< seconds of the run then
    std::chrono::steady_clock::time_point tell_next{};
};

/// One worker's lanes, side by side: while the bots of one think, another one continues.
class LaneWorker {
public:
    /// Belongs to `runner`, whose queue, gate and fold it uses.
    LaneWorker(TournamentRunner& runner, int worker)
        : m_runner(runner)
        , m_worker(worker) {}

    /// Until there is nothing left to play for this worker.
    void play();

private:
    using Clock = std::chrono::steady_clock;
    bool begin(Transport& transport);
    void make(PlayingSeries& playing, Transport& transport);
    void renew(Transport& transport);
    bool advance();
    bool go_on(std::vector<PlayingSeries>::iterator& playing);
    void tell(PlayingSeries& playing);
    void hand_over(PlayingSeries& playing);
    std::chrono::nanoseconds least_taken() const;

    TournamentRunner& m_runner;
    const int m_worker;
    std::vector<PlayingSeries> m_lanes;
};

} // namespace hilltop
