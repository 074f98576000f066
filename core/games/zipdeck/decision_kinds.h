// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "games/zipdeck/zipdeck.h"

#include <array>

namespace hilltop {

/// By the chance that the own card is the highest, if the others' come evenly: below 10 %, below 50 %, above; the last
/// rounds, one for each seat, apart.
template <>
struct DecisionKindsOf<ZipDeck> {
    static constexpr std::array<const char*, 4> kIds{"low-card", "middle-card", "high-card", "last-rounds"};

    static int of(const View<ZipDeck>& view) {
        const int seats = view.open.seats;
        if (view.open.round + seats >= view.open.rounds) return 3;
        double highest = 1; // of the cards not seen, all dealt ones are below
        const int deck = ZipDeck::deck_size(seats);
        for (int other = 1; other < seats; ++other)
            highest *= std::max(0.0, static_cast<double>(view.own.card - other + 1)) / (deck - other);
        return highest < 0.1 ? 0 : highest < 0.5 ? 1 : 2;
    }
};

} // namespace hilltop
