// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/worlds.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// Exact as long as no other seat has wished for anything, and once all others' cards are in one hand.
template <>
struct HiddenCardsOf<TheGame> {
    static void undrawn(const TheGame::State& world, Layout& cards) {
        for (int place = 0; place < world.stack.size(); ++place)
            cards.push_back({{TheGame::kStack, kCommon, static_cast<std::uint8_t>(place)},
                             TheGame::face({world.stack[place]}),
                             {}});
    }
    static void count(const InfoState<TheGame>& seen, BeliefCounter& counter) {
        const auto& open = seen.open;
        const thegame::Worlds worlds(seen.view());
        for (const Seat seat : SeatSet::all(open.seats))
            if (seat != seen.me && worlds.testimony().speaks(seat) && !worlds.sole()) return;
        std::vector<Face> pool;
        for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card)
            if (!open.gone.contains(card) && seen.own.hand.find(static_cast<std::uint8_t>(card)) < 0)
                pool.push_back(TheGame::face({static_cast<std::uint8_t>(card)}));
        for (const Seat seat : SeatSet::all(open.seats))
            if (seat != seen.me)
                counter.mix(TheGame::kHand, static_cast<std::uint8_t>(seat.index()), pool, open.held[seat]);
        counter.mix(TheGame::kStack, kCommon, pool, open.stack);
    }
};

} // namespace hilltop
