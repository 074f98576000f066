// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "games/zipdeck/zipdeck.h"

#include <algorithm>
#include <array>

namespace hilltop {

/// calls: of its answers.
/// hits_leader: its largest share goes to who has the fewest points of the others, of calls that give others something
/// while their points differ. splits: shares for several others, of calls that give others something.
template <>
struct StyleOf<ZipDeck> {
    static constexpr std::array<const char*, 3> kIds{"calls", "hits_leader", "splits"};

    static void count(const View<ZipDeck>& view, const ZipDeck::Action* answer, StyleCounts& counts) {
        if (answer == nullptr) return;
        counts.count("calls", answer->calls());
        if (!answer->calls()) return;
        int given = 0, most = 0;
        std::int32_t fewest = 0, highest = 0, of_hit = 0; // points
        bool begun = false;
        for (Seat seat : SeatSet::all(view.open.seats)) {
            if (seat == view.me) continue;
            const std::int32_t points = view.open.points[seat];
            fewest = begun ? std::min(fewest, points) : points;
            highest = begun ? std::max(highest, points) : points;
            begun = true;
            const int share = seat.index() < answer->named ? answer->shares[static_cast<std::size_t>(seat.index())] : 0;
            if (share == 0) continue;
            ++given;
            if (share > most || (share == most && points < of_hit)) of_hit = points;
            most = std::max(most, share);
        }
        if (given == 0) return;
        counts.count("splits", given > 1);
        if (fewest != highest) counts.count("hits_leader", of_hit == fewest);
    }
};

} // namespace hilltop
