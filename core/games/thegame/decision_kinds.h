// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "games/thegame/thegame.h"

#include <array>

namespace hilltop {

/// Wishes; with an empty stack; a card that sets a pile back in hand; cards that are still due; more than are due.
template <>
struct DecisionKindsOf<TheGame> {
    static constexpr std::array<const char*, 5> kIds{"wish", "empty-stack", "jump-in-hand", "cards-due", "may-end"};

    static int of(const View<TheGame>& view) {
        if (view.open.phase == TheGame::Phase::Wish) return 0;
        if (view.open.stack == 0) return 1;
        for (int pile = 0; pile < TheGame::kPiles; ++pile)
            for (const std::uint8_t card : view.own.hand)
                if (TheGame::gap(pile, view.open.tops[static_cast<std::size_t>(pile)], card) == -TheGame::kJump)
                    return 2;
        return TheGame::may_end(view.open) ? 4 : 3;
    }
};

} // namespace hilltop
