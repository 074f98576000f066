// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// What a bot calls itself; empty where it says nothing.
struct OwnName {
    std::string name, version;
};

/// A name on one line that changes nothing around it: no control characters, no marks of direction, at most 40 letters.
/// Empty if nothing is left, or if it is not UTF-8.
std::string clean_name(std::string_view text);

/// Plan::names by what bots call themselves: names that the plan has already stay, and own names that are equal are
/// distinguished by their files and versions. `own` by entrant.
std::vector<std::string> names_by(const Plan& plan, std::span<const OwnName> own);

} // namespace hilltop
