// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"

#include <algorithm>

namespace hilltop::advanced_pazaak {

/// How likely it is, 0 to 1, that one at least of so many cards drawn from the side deck makes exactly 20 of that
/// total.
inline double chance_of_goal(const AdvancedPazaak::Deck& deck, int drawn, int total) {
    const int missing = AdvancedPazaak::kGoal - total;
    const auto good = std::count_if(deck.begin(), deck.end(),
                                    [=](SideCard card) { return missing != 0 && may_count(card, missing); });
    double none = 1;
    for (int i = 0; i < std::min(drawn, deck.size()); ++i)
        none *= static_cast<double>(std::max(0, deck.size() - static_cast<int>(good) - i)) / (deck.size() - i);
    return 1 - none;
}

} // namespace hilltop::advanced_pazaak
