// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "games/advanced-pazaak/advanced_pazaak.h"

#include <array>

namespace hilltop {

/// Side deck and stake; then by the own total, and against a player who stands, whether that is ahead.
template <>
struct DecisionKindsOf<AdvancedPazaak> {
    static constexpr std::array<const char*, 10> kIds{"side-deck",   "stake",       "over-20",     "stand-behind",
                                                      "stand-level", "stand-ahead", "no-bust-yet", "from-11",
                                                      "from-15",     "from-18"};

    static int of(const View<AdvancedPazaak>& view) {
        if (view.open.phase == AdvancedPazaak::Phase::Choose) return 0;
        if (view.open.phase == AdvancedPazaak::Phase::Stake) return 1;
        const auto& mine = view.open.players[view.me];
        const auto& other = view.open.players[Seat(1 - view.me.index())];
        if (mine.total > AdvancedPazaak::kGoal) return 2;
        if (other.stood) return mine.total < other.total ? 3 : mine.total == other.total ? 4 : 5;
        return mine.total <= 10 ? 6 : mine.total < 15 ? 7 : mine.total < 18 ? 8 : 9;
    }
};

} // namespace hilltop
