// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"

namespace hilltop::zipdeck {

/// Chance that `card` is the highest of those dealt to `seats`: C(card, seats-1) / C(4 seats - 1, seats-1).
constexpr double highest_chance(int card, int seats) {
    double chance = 1.0;
    for (int other = 0; other < seats - 1; ++other)
        chance *= static_cast<double>(std::max(card - other, 0)) / (ZipDeck::deck_size(seats) - 1 - other);
    return chance;
}

/// The same, computed once, for 0..16 seats.
inline constexpr auto kHighest = [] {
    std::array<std::array<double, ZipDeck::kMaxCards>, ZipDeck::kSeats + 1> table{};
    for (int seats = 1; seats <= ZipDeck::kSeats; ++seats) {
        for (int card = 0; card < ZipDeck::deck_size(seats); ++card)
            table[static_cast<std::size_t>(seats)][static_cast<std::size_t>(card)] = highest_chance(card, seats);
    }
    return table;
}();

inline double highest(ZipDeck::Card card, int seats) {
    return kHighest[static_cast<std::size_t>(seats)][card];
}

} // namespace hilltop::zipdeck
