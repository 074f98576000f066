// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_schedule.h"

namespace hilltop {

/// Who stood where after an event of the log, from the matches that are kept today among those that played then.
struct HillMoment {
    std::size_t event = 0;           ///< of the log, from 0
    std::vector<HillRating> ratings; ///< the strongest first; those without a kept match are left out
};

/// A moment for each event after which others play, `most` of them at the most, evenly spread, with the last one.
std::vector<HillMoment> hill_history(const Plan& hill, const HillLog& log, const HillScores& scores,
                                     std::size_t most = 100);

/// Who came to stand first, by name, and after which event of the log; shared leads leave it with who had it.
struct HillLead {
    std::size_t event = 0;
    std::string name;
};
/// The changes of the lead at the ends of days (UTC), as hill_history() has them, over the last 100 days on which bots
/// came or left.
std::vector<HillLead> hill_leads(const Plan& hill, const HillLog& log, const HillScores& scores);

/// The versions of one name on a common scale with those that play: two versions of a name never meet, so they are
/// compared by what they made of others. Those without a kept match are left out. In order of versions.
std::vector<HillRating> version_ratings(const Plan& hill, const HillField& field, const HillScores& scores,
                                        const std::string& name);

} // namespace hilltop
