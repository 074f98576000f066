// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"
#include "judging/held_back.h"

namespace hilltop {

/// Giving up while a card fits; a card forward that could go back, or onto a pile where one in hand could; and a wish
/// that is known.
template <>
struct SenselessOf<TheGame> {
    static bool is(const View<TheGame>& view, const TheGame::Action& action) {
        const auto& open = view.open;
        const auto goes_back = [&](int card, int pile) {
            return TheGame::gap(pile, open.tops[static_cast<std::size_t>(pile)], card) == -TheGame::kJump;
        };
        switch (action.kind) {
        case TheGame::Action::Kind::Wish:
            return action.wishes == open.wishes[view.me];
        case TheGame::Action::Kind::End:
            return !TheGame::may_end(open) && TheGame::any_fits(open, view.own.hand);
        case TheGame::Action::Kind::Play: {
            if (goes_back(action.card, action.pile)) return false;
            for (int pile = 0; pile < TheGame::kPiles; ++pile) {
                if (goes_back(action.card, pile)) return true;
            }
            return std::any_of(view.own.hand.begin(), view.own.hand.end(),
                               [&](int card) { return goes_back(card, action.pile); });
        }
        case TheGame::Action::Kind::Lose:
            break;
        }
        return true;
    }
};

} // namespace hilltop
