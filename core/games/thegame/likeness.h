// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "games/thegame/decision_kinds.h"
#include "games/thegame/thegame_table.h"

#include <algorithm>

namespace hilltop {

/// How full the stack is, cards still due, the smallest step a card in hand could make, whether one could set a pile
/// back, and the strongest wish of the others for the pile of the smallest step.
template <>
struct LikenessOf<TheGame> {
    static constexpr std::array<const char*, 5> kIds{"stack_from", "due", "step_from", "jumps", "wished"};

    static std::array<int, 5> of(const View<TheGame>& view) {
        const auto& open = view.open;
        const int stack = open.stack > 50 ? 51 : open.stack > 20 ? 21 : open.stack > 0 ? 1 : 0;
        int smallest = kFar, where = -1;
        bool jumps = false;
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            for (const std::uint8_t card : view.own.hand) {
                const int step = TheGame::gap(pile, open.tops[static_cast<std::size_t>(pile)], card);
                jumps = jumps || step == -TheGame::kJump;
                if (step <= 0 || step >= smallest) continue;
                smallest = step;
                where = pile;
            }
        }
        if (open.phase == TheGame::Phase::Wish) return {stack, kNotCompared, band(smallest), jumps, kNotCompared};
        int wished = 0;
        for (const Seat seat : SeatSet::all(open.seats))
            if (seat != view.me && where >= 0) wished = std::max(wished, open.wishes[seat][where]);
        return {stack, std::max(0, open.must - open.this_turn), band(smallest), jumps,
                wished >= 4 ? 4 : std::min(wished, 1)};
    }

    /// How far the pile goes, or the strongest wish.
    static std::string answer(const View<TheGame>& view, const TheGame::Action& action) {
        using Kind = TheGame::Action::Kind;
        if (action.kind == Kind::Wish) {
            int strongest = 0;
            for (int pile = 0; pile < TheGame::kPiles; ++pile)
                strongest = std::max(strongest, action.wishes[pile]);
            return "wish " + std::to_string(strongest);
        }
        if (action.kind != Kind::Play) return TheGame::spell(action);
        const int step = TheGame::gap(action.pile, view.open.tops[static_cast<std::size_t>(action.pile)], action.card);
        if (step == -TheGame::kJump) return "set back";
        static constexpr std::array kSteps{"step 1", "step 2", "step 3 to 5", "step 6 to 10", "step above 10"};
        return kSteps[step <= 2 ? static_cast<std::size_t>(step - 1) : step <= 5 ? 2 : step <= 10 ? 3 : 4];
    }

private:
    static constexpr int kFar = 100;
    /// Steps of 1 and 2, from 3, from 6, and from 11 on.
    static int band(int step) { return step <= 2 ? step : step <= 5 ? 3 : step <= 10 ? 6 : 11; }
};

inline const AnyLikeness& thegame_likeness() {
    static const GameLikeness<TheGame> likeness;
    return likeness;
}

} // namespace hilltop
