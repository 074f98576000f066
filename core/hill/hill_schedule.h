// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_bout.h"

#include <map>

namespace hilltop {

/// What has been played of a hill: score_of_bout by bout.
using HillScores = std::map<Bout, QuotientSums>;

/// The strength of a version on a common scale, with half its 95 % interval: Elo with mean 0 where versions meet, mean
/// points (less is better where points are a burden) in a cooperative game.
struct HillRating {
    HillKey key{};
    double value = 0, error = 0;
};
/// From all kept bouts among `keys`, the strongest first. Rounded to a millionth, so that machines agree.
std::vector<HillRating> hill_ratings(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores);

/// What a hill has to play now, and how far its newest budget is used up.
struct HillDue {
    std::vector<Bout> bouts;  ///< any order, any number at a time; then ask again
    std::int64_t granted = 0; ///< matches of the newest budget
    std::int64_t used = 0;    ///< of these, played or due
    bool settled = true;      ///< the newest budget can do no more, or there is none
};

/// The schedule as a pure function of the log and of the results so far. All that play at the same time meet once (part
/// 0). At each budget neighbours whose intervals overlap play further parts, the least certain first, until all
/// are apart, or nearer than the plan's interval, or the budget is used up. What a version that has left did not play
/// is left out.
HillDue due_of(const Plan& hill, const HillLog& log, const HillScores& scores);

} // namespace hilltop
