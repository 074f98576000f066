// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "games/thegame/thegame.h"

#include <array>

namespace hilltop {

/// jumps_back: by exactly ten, of cards played while some card in hand could. extra_cards: plays one more, of questions
/// on turn at which it might end it.
/// wishes: says something of a pile, of the times it was asked; silence says nothing.
template <>
struct StyleOf<TheGame> {
    static constexpr std::array<const char*, 3> kIds{"jumps_back", "extra_cards", "wishes"};

    static void count(const View<TheGame>& view, const TheGame::Action* answer, StyleCounts& counts) {
        using Kind = TheGame::Action::Kind;
        const auto& open = view.open;
        if (open.phase == TheGame::Phase::Wish)
            counts.count("wishes", answer != nullptr && answer->wishes != TheGame::Wishes());
        if (open.phase != TheGame::Phase::Turn || answer == nullptr) return;
        if (TheGame::may_end(open)) counts.count("extra_cards", answer->kind == Kind::Play);
        if (answer->kind == Kind::Play && can_jump(view))
            counts.count("jumps_back", jumps(open, answer->card, answer->pile));
    }

private:
    static bool jumps(const TheGame::Open& open, int card, int pile) {
        return TheGame::gap(pile, open.tops[static_cast<std::size_t>(pile)], card) == -TheGame::kJump;
    }
    static bool can_jump(const View<TheGame>& view) {
        for (const int card : view.own.hand)
            for (int pile = 0; pile < TheGame::kPiles; ++pile)
                if (jumps(view.open, card, pile)) return true;
        return false;
    }
};

} // namespace hilltop
