// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/check_play.h"

#include "tournament/schedule.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kMostOpponents = 4;
constexpr std::uint32_t kMostAlone = 1'000'000;
/// A closed gate is seen so soon, whatever a bot does.
constexpr std::chrono::milliseconds kLongestLook{50};

/// Built-in bots from weak to strong, evenly picked.
std::vector<std::string> opponents(const GameEntry& game) {
    std::vector<const BotTraits*> all;
    for (const BotTraits& bot : game.bots())
        all.push_back(&bot);
    std::stable_sort(all.begin(), all.end(),
                     [](const BotTraits* a, const BotTraits* b) { return a->strength < b->strength; });
    const std::size_t count = std::min(kMostOpponents, all.size());
    std::vector<std::string> picked;
    for (std::size_t i = 0; i < count; ++i)
        picked.emplace_back(all[count == 1 ? all.size() - 1 : i * (all.size() - 1) / (count - 1)]->id);
    return picked;
}

/// A series as it is being played.
struct Playing {
    std::unique_ptr<AnyLane> lane;
    std::uint64_t first_match;
    int counted = 0; ///< of its matches, those played before the gate was closed
};

class Driver {
public:
    Driver(const GameEntry& game, std::span<const CheckSeries> series, const CheckDriving& driving)
        : m_driving(driving) {
        for (const CheckSeries& one : series)
            m_playing.push_back({game.make_lane(one.series, one.rules, one.bots, driving.limits, driving.transport),
                                 one.series.first_match, 0});
    }

    void play() {
        if (m_driving.together) {
            while (!all_finished() && goes_on())
                advance(m_playing);
            return;
        }
        while (!all_finished() && goes_on()) {
            for (Playing& one : m_playing) {
                const int wanted = one.lane->played() + 1;
                while (!one.lane->finished() && one.lane->played() < wanted && goes_on())
                    advance({&one, 1});
            }
        }
    }
    std::vector<CheckResult> take() {
        std::vector<CheckResult> results;
        for (Playing& one : m_playing) {
            CheckResult result;
            if (!m_driving.gate.stopped()) result.unfinished = one.lane->unfinished();
            result.ended = one.lane->take();
            if (const auto counted = static_cast<std::size_t>(one.counted); counted < result.ended.lines.size()) {
                result.ended.lines.resize(counted);
                const std::uint64_t first = one.first_match;
                std::erase_if(result.ended.kept, [&](const KeptMatch& kept) { return kept.match >= one.counted; });
                std::erase_if(result.ended.faults,
                              [&](const SeriesFault& fault) { return fault.match >= first + counted; });
            }
            results.push_back(std::move(result));
        }
        return results;
    }

private:
    bool all_finished() const {
        return std::all_of(m_playing.begin(), m_playing.end(), [](const Playing& one) { return one.lane->finished(); });
    }
    bool goes_on() {
        return !m_enough && m_driving.gate.pass() &&
               (!m_driving.end || std::chrono::steady_clock::now() < *m_driving.end);
    }
    void advance(std::span<Playing> some) {
        bool moved = false;
        for (Playing& one : some) {
            moved = one.lane->advance() || moved;
            if (m_driving.gate.stopped()) return; // what has come since is not the bot's answer
            const int more = one.lane->played() - std::exchange(one.counted, one.lane->played());
            m_played += more;
            if (more > 0 && m_driving.progress) m_driving.progress(m_played);
        }
        if (const auto now = std::chrono::steady_clock::now(); now - m_looked > kLongestLook) {
            m_looked = now;
            if (m_driving.look) m_driving.look();
            if (m_driving.enough)
                m_enough = std::any_of(some.begin(), some.end(),
                                       [this](const Playing& one) { return m_driving.enough(*one.lane); });
        }
        m_driving.transport.wait(moved ? std::chrono::milliseconds(0) : kLongestLook);
    }

    const CheckDriving& m_driving;
    std::vector<Playing> m_playing;
    int m_played = 0;
    bool m_enough = false;
    std::chrono::steady_clock::time_point m_looked{};
};

} // namespace

std::vector<CheckSeries> check_series(const GameEntry& game, const std::string& bot, const RuleValues& rules,
                                      int matches, std::uint64_t seed) {
    const Info& info = game.info();
    const int turns = seatings_of_deal(SeatingPlan::Rotated, info.default_seats);
    const std::vector<std::string> others = opponents(game);
    const int deals = (matches + turns - 1) / turns;
    const int count = std::clamp(static_cast<int>(others.size()), 1, std::max(1, deals));
    std::vector<CheckSeries> all;
    int done = 0;
    for (int i = 0; i < count; ++i) {
        // Whole deals, as even as they go; the last series has what is left.
        const int until = i + 1 == count ? matches : std::min(matches, turns * (deals * (i + 1) / count));
        Series series{.number = static_cast<std::uint32_t>(i),
                      .entrants = {0, 1},
                      .first_match = static_cast<std::uint64_t>(done),
                      .matches = until - done,
                      .matches_per_deal = turns,
                      .seats = info.default_seats,
                      .seating = SeatingPlan::Rotated,
                      .seed = seed,
                      .first_deal = static_cast<std::uint64_t>(done),
                      .forgiving = true};
        done = until;
        all.push_back({std::move(series), {bot, others[static_cast<std::size_t>(i)]}, rules});
    }
    return all;
}

CheckSeries copy_series(const GameEntry& game, const std::string& bot, int matches,
                        const std::vector<CheckSeries>& series) {
    const Info& info = game.info();
    const Series& last = series.back().series;
    const std::uint64_t behind = last.first_match + static_cast<std::uint64_t>(last.matches);
    return {{.number = last.number + 1,
             .entrants = {0, 1},
             .first_match = behind,
             .matches = matches,
             .matches_per_deal = seatings_of_deal(SeatingPlan::Rotated, info.default_seats),
             .seats = info.default_seats,
             .seating = SeatingPlan::Rotated,
             .seed = last.seed,
             .first_deal = behind,
             .forgiving = true},
            {bot, bot},
            series.back().rules};
}

CheckSeries beginning_of(const CheckSeries& series, int matches) {
    CheckSeries part = series;
    part.series.matches = std::min(matches, part.series.matches);
    return part;
}

CheckSeries alone(const CheckSeries& series, int match) {
    CheckSeries part = series;
    Series& one = part.series;
    one.number = series.series.number * kMostAlone + static_cast<std::uint32_t>(match); // its folders' names
    one.first_match = series.series.match_number(match);
    one.first_deal = series.series.deal_number(match);
    one.told_from = series.series.told_from + match;
    one.matches = 1;
    std::rotate(one.entrants.begin(), one.entrants.begin() + match % 2, one.entrants.end());
    return part;
}

std::vector<CheckResult> play_check(const GameEntry& game, std::span<const CheckSeries> series,
                                    const CheckDriving& driving) {
    Driver driver(game, series, driving);
    driver.play();
    return driver.take();
}

Record check_record(const GameEntry& game, const CheckSeries& series, const SeriesResult& result,
                    const KeptMatch& kept) {
    const PlayedMatch match = place_of_match(series.series, kept.match);
    std::vector<RecordSeat> seats;
    for (Seat seat : SeatSet::all(series.series.seats)) {
        const std::string& bot = series.bots[match.by_seat[seat.index()]];
        const BotTraits* traits = game.find_bot(bot);
        seats.push_back({bot, traits == nullptr ? 0 : traits->version, {}});
    }
    Record record =
        kept_record(game, series.rules, {series.series.seed, match.deal, match.number}, std::move(seats), kept, {});
    record.result.reset();
    if (static_cast<std::size_t>(kept.match) >= result.lines.size()) { // the unfinished one
        record.digest.reset();
        return record;
    }
    RecordResult outcome;
    const auto first = static_cast<std::size_t>(kept.match) * static_cast<std::size_t>(series.series.seats);
    const std::uint16_t winners = result.lines[static_cast<std::size_t>(kept.match)].winners;
    for (Seat seat : SeatSet::all(series.series.seats)) {
        const std::size_t cell = first + static_cast<std::size_t>(seat.index());
        outcome.points.push_back(result.points[cell]);
        outcome.second.push_back(result.second[cell]);
        if ((winners >> seat.index() & 1) != 0) outcome.winners.push_back(seat.index());
    }
    record.result = std::move(outcome);
    return record;
}

} // namespace hilltop
