// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "games/advanced-pazaak/advanced_pazaak.h"

#include <array>

namespace hilltop {

/// ends, stands: of its turns, which are one or the other. plays_card: of the turns in which it holds a side card.
/// saves: plays one, of the turns in which it holds one and has more than 20. over_20: sets at whose end it has more
/// than 20, of its sets.
template <>
struct StyleOf<AdvancedPazaak> {
    static constexpr std::array<const char*, 5> kIds{"ends", "stands", "plays_card", "saves", "over_20"};

    static void count(const View<AdvancedPazaak>& view, const AdvancedPazaak::Action* answer, StyleCounts& counts) {
        const bool over = view.open.players[view.me].total > AdvancedPazaak::kGoal;
        if (answer == nullptr) {
            counts.count("over_20", over);
            return;
        }
        if (answer->kind != AdvancedPazaak::Action::Kind::Turn) return;
        counts.count("ends", !answer->stands);
        counts.count("stands", answer->stands);
        if (view.own.hand.empty()) return;
        counts.count("plays_card", answer->plays);
        if (over) counts.count("saves", answer->plays);
    }
};

} // namespace hilltop
