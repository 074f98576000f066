// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"
#include "tournament/plan.h"

#include <span>

namespace hilltop {

/// Refuses an event by which a version plays (Added, Back) where its author then has more on the hill than the plan
/// allows (Plan::entries_per_author, versions_a_day). It follows the log and what happens `before` it in the same step.
/// Authors whose names look alike are one (folded_name). A bot without an author has no limit.
Result<> check_author(const Plan& hill, const HillLog& log, std::span<const HillEvent> before, const HillEvent& event);

} // namespace hilltop
