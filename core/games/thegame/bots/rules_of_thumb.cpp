// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/bots/bots.h"

#include <array>

namespace hilltop::thegame {

Reply<TheGame::Action> SimpleTomBot::act(const View<TheGame>& view, Rng&) {
    if (view.open.phase == TheGame::Phase::Wish) return {};
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = view.open.tops[static_cast<std::size_t>(pile)];
        for (const int card : view.own.hand) {
            if (TheGame::gap(pile, top, card) > 0) return TheGame::play(card, pile);
        }
    }
    return TheGame::end();
}

Reply<TheGame::Action> SmallestGapBot::act(const View<TheGame>& view, Rng&) {
    if (view.open.phase == TheGame::Phase::Wish) return {};
    int smallest = 100;
    TheGame::Action best = TheGame::end();
    for (const int card : view.own.hand) {
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            const int top = view.open.tops[static_cast<std::size_t>(pile)];
            const int gap = TheGame::gap(pile, top, card);
            if (gap >= smallest || !TheGame::fits(pile, top, card)) continue;
            smallest = gap;
            best = TheGame::play(card, pile);
        }
    }
    return TheGame::may_end(view.open) && smallest > 1 ? TheGame::end() : best;
}

} // namespace hilltop::thegame
