// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"
#include "ratings/interval.h"
#include "tournament/plan.h"
#include "tournament/schedule.h"

namespace hilltop {

/// The unit of a hill's matches: two versions (in a cooperative game one) and which of their parts it is, from 0. Each
/// part has Plan::matches matches. It is played as a tournament of its own, so that its results depend on nothing else.
struct Bout {
    std::vector<HillKey> sides; ///< in order of keys
    int part = 0;
    friend auto operator<=>(const Bout&, const Bout&) = default;
};

/// A hill as it is made where nothing else is said: 100 matches a pairing, and budgets that end where the order of the
/// first five is certain. Its seed is still to be drawn.
Plan usual_hill(const GameEntry& game);
/// A hill's plan is that of a tournament without entrants. Refuses what only tournaments have: formats, stages, seals.
Result<> check_hill_plan(const Plan& plan);
/// Versions that meet in a bout: 2, in cooperative games 1.
std::size_t sides_of(const Plan& hill);

/// The bout as a tournament. With duplicate deals the seed is the hill's and the part's, so that all bouts of a part
/// have the same deals, else the sides' as well. Its matches begin at Plan::first_match. `bots` are the sides' specs as
/// they are run.
Plan plan_of_bout(const Plan& hill, const Bout& bout, std::vector<std::string> bots);
/// All its matches as one series from match 0 on, whose results are those of the plan's series one after the other.
Series series_of_bout(const Plan& plan);

/// What the first side won of what could be won; of a single side its points of its matches.
struct BoutScore {
    struct Deal {
        std::int32_t part = 0, whole = 0;
    };
    QuotientSums won{}; ///< over deals
    /// Of two sides, where all bouts of a part have the same deals: each deal in its order. Else empty.
    std::vector<Deal> deals{};
};
BoutScore score_of_bout(const Plan& plan, const SeriesResult& result);

} // namespace hilltop
