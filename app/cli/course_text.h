// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/course.h"

#include <string>

namespace hilltop::cli {

/// Standings in the contest's order and, below, the crosstable, the rounds of formats that have some, and remarks.
std::string course_text(const Course& course);

} // namespace hilltop::cli
