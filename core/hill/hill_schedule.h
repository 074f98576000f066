// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_ratings.h"

#include <array>
#include <optional>

namespace hilltop {

/// What a hill has to play now, and how far its newest budget is used up.
struct HillDue {
    /// Why the newest budget plays nothing more.
    enum class End : std::uint8_t {
        None,    ///< it plays on, or there is none
        UsedUp,  ///< what is left of it is less than the next matches need
        Certain, ///< the ranges of the places it is spent on no longer overlap
        Narrow,  ///< where they still do, the difference is known as well as the plan wants
        Left,    ///< those whose ranges overlap cannot play any more
    };
    std::vector<Bout> bouts;  ///< any order, any number at a time; then ask again
    std::int64_t granted = 0; ///< matches of the newest budget
    std::int64_t used = 0;    ///< of these, played or due
    End end = End::None;
    int finals = 0; ///< that have been played to their end, from the first one on
    /// Neighbours in the order whose ranges overlap, the least certain ones a budget was or is spent on.
    std::optional<std::array<HillKey, 2>> open;
};

/// The schedule as a pure function of the log and of the results so far. All that play at the same time meet once (part
/// 0). A budget goes to neighbours whose ranks overlap (HillRating::first_place, as the table shows them), among the
/// first Plan::places, the least certain first: to further parts of those of their pairings which narrow the
/// difference most, their own and those against everyone else, until all are apart, or their difference is known
/// better than the plan's interval, or the budget is used up. What a version that has left did not play is left out,
/// and so are pairings of one author where the plan keeps them apart (Plan::authors_apart). Finalists play
/// their final (HillFinal) before anything that is due later in the log.
/// Of tables by lot each version brings Plan::tables, and a budget goes to further tables of the two neighbours. Tables
/// that were played and whose lots others have taken since are as if they were not there.
HillDue due_of(const Plan& hill, const HillLog& log, const HillScores& scores);
/// What was played and this log asks for.
HillScores asked_for(const Plan& hill, const HillLog& log, const HillScores& scores);

} // namespace hilltop
