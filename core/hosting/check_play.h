// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "records/record.h"
#include "wires/lane.h"

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hilltop {

/// A series of a check: the bot, entrant 0, against a built-in one, entrant 1, each deal with both seatings.
struct CheckSeries {
    Series series;
    std::vector<std::string> bots; ///< by entrant
    RuleValues rules{};            ///< the game's own where empty

    /// Whether the bot sits at all seats.
    bool against_copy() const { return bots[0] == bots[1]; }
};

/// `matches` matches against built-in bots of up to four styles, from weak to strong.
std::vector<CheckSeries> check_series(const GameEntry& game, const std::string& bot, const RuleValues& rules,
                                      int matches, std::uint64_t seed);
/// `matches` matches of the bot against its copy, behind those of `series`.
CheckSeries copy_series(const GameEntry& game, const std::string& bot, int matches,
                        const std::vector<CheckSeries>& series);
/// Its first `matches` matches.
CheckSeries beginning_of(const CheckSeries& series, int matches);
/// Match `match` of it alone, as its bots see it there.
CheckSeries alone(const CheckSeries& series, int match);

/// How lanes are driven.
struct CheckDriving {
    Transport& transport;
    Gate& gate;
    const BotLimits& limits;
    bool together = false;                                      ///< all at once, else a match of each in turn
    std::optional<std::chrono::steady_clock::time_point> end{}; ///< for what begins later
    std::function<void(int)> progress{};                        ///< all matches so far
    std::function<void()> look{};                               ///< now and then
    /// Asked now and then of the series that has just continued: true ends all of it, as if the time were over.
    std::function<bool(const AnyLane&)> enough{};
};

/// What came of a series until the gate was closed, or the time over.
struct CheckResult {
    SeriesResult ended;                              ///< its first matches
    std::optional<AnyLane::Unfinished> unfinished{}; ///< the next one, where only the time was over
};
/// Plays them by lanes.
std::vector<CheckResult> play_check(const GameEntry& game, std::span<const CheckSeries> series,
                                    const CheckDriving& driving);

/// A match of a series as a record, without a result if it has not ended.
Record check_record(const GameEntry& game, const CheckSeries& series, const SeriesResult& result,
                    const KeptMatch& kept);

} // namespace hilltop
