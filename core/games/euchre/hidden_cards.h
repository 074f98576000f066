// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// The kitty is what is nowhere else.
template <>
struct HiddenCardsOf<Euchre> {
    static void undrawn(const Euchre::State& world, Layout& cards) {
        const auto& hand = world.open.hand;
        euchre::Cards kitty = euchre::kAllCards & ~(hand.played | euchre::bit(hand.turned));
        for (const Euchre::Own& own : world.seats.values) {
            kitty &= ~own.cards;
            if (own.buried != euchre::kNoCard) kitty &= ~euchre::bit(own.buried);
        }
        std::uint8_t place = 0;
        for (; kitty != 0; kitty &= kitty - 1)
            cards.push_back({{Euchre::kDeck, kCommon, place++}, Euchre::face(euchre::lowest(kitty)), {}});
    }
};

} // namespace hilltop
