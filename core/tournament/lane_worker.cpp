// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/lane_worker.h"

#include "game/hosting.h"
#include "game/series_bytes.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Lanes of one worker.
constexpr std::size_t kMostLanes = 64;
/// While so many of its bots start or think for long, a worker begins no further lane.
constexpr int kMuchThinking = 2;
/// A lane that has taken so much more time than another one lets that go first.
constexpr std::chrono::milliseconds kAdvantage{20};
/// What progress() says of a series that goes on is as old as this, or a fiftieth of its matches.
constexpr std::chrono::milliseconds kTellEvery{500};
/// Without anything to do.
constexpr std::chrono::milliseconds kLongestWait{100};

} // namespace

std::chrono::nanoseconds LaneWorker::least_taken() const {
    std::optional<std::chrono::nanoseconds> least;
    for (const PlayingSeries& playing : m_lanes)
        if (!playing.waits && (!least || playing.taken < *least)) least = playing.taken;
    return least.value_or(std::chrono::nanoseconds(0));
}

/// A step of one lane, and on to the next one; true if it has moved.
bool LaneWorker::go_on(std::vector<PlayingSeries>::iterator& playing) {
    const auto begun = Clock::now();
    const bool moved = playing->lane->advance();
    playing->taken += Clock::now() - begun;
    // Stopped: what has come since is not the bots' answer.
    if (m_runner.m_gate.stopped() || !playing->lane->finished()) {
        if (moved) tell(*playing);
        ++playing;
        return moved;
    }
    SeriesResult result = playing->lane->take();
    if (m_runner.m_sink != nullptr) m_runner.m_sink->prepare(playing->series, result);
    m_runner.fold(std::move(result), &*playing);
    if (playing->waits)
        ++playing;
    else
        playing = m_lanes.erase(playing);
    return true;
}

/// Lets each go on that can and has not taken more time than others: a bot that thinks in this thread holds the rest up
/// no longer than it has been held up by them. Who has goes on where nobody else can. False: all of them wait.
bool LaneWorker::advance() {
    const Gate& gate = m_runner.m_gate;
    const auto most = least_taken() + kAdvantage;
    bool moved = false, left_out = false;
    for (auto playing = m_lanes.begin(); playing != m_lanes.end() && !gate.held() && !gate.stopped();) {
        if (playing->waits) {
            ++playing;
        } else if (playing->taken <= most) {
            moved = go_on(playing) || moved;
        } else {
            left_out = true;
            ++playing;
        }
    }
    if (moved || !left_out) return moved;
    std::stable_sort(m_lanes.begin(), m_lanes.end(),
                     [](const PlayingSeries& a, const PlayingSeries& b) { return a.taken < b.taken; });
    const auto begun = Clock::now();
    for (auto playing = m_lanes.begin(); playing != m_lanes.end() && !gate.held() && !gate.stopped();) {
        if (moved && Clock::now() - begun > kAdvantage) break;
        if (playing->waits || playing->taken <= most) // it has gone on above
            ++playing;
        else
            moved = go_on(playing) || moved;
    }
    return moved;
}

/// A long series shows what it has come to so far.
void LaneWorker::tell(PlayingSeries& playing) {
    const auto now = Clock::now();
    if (playing.lane->played() <= playing.told + playing.told / 50 || now < playing.tell_next) return;
    playing.tell_next = now + kTellEvery;
    m_runner.take_so_far(playing, playing.lane->so_far());
}

bool LaneWorker::begin(const LimitsByBot& limits, Exchange& exchange) {
    const auto active = static_cast<std::size_t>(
        std::count_if(m_lanes.begin(), m_lanes.end(), [](const PlayingSeries& playing) { return !playing.waits; }));
    const bool idle = m_lanes.empty();
    const bool elsewhere = std::any_of(m_lanes.begin(), m_lanes.end(), [](const PlayingSeries& playing) {
        return !playing.waits && playing.lane->elsewhere();
    });
    if (!idle && (elsewhere || active >= kMostLanes || exchange.thinking() >= kMuchThinking)) return false;
    const auto place = m_runner.take(m_worker, active, idle);
    if (!place) return false;
    const Plan& plan = m_runner.m_course.plan();
    PlayingSeries playing;
    playing.place = *place;
    std::tie(playing.series, playing.told_at) = m_runner.series_at(*place);
    const auto by_pipes = [&plan, &limits, &exchange](const Series& series) {
        return plan.entry().make_lane(series, plan.rules, plan.bots, limits, exchange);
    };
    if (plan.together)
        playing.lane = exchange.together({plan.game, plan.rules, plan.bots, limits, {}, playing.series}, by_pipes);
    if (playing.lane == nullptr) playing.lane = by_pipes(playing.series);
    playing.taken = least_taken();
    playing.tell_next = Clock::now() + kTellEvery;
    m_lanes.push_back(std::move(playing));
    return true;
}

void LaneWorker::play() {
    const Plan& plan = m_runner.m_course.plan(); // is never written, unlike the rest of the course
    const LimitsByBot limits(plan.limits, plan.own_limits);
    const auto exchange = make_exchange();
    exchange->obey(m_runner.m_gate);
    m_runner.know(*exchange, true);
    for (;;) {
        bool moved = m_runner.wake_waiting(m_lanes, m_worker);
        moved = begin(limits, *exchange) || moved;
        if (m_lanes.empty()) break;
        if (m_runner.m_gate.stopped()) {
            for (const PlayingSeries& playing : m_lanes)
                if (!playing.waits) m_runner.fold({});
            break;
        }
        moved = advance() || moved;
        exchange->wait(moved ? std::chrono::milliseconds(0) : kLongestWait);
    }
    m_lanes.clear(); // their programs end before the exchange does
    m_runner.know(*exchange, false);
}

} // namespace hilltop
