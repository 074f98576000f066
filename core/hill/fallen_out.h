// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_ratings.h"

namespace hilltop {

/// The events by which versions that play fall out, because they failed (BoutScore::Failures) in kMostInARow matches in
/// a row, or where the game disqualifies in one: over all their bouts in order, so that it does not matter when they
/// were played. Who was let back in falls out again after as many more. A pure function, without dates.
std::vector<HillEvent> fallen_out(const Plan& hill, const HillLog& log, const HillScores& scores);

/// The event by which a version that is out or disqualified plays again, by its name or as it is shown ("Nestor v2").
/// Refused where check_author() refuses it.
Result<HillEvent> coming_back(const Plan& hill, const HillLog& log, const HillScores& scores, const std::string& name,
                              const std::string& why);

} // namespace hilltop
