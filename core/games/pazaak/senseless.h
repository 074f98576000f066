// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"
#include "judging/held_back.h"

namespace hilltop {

/// Standing, with or without a card, below a count it is compared with at once; drawing or playing what is over 20 for
/// certain; and a card for a hand that is won without it.
template <>
struct SenselessOf<Pazaak> {
    static bool is(const View<Pazaak>& view, const Pazaak::Action& action) {
        using Kind = Pazaak::Action::Kind;
        const auto& me = view.open.players[view.me];
        const auto& rival = view.open.players[next(view.me, Pazaak::kSeats)];
        if (me.total > Pazaak::kGoal || rival.total > Pazaak::kGoal) return false; // decided
        // Seat 1 ends a round: who stands below then has lost, whether or not the other stands (docs/rules.md,
        // "Pazaak", 5).
        const bool compared = rival.stood || view.me == Seat(1);
        if (action.kind == Kind::End) {
            if (rival.stood && me.total > rival.total) return false; // won at once
            const auto unseen = Pazaak::unseen_house(view.open);
            const auto fitting = unseen.begin() + Pazaak::kGoal - me.total + 1;
            return fitting < unseen.end() && std::all_of(unseen.begin(), fitting, [](int left) { return left == 0; });
        }
        const int total = me.total + (action.kind == Kind::Play ? action.card : 0);
        if (action.kind == Kind::Play && rival.stood && me.total > rival.total) return true;
        return total > Pazaak::kGoal || (compared && total < rival.total);
    }
};

} // namespace hilltop
