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

/// Points saved on average by calling, where a point given to the right rival is as good as `given` points of one's
/// own: a wrong answer costs the fine, a right call hands the card's worth on.
inline double call_gain(ZipDeck::Card card, int seats, double given) {
    const double chance = highest(card, seats);
    return (2.0 * chance - 1.0) * ZipDeck::fine(card) + chance * given * ZipDeck::worth(card);
}

/// Whether to call with `card`. What a point given is worth was found by playing: 1 at a table of two, where it is
/// exact, about 0.4 of six and 0.2 of twelve.
inline bool calls_with(ZipDeck::Card card, int seats) {
    return call_gain(card, seats, std::min(1.0, 2.5 / seats)) > 0.0;
}

} // namespace hilltop::zipdeck
