// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "games/zipdeck/decision_kinds.h"
#include "games/zipdeck/zipdeck_table.h"

#include <algorithm>

namespace hilltop {

/// The own card, how many of the others have fewer points, and whether these are the last rounds, one for each seat.
template <>
struct LikenessOf<ZipDeck> {
    static constexpr std::array<const char*, 3> kIds{"card", "better_seats", "last_rounds"};

    static std::array<int, 3> of(const View<ZipDeck>& view) {
        const auto& open = view.open;
        int better = 0;
        for (const Seat seat : SeatSet::all(open.seats))
            better += open.points[seat] < open.points[view.me];
        return {view.own.card, better, open.round + open.seats >= open.rounds};
    }

    /// Who is to get the points.
    static std::string answer(const View<ZipDeck>& view, const ZipDeck::Action& action) {
        if (!action.calls()) return "pass";
        int given = 0;
        bool to_leader = false;
        std::int32_t fewest = std::numeric_limits<std::int32_t>::max();
        for (const Seat seat : SeatSet::all(view.open.seats))
            if (seat != view.me) fewest = std::min(fewest, view.open.points[seat]);
        for (const Seat seat : SeatSet::all(view.open.seats)) {
            if (seat == view.me || seat.index() >= action.named) continue;
            if (action.shares[static_cast<std::size_t>(seat.index())] == 0) continue;
            ++given;
            to_leader = view.open.points[seat] == fewest;
        }
        return given == 0  ? "zip for nobody"
               : given > 1 ? "zip for several"
               : to_leader ? "zip for the leader"
                           : "zip for another";
    }
};

inline const AnyLikeness& zipdeck_likeness() {
    static const GameLikeness<ZipDeck> likeness;
    return likeness;
}

} // namespace hilltop
