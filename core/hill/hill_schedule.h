// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_ratings.h"

namespace hilltop {

/// What a hill has to play now, and how far its newest budget is used up.
struct HillDue {
    std::vector<Bout> bouts;  ///< any order, any number at a time; then ask again
    std::int64_t granted = 0; ///< matches of the newest budget
    std::int64_t used = 0;    ///< of these, played or due
    bool settled = true;      ///< the newest budget can do no more, or there is none
    /// What is left of the newest budget is less than a part.
    bool ran_out(const Plan& hill) const { return granted - used < hill.matches; }
};

/// The schedule as a pure function of the log and of the results so far. All that play at the same time meet once (part
/// 0). At each budget neighbours whose ranks overlap (HillRating::first_place, as the table shows them) play further
/// parts, the least certain first, until all are apart, or their difference is known better than the plan's interval,
/// or the budget is used up. What a version that has left did not play is left out.
HillDue due_of(const Plan& hill, const HillLog& log, const HillScores& scores);

} // namespace hilltop
