// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/daily.h"

#include "registry/registry.h"
#include "store/library.h"
#include "store/own_results.h"

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

} // namespace

std::uint64_t daily_seed(std::int64_t seconds_since_1970) {
    return seed_of(day_at(seconds_since_1970));
}

std::optional<std::uint64_t> daily_of(const Record& match) {
    const GameEntry* game = find_game(match.game);
    const auto day = day_of(match.source.seed);
    const auto played = played_at(match);
    if (game == nullptr || !day || !played || match.source.deal != 0 || !match.cards.empty()) return {};
    const auto late = day_at(*played) - *day;
    if (late < std::chrono::days(0) || late > std::chrono::days(1)) return {};
    if (own_seat(match) < 0 || static_cast<int>(match.seats.size()) != game->info().default_seats ||
        match.rules != default_values(game->rules()))
        return {};
    return match.source.seed;
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
