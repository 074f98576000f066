// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/interval.h"
#include "ratings/sprt.h"
#include "tournament/standings.h"

#include <optional>

namespace hilltop {

/// The state of a sequential test between the two entrants of a plan.
struct SprtState {
    double llr = 0;
    Interval bounds{0, 0};
    SprtVerdict verdict = SprtVerdict::Running;
};

/// The plan has two entrants and an SPRT as its stop rule. Deals played with both seatings count as pairs.
SprtState sprt_of(const Plan& plan, const Standings& standings);

/// What is estimated of one entrant beside its line in the standings.
struct EntrantEstimate {
    double elo = 0;       ///< mean 0 over the field
    double elo_error = 0; ///< half its 95 % interval; infinite where that is open to a side
    Interval elo_interval{0, 0};
    int first_place = 1; ///< simultaneous 95 % interval of its rank; the place where the format gives places
    int last_place = 1;
    double mix = 0; ///< its part in the Nash mix
    /// Cooperative games: the 10 %, 50 % and 90 % quantiles of the points.
    std::array<int, 3> quantiles{};
};

/// What a tournament says of its entrants beyond counting.
struct Statistics {
    std::vector<EntrantEstimate> entrants; ///< by entrant
    bool rated = false;                    ///< Elo makes sense: matches have two sides
    std::vector<int> circle; ///< entrants of which each beats the next and the last the first, significantly
    /// Independent matches the results are worth, minus those that were played: what duplicate deals saved. 0 without.
    std::int64_t saved = 0;
    std::optional<double> los; ///< of two entrants: how likely the first is the stronger
    std::optional<SprtState> sprt;
};

Statistics statistics_of(const Plan& plan, const Standings& standings);

} // namespace hilltop
