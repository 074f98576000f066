// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/solver/chances.h"
#include "judging/held_back.h"

namespace hilltop {

/// No call with the highest card of the deck, a call with one that is next to never the highest dealt, and a right one
/// that pays what another seat could get.
template <>
struct SenselessOf<ZipDeck> {
    static constexpr double kNextToNever = 0.01;
    static bool is(const View<ZipDeck>& view, const ZipDeck::Action& action) {
        const int card = view.own.card, seats = view.open.seats;
        if (!action.calls()) return card == ZipDeck::deck_size(seats) - 1;
        if (zipdeck::highest(view.own.card, seats) < kNextToNever) return true;
        return ZipDeck::worth(view.own.card) > 0 && ZipDeck::gives(action, view.me, view.own.card) == 0;
    }
};

} // namespace hilltop
