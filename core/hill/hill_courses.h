// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"
#include "tournament/course.h"
#include "tournament/pair_effects.h"

namespace hilltop {

/// All kept matches of a hill that count now, as a tournament of the versions that play, in order of their names.
struct HillCourses {
    Course all, common; ///< `common`: of the parts that no budget has asked for
};
Result<HillCourses> courses_of(HillFile& hill);

/// How the versions that play treat each other, at tables by lot; empty where they meet in pairs.
Result<std::vector<PairEffect>> pair_effects_of(HillFile& hill);

} // namespace hilltop
