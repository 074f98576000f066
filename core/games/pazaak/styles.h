// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "games/pazaak/pazaak.h"

#include <array>

namespace hilltop {

/// ends, stands, plays_card: of its answers, which are all of these; a card it does not hold is STAND.
/// over_20: hands at whose end it has more than 20, of its hands.
template <>
struct StyleOf<Pazaak> {
    static constexpr std::array<const char*, 4> kIds{"ends", "stands", "plays_card", "over_20"};

    static void count(const View<Pazaak>& view, const Pazaak::Action* answer, StyleCounts& counts) {
        using Kind = Pazaak::Action::Kind;
        if (answer == nullptr) {
            counts.count("over_20", view.open.players[view.me].total > Pazaak::kGoal);
            return;
        }
        const bool plays = answer->kind == Kind::Play && view.own.side.find(answer->card) >= 0;
        counts.count("ends", answer->kind == Kind::End);
        counts.count("stands", answer->kind != Kind::End && !plays);
        counts.count("plays_card", plays);
    }
};

} // namespace hilltop
