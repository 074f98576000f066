// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "games/euchre/euchre.h"

#include <array>

namespace hilltop {

/// The calls, and the plays by what the seat may do: lead, follow suit, trump in, throw off; the last two tricks apart.
template <>
struct DecisionKindsOf<Euchre> {
    static constexpr std::array<const char*, 11> kIds{
        "order-up",        "pick-up", "name",     "alone",     "discard",    "lead",
        "lead-with-trump", "follow",  "trump-in", "throw-off", "last-tricks"};

    static int of(const View<Euchre>& view) {
        const auto& hand = view.open.hand;
        switch (view.open.phase) {
        case Euchre::Phase::Order:
            return view.me == view.open.dealer ? 1 : 0;
        case Euchre::Phase::Name:
            return 2;
        case Euchre::Phase::Alone:
            return 3;
        case Euchre::Phase::Discard:
            return 4;
        default:
            break;
        }
        if (hand.trick >= 3) return 10;
        const auto& follow = Euchre::suits(view.open.rules).follow[hand.trump];
        const bool trumps = (view.own.cards & follow[hand.trump]) != 0;
        if (hand.in_trick == 0) return trumps ? 6 : 5;
        if ((view.own.cards & follow[hand.led]) != 0) return 7;
        return trumps ? 8 : 9;
    }
};

} // namespace hilltop
