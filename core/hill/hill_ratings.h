// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/lot_tables.h"

#include <map>

namespace hilltop {

/// What has been played of a hill: score_of_bout by bout.
using HillScores = std::map<Bout, BoutScore>;

/// The strength of a version on a common scale, with half its 95 % interval: Elo with mean 0 where versions meet, mean
/// points (less is better where points are a burden) in a cooperative game, at tables by lot else the share won in per
/// cent.
struct HillRating {
    HillKey key{};
    bool played = false;                 ///< else it stands below all that have, and nothing is known
    double value = 0, error = 0;         ///< error: infinite where it is unknown or open to a side
    Interval interval{0, 0};             ///< its ends infinite where they are not known
    double next_error = 0;               ///< half the 95 % interval of what the next one in the order differs by
    int first_place = 1, last_place = 1; ///< simultaneous 95 % interval of its rank, which holds at every look
};
/// From all kept bouts among `keys`, the strongest first. A place means what is to be expected against the field: every
/// pair counts alike, however many parts of it have been played (of complete pairs the model's order is that of the
/// mean shares). Rounded to a millionth, so that machines agree. Where bouts of a part have the same deals, what
/// versions won of a deal goes together, and the errors count that. At tables by lot all that a version won at a table,
/// or at all tables with the same deals, is one observation, because the lot of the others counts as well; those that
/// `lots` does not have are left out.
std::vector<HillRating> hill_ratings(const Plan& hill, const std::vector<HillKey>& keys, const HillScores& scores,
                                     const LotTables* lots = nullptr);

} // namespace hilltop
