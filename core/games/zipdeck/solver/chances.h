// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/highest.h"

namespace hilltop::zipdeck {

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
