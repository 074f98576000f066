// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_ratings.h"

namespace hilltop {

/// Two versions that gave the same answers wherever they met the same opponents on the same deals.
struct HillClones {
    HillKey one{}, two{};
    std::int64_t matches = 0; ///< of each, against those opponents
    int opponents = 0;
};

/// The clones among `keys`, in order. Two bots that play alike by chance are not told apart from copies, but no chance
/// makes kCloneMatches of them alike. Only where pairings have the same deals; bots that draw numbers are never alike.
/// At tables by lot no two sit with the same others, so nothing is found.
std::vector<HillClones> clones_among(const std::vector<HillKey>& keys, const HillScores& scores);
inline constexpr int kCloneMatches = 20; ///< at the least

} // namespace hilltop
