// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// The kitty is what is nowhere else. Exact until another seat has made a call, which tells of its cards.
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
    static void count(const InfoState<Euchre>& seen, BeliefCounter& counter) {
        const auto& hand = seen.open.hand;
        if (seen.open.phase != Euchre::Phase::Order) return;
        for (const Seat seat : SeatSet::all(Euchre::kSeats))
            if (seat != seen.me && hand.order[seat] != Euchre::Call::None) return;
        std::vector<Face> pool;
        for (euchre::Cards left = euchre::kAllCards & ~(seen.own.cards | euchre::bit(hand.turned)); left != 0;
             left &= left - 1)
            pool.push_back(Euchre::face(euchre::lowest(left)));
        int kitty = static_cast<int>(pool.size());
        for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
            if (seat == seen.me) continue;
            counter.mix(Euchre::kHand, static_cast<std::uint8_t>(seat.index()), pool, hand.left[seat]);
            kitty -= hand.left[seat];
        }
        counter.mix(Euchre::kDeck, kCommon, pool, kitty);
    }
};

} // namespace hilltop
