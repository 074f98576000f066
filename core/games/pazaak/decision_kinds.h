// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "games/pazaak/pazaak.h"

#include <array>

namespace hilltop {

/// By the own total: above 20, no card can bust, some can; and against a player who stands, whether that is ahead.
template <>
struct DecisionKindsOf<Pazaak> {
    static constexpr std::array<const char*, 8> kIds{"over-20",     "stand-behind", "stand-level", "stand-ahead",
                                                     "no-bust-yet", "from-11",      "from-15",     "from-18"};

    static int of(const View<Pazaak>& view) {
        const auto& mine = view.open.players[view.me];
        const auto& other = view.open.players[Seat(1 - view.me.index())];
        if (mine.total > Pazaak::kGoal) return 0;
        if (other.stood) return mine.total < other.total ? 1 : mine.total == other.total ? 2 : 3;
        return mine.total <= 10 ? 4 : mine.total < 15 ? 5 : mine.total < 18 ? 6 : 7;
    }
};

} // namespace hilltop
