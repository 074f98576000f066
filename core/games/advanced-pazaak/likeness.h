// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "games/advanced-pazaak/advanced_pazaak_table.h"
#include "games/advanced-pazaak/decision_kinds.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {

/// Totals, who stands, sets won, how many side cards are left, a tie card on the table, and whether one of the own side
/// cards makes 20. Side decks and stakes are compared with all others.
template <>
struct LikenessOf<AdvancedPazaak> {
    static constexpr std::array<const char*, 9> kIds{"own_total",        "other_total", "other_stands",
                                                     "own_wins",         "other_wins",  "own_side_cards",
                                                     "other_side_cards", "own_tie",     "makes_20"};

    static std::array<int, 9> of(const View<AdvancedPazaak>& view) {
        std::array<int, 9> values;
        values.fill(kNotCompared);
        if (view.open.phase != AdvancedPazaak::Phase::Act) return values;
        const auto& mine = view.open.players[view.me];
        const auto& other = view.open.players[Seat(1 - view.me.index())];
        bool makes_20 = false;
        for (const SideCard card : view.own.hand)
            for (const int value : kCardValues[card])
                makes_20 = makes_20 || AdvancedPazaak::total_with(mine, card, value) == AdvancedPazaak::kGoal;
        return {mine.total,     other.total,     other.stood, mine.wins, other.wins,
                mine.side_left, other.side_left, mine.tie,    makes_20};
    }

    /// A card by what it counts: +3 and +-3 as +3 are the same. Side decks in order.
    static std::string answer(const View<AdvancedPazaak>&, const AdvancedPazaak::Action& action) {
        if (action.kind == AdvancedPazaak::Action::Kind::Choose) {
            AdvancedPazaak::Action sorted = action;
            std::sort(sorted.deck.begin(), sorted.deck.end());
            return AdvancedPazaak::spell(sorted);
        }
        const bool counts = action.plays && action.card != kTie && !counts_nothing(action.card);
        if (!counts) return AdvancedPazaak::spell(action);
        return fmt::format("{:+} {}", int{action.value}, action.stands ? "stand" : "end");
    }
};

inline const AnyLikeness& advanced_pazaak_likeness() {
    static const GameLikeness<AdvancedPazaak> likeness;
    return likeness;
}

} // namespace hilltop
