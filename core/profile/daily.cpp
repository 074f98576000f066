// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/daily.h"

#include "game/table_rules.h"
#include "profile/library.h"
#include "profile/own_results.h"
#include "registry/registry.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace hilltop {
namespace {

std::chrono::sys_days day_at(std::int64_t seconds) {
    return std::chrono::floor<std::chrono::days>(std::chrono::sys_seconds(std::chrono::seconds(seconds)));
}

std::uint64_t seed_of(std::chrono::sys_days day) {
    const std::chrono::year_month_day date(day);
    const auto year = static_cast<std::uint64_t>(std::max(0, static_cast<int>(date.year())));
    return (year * 100 + static_cast<unsigned>(date.month())) * 100 + static_cast<unsigned>(date.day());
}

/// The day whose seed it is.
std::optional<std::chrono::sys_days> day_of(std::uint64_t seed) {
    if (seed < 19700101 || seed > 99991231) return {};
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(seed / 10000)),
                                           std::chrono::month(static_cast<unsigned>(seed / 100 % 100)),
                                           std::chrono::day(static_cast<unsigned>(seed % 100))};
    if (!date.ok()) return {};
    return std::chrono::sys_days(date);
}

/// The day of whose deal the match is, whenever it was played.
std::optional<std::chrono::sys_days> day_dealt(const Record& match) {
    const GameEntry* game = find_game(match.game);
    const auto day = day_of(match.source.seed);
    if (game == nullptr || !day || match.source.deal != 0 || !match.dealt_from_seed() || own_seat(match) < 0 ||
        static_cast<int>(match.seats.size()) != game->info().default_seats ||
        (match.rules != table_rules(*game, game->info().default_seats) &&
         match.rules != default_values(game->rules()))) // of the time before there were rules for people
        return {};
    return day;
}

/// Days between the deal's and the one on which it was played.
std::optional<int> days_late(const Record& match) {
    const auto day = day_dealt(match);
    const auto played = played_at(match);
    if (!day || !played) return {};
    return static_cast<int>((day_at(*played) - *day).count());
}

bool in_time(int late) {
    return late == 0 || late == 1;
}

} // namespace

std::uint64_t daily_seed(std::int64_t seconds_since_1970) {
    return seed_of(day_at(seconds_since_1970));
}

std::optional<std::uint64_t> daily_of(const Record& match) {
    const auto late = days_late(match);
    if (!late || !in_time(*late)) return {};
    return match.source.seed;
}

std::vector<DailyDay> daily_days(std::span<const Record> matches, std::int64_t seconds_since_1970) {
    const std::uint64_t today = daily_seed(seconds_since_1970);
    std::map<std::uint64_t, DailyDay> played;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto late = days_late(matches[i]);
        const std::uint64_t day = matches[i].source.seed;
        if (!late || *late < 0 || day > today || !matches[i].result) continue;
        const DailyDay::Try now{i, in_time(*late)};
        const auto [found, first] = played[day].tries.emplace(matches[i].game, now);
        if (!first && now.counts && !found->second.counts) found->second = now;
    }
    std::vector<DailyDay> days;
    if (played.empty()) return days;
    const auto first = *day_of(played.begin()->first);
    for (auto day = day_at(seconds_since_1970); day >= first; day -= std::chrono::days(1)) {
        const std::uint64_t seed = seed_of(day);
        const auto found = played.find(seed);
        days.push_back(
            {seed, found == played.end() ? std::map<std::string, DailyDay::Try>{} : std::move(found->second.tries)});
    }
    return days;
}

DailyHistory daily_history(std::span<const Record> matches, std::int64_t seconds_since_1970) {
    DailyHistory history;
    const std::uint64_t today = daily_seed(seconds_since_1970);
    std::set<std::pair<std::uint64_t, std::string>> tried;
    std::set<std::uint64_t> days;
    for (const Record& match : matches) {
        const auto day = daily_of(match);
        if (!day || !match.result) continue;
        if (*day > today) {
            history.ahead = std::max(history.ahead, *day);
            continue;
        }
        if (!tried.emplace(*day, match.game).second) continue;
        days.insert(*day);
        if (*day == today) history.today.emplace(match.game, match);
    }
    history.played = static_cast<int>(tried.size());
    history.days = static_cast<int>(days.size());
    auto day = day_at(seconds_since_1970);
    if (!days.contains(seed_of(day))) day -= std::chrono::days(1); // today can still be played
    for (; days.contains(seed_of(day)); day -= std::chrono::days(1))
        ++history.streak;
    return history;
}

} // namespace hilltop
