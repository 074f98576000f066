// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"
#include "judging/held_back.h"

namespace hilltop {

/// Ending a turn over 20, standing behind one who stands, and risking or paying anything where standing wins.
template <>
struct SenselessOf<AdvancedPazaak> {
    static bool is(const View<AdvancedPazaak>& view, const AdvancedPazaak::Action& action) {
        if (view.open.phase != AdvancedPazaak::Phase::Act) return false;
        const auto& rules = view.open.rules;
        const auto& me = view.open.players[view.me];
        const auto& rival = view.open.players[next(view.me, AdvancedPazaak::kSeats)];
        const int total = action.plays ? AdvancedPazaak::total_with(me, action.card, action.value) : me.total;
        if (total > AdvancedPazaak::kGoal) return true;
        if (!rival.stood) return false;
        // By how much it is ahead; the tie card is half a point.
        const auto ahead = [&](int mine, bool tie) {
            return 2 * (mine - rival.total) + (tie ? 1 : 0) - (rival.tie ? 1 : 0);
        };
        if (me.total <= AdvancedPazaak::kGoal && ahead(me.total, me.tie) > 0) return action.plays || !action.stands;
        if (rules.nine_cards && me.row.size() + (action.plays ? 1 : 0) >= AdvancedPazaak::kNine) return false; // wins
        const bool stands = action.stands || !AdvancedPazaak::may_end(rules, total);
        return stands && ahead(total, me.tie || (action.plays && action.card == kTie)) < 0;
    }
};

} // namespace hilltop
