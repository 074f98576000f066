// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/lane_worker.h"

#include "tournament/series_parts.h"
#include "wires/hosting.h"
#include "wires/series_bytes.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Lanes of one worker.
constexpr std::size_t kMostLanes = 64;
/// While this many of its bots start or think for long, a worker begins no further lane.
constexpr int kMuchThinking = 2;
/// A lane that has taken this much more time than another one lets that go first.
constexpr std::chrono::milliseconds kAdvantage{20};
/// What progress() says of a running series is at most this old, or a fiftieth of its matches.
constexpr std::chrono::milliseconds kTellEvery{500};
/// Without anything to do.
constexpr std::chrono::milliseconds kLongestWait{100};

} // namespace

namespace {

/// With what an earlier run has played of it.
SeriesResult whole(const PlayingSeries& playing, SeriesResult result) {
    const int before = static_cast<int>(playing.before.lines.size());
    if (before == 0) return result;
    for (KeptMatch& match : result.kept)
        match.match += before;
    const int handed_over = before + result.handed_over;
    SeriesResult all = playing.before;
    append(all, std::move(result));
    all.handed_over = handed_over;
    return all;
}

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
    if (auto remark = playing->lane->take_remark()) m_runner.remark(std::move(*remark));
    // Stopped: what has come since is not the bots' answer.
    if (m_runner.m_gate.stopped() || !playing->lane->finished()) {
        if (!m_runner.m_gate.stopped()) tell(*playing);
        ++playing;
        return moved;
    }
    SeriesResult result = whole(*playing, playing->lane->take());
    if (m_runner.m_sink != nullptr) m_runner.m_sink->prepare(playing->series, result);
    m_runner.fold(std::move(result), &*playing);
    if (playing->waits)
        ++playing;
    else
        playing = m_lanes.erase(playing);
    return true;
}

/// Advances each ready lane that has not taken more time than others: a bot that thinks in this thread blocks the rest
/// no longer than it was held up by them. The others advance if none of these can. False: all lanes are waiting.
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
        if (playing->waits || playing->taken <= most) // it has continued above
            ++playing;
        else
            moved = go_on(playing) || moved;
    }
    return moved;
}

/// A long series shows what it has come to so far, and what it has played is kept.
void LaneWorker::tell(PlayingSeries& playing) {
    const auto now = Clock::now();
    if (now < playing.tell_next) return;
    if (playing.lane->recalls()) {
        playing.tell_next = now + kTellEvery;
        return m_runner.pass_time(playing); // what it plays again takes time, but is no match
    }
    if (playing.keeps_parts && m_runner.m_sink != nullptr && m_runner.m_sink->wants_parts()) {
        if (playing.lane->played() == playing.handed_over) return;
        playing.tell_next = now + kTellEvery;
        return hand_over(playing);
    }
    const int played = static_cast<int>(playing.before.lines.size()) + playing.lane->played();
    if (played <= playing.told + playing.told / 50) return;
    playing.tell_next = now + kTellEvery;
    m_runner.take_so_far(playing, whole(playing, playing.lane->so_far()));
}

void LaneWorker::hand_over(PlayingSeries& playing) {
    SeriesResult part = playing.lane->hand_over();
    const int matches = static_cast<int>(part.lines.size());
    if (matches == 0) return; // of a deal that is not over
    const int from = static_cast<int>(playing.before.lines.size()) + playing.handed_over;
    playing.handed_over += matches;
    m_runner.m_sink->series_part(part_of(playing.series, from, matches), part);
    m_runner.take_part(playing, std::move(part));
}

void LaneWorker::make(PlayingSeries& playing, Transport& transport) {
    const Plan& plan = m_runner.m_queue.course().plan();
    const int before = static_cast<int>(playing.before.lines.size());
    const Series rest = playing.series.rest(before); // its bots remember what was played, or begin behind it
    const LimitsByBot& limits = m_runner.m_limits;
    const auto by_pipes = [&plan, &limits, &transport](const Series& series) {
        return plan.entry().make_lane(series, plan.rules, plan.bots, limits, transport);
    };
    playing.lane = nullptr;
    // Who is out, what was played before and what is spent in all only pipes know.
    if (plan.together && before == 0 && playing.series.absent.empty() && limits.spent.empty())
        playing.lane = transport.together({plan.game, plan.rules, plan.bots, limits, {}, rest}, by_pipes);
    if (playing.lane != nullptr)
        playing.keeps_parts = false; // it is over before much could be lost
    else
        playing.lane = by_pipes(rest);
    const auto& entrants = playing.series.entrants;
    if (before > 0 &&
        std::none_of(entrants.begin(), entrants.end(), [&](std::uint16_t entrant) { return remembers(plan, entrant); }))
        playing.lane->play_on(rest);
    playing.lane->recall(playing.before.faults);
}

/// An entrant is out: what it is still asked does not count, and its answer is not awaited.
void LaneWorker::renew(Transport& transport) {
    std::vector<PlayingSeries*> outdated;
    {
        const std::lock_guard lock(m_runner.m_mutex);
        for (PlayingSeries& playing : m_lanes) {
            if (playing.waits) continue;
            Series series = m_runner.m_queue.course().series(playing.place);
            if (series.absent == playing.series.absent) continue;
            playing.series = std::move(series);
            playing.told = playing.handed_over = 0;
            playing.before = {};
            playing.keeps_parts = false;
            m_runner.m_queue.forget(playing.place);
            outdated.push_back(&playing);
        }
    }
    for (PlayingSeries* playing : outdated)
        make(*playing, transport);
}

bool LaneWorker::begin(Transport& transport) {
    const auto active = static_cast<std::size_t>(
        std::count_if(m_lanes.begin(), m_lanes.end(), [](const PlayingSeries& playing) { return !playing.waits; }));
    const bool idle = m_lanes.empty();
    const bool elsewhere = std::any_of(m_lanes.begin(), m_lanes.end(), [](const PlayingSeries& playing) {
        return !playing.waits && playing.lane->elsewhere();
    });
    if (!idle && (elsewhere || active >= kMostLanes || transport.thinking() >= kMuchThinking)) return false;
    const auto place = m_runner.take(m_worker, active, idle);
    if (!place) return false;
    PlayingSeries playing;
    playing.place = *place;
    std::tie(playing.series, playing.told_at) = m_runner.series_at(*place);
    m_runner.take_before(playing);
    playing.told = static_cast<int>(playing.before.lines.size());
    make(playing, transport);
    playing.taken = least_taken();
    playing.tell_next = Clock::now() + kTellEvery;
    m_lanes.push_back(std::move(playing));
    return true;
}

void LaneWorker::play() {
    const auto transport = make_transport();
    transport->obey(m_runner.m_gate);
    struct Known {
        LaneWorker& worker;
        Transport& transport;
        Known(LaneWorker& one, Transport& its)
            : worker(one)
            , transport(its) {
            worker.m_runner.know(transport, true);
        }
        ~Known() {                  // also where something is thrown
            worker.m_lanes.clear(); // their programs end before the transport does
            worker.m_runner.know(transport, false);
        }
        Known(const Known&) = delete;
        Known& operator=(const Known&) = delete;
    } const known(*this, *transport);
    for (int out = m_runner.m_out;;) {
        if (const int now = m_runner.m_out; std::exchange(out, now) != now) renew(*transport);
        bool moved = m_runner.wake_waiting(m_lanes, m_worker);
        moved = begin(*transport) || moved;
        if (m_lanes.empty()) break;
        if (m_runner.m_gate.stopped()) {
            for (const PlayingSeries& playing : m_lanes)
                if (!playing.waits) m_runner.fold({});
            break;
        }
        moved = advance() || moved;
        transport->wait(moved ? std::chrono::milliseconds(0) : kLongestWait);
    }
}

} // namespace hilltop
