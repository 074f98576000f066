// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/course.h"
#include "tournament/pair_effects.h"

#include <string>

namespace hilltop::cli {

/// Standings in the contest's order and, below, the crosstable, the rounds of formats that have some, and remarks.
std::string course_text(const Course& course);
/// How bots treat each other at tables by lot: those beyond chance and the next ones.
std::string pairs_text(const Plan& plan, const std::vector<PairEffect>& pairs, const std::vector<std::string>& names);

} // namespace hilltop::cli
