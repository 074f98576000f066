// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "games/pazaak/decision_kinds.h"
#include "games/pazaak/pazaak_table.h"

namespace hilltop {

/// Totals, who stands, hands won, how many side cards are left, and whether one of the own ones makes 20.
template <>
struct LikenessOf<Pazaak> {
    static constexpr std::array<const char*, 8> kIds{"own_total",  "other_total",    "other_stands",     "own_wins",
                                                     "other_wins", "own_side_cards", "other_side_cards", "makes_20"};

    static std::array<int, 8> of(const View<Pazaak>& view) {
        const auto& mine = view.open.players[view.me];
        const auto& other = view.open.players[Seat(1 - view.me.index())];
        bool makes_20 = false;
        for (const std::uint8_t card : view.own.side)
            makes_20 = makes_20 || (mine.played_side == 0 && mine.total + card == Pazaak::kGoal);
        return {mine.total, other.total, other.stood, mine.wins, other.wins, mine.side_left, other.side_left, makes_20};
    }
    static std::string answer(const View<Pazaak>&, const Pazaak::Action& action) { return Pazaak::spell(action); }
};

inline const AnyLikeness& pazaak_likeness() {
    static const GameLikeness<Pazaak> likeness;
    return likeness;
}

} // namespace hilltop
