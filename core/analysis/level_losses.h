// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/many_reviews.h"

namespace hilltop {

/// What the bot of a level loses per unforced decision of one kind, as the benchmark level_losses has measured it.
struct LevelLoss {
    const BotTraits* bot = nullptr;
    int unforced = 0; ///< decisions that were measured
    Measured loss;    ///< in what the game counts
};

/// With fewer unforced decisions than these the loss of a level says nothing.
inline constexpr int kLeastMeasured = 10;

/// The levels, the weakest first, without those that came into fewer than kLeastMeasured such decisions. None where
/// these rules or this number of seats were not measured: that is done with the game's usual ones alone.
std::vector<LevelLoss> level_losses(const GameEntry& game, const RuleValues& rules, int seats, const std::string& kind);

/// Of those bots the one whose loss is nearest, of equals the last one; null where they do not differ by two errors.
const LevelLoss* nearest_level(const std::vector<LevelLoss>& levels, double loss);

/// Whom an entrant of these matches plays like in decisions of that kind: the nearest of the measured levels, or null.
const BotTraits* plays_like(const ManyReviews& group, const KindReview& kind);

} // namespace hilltop
