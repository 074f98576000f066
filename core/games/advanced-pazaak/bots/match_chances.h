// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"

namespace hilltop::advanced_pazaak {

/// The chance to win a match, between two champions, by what each still needs and holds before a set. Who begins it
/// counts for next to nothing. A longer match is looked at as if both had won as many of the sets they need. Cards are
/// those of a ready-made deck in the mean; beyond four each helps less and less.
class MatchChances {
public:
    static constexpr int kNeeds = 3;
    static constexpr int kCards = 5; ///< 0 to 4

    double of(int needs, int rival_needs, double cards, double rival_cards) const;
};

} // namespace hilltop::advanced_pazaak
