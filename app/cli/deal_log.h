// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <span>
#include <string>
#include <vector>

namespace hilltop::cli {

/// What the matches of a series asked of chance, for measuring what dealing alone costs.
struct DealLog {
    static constexpr std::int32_t kNewMatch = -1; ///< as a part: the next match begins
    /// A part begins, or a card is drawn from `left` cards.
    struct Entry {
        std::int32_t part;
        std::int32_t left; ///< 0: begin `part`
    };
    std::vector<Entry> entries;
};

/// Plays a series of built-in bots once more, listening to its draws.
DealLog log_deals(const GameEntry& game, const RuleValues& rules, const Series& series,
                  std::span<const std::string> entrants);

/// Draws and shuffles as `log` says, with bytes for cards and without rules or bots. The sum keeps the work alive.
std::uint64_t deal_alone(const DealLog& log, std::uint64_t seed);

} // namespace hilltop::cli
