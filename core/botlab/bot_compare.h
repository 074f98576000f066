// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "records/record.h"

#include <functional>
#include <span>

namespace hilltop {

/// A question to which two bots answer differently.
struct ChangedAnswer {
    int record = 0; ///< of those that were compared, from 0
    int step = 0;
    std::int32_t decision = 0;
    Seat seat;
    std::string first, second; ///< as spelt; empty: silence, or a fault
    bool first_faulty = false, second_faulty = false;
};

struct BotComparison {
    std::int64_t decisions = 0; ///< asked of both
    std::vector<ChangedAnswer> changed;
    /// Of duplicate matches between the two: share of what could be won by the first, and half its 95 % interval.
    int matches = 0;
    double share = 0.5, error = 0;
};

struct CompareOrder {
    std::string first, second; ///< built-in bots or specs
    LimitsByBot limits;        ///< each has its own
    int matches = 0;           ///< to play against each other besides; 0: none
    std::uint64_t seed = 1;
    std::function<void(std::int64_t done, std::int64_t all)> progress{};
};

/// Asks both bots every question of every seat of these records, each along the whole match, so that what a bot
/// remembers of it counts. Ends early, with what is known by then, when the gate is closed.
Result<BotComparison> compare_bots(const GameEntry& game, std::span<const Record> records, const CompareOrder& order,
                                   Gate& gate);

} // namespace hilltop
