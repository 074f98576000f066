// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "games/rps/rps.h"

#include <array>

namespace hilltop {

/// Picks, and games by whether one of the own cards pairs the base card; the last three games apart.
template <>
struct DecisionKindsOf<RpsPoker> {
    static constexpr std::array<const char*, 5> kIds{"first-pick", "pick", "with-pair", "without-pair", "last-games"};

    static int of(const View<RpsPoker>& view) {
        if (view.open.phase == RpsPoker::Phase::Draft) return view.open.round == 0 ? 0 : 1;
        if (view.open.round + RpsPoker::kHand >= RpsPoker::kDeck) return 4;
        if (view.open.base.empty()) return 3;
        const RpsPoker::Card base = view.open.base[view.open.base.size() - 1];
        for (const RpsPoker::Card card : view.own.hand)
            if (RpsPoker::pairs(card, base)) return 2;
        return 3;
    }
};

} // namespace hilltop
