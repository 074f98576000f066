// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "cli/luck_command.h"
#include "tournament/course.h"
#include "tournament/pair_effects.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// Of a tournament or a hill, as typed; at most one of the formats is set.
struct ShowOptions {
    std::string file;
    bool json = false;
    bool csv = false;
    bool markdown = false;
    std::optional<std::string> match;
    std::optional<std::string> site; ///< folder
    std::string title;               ///< of the site, as the next ones
    std::optional<std::string> url;  ///< only of hills
    std::string pages = "200";
    bool offers_file = false;
    bool pairs = false; ///< how bots treat each other
    LuckOptions luck{};
};

/// Prints what a tournament's file comes to, with --luck also luck-adjusted, or, with --match, one of its matches and
/// whether it was reproduced. With --site it writes pages instead.
Result<> show_tournament(const ShowOptions& options);

/// A paragraph: what is played, how far it is, when, with how many faults, and whether a program plays it right now.
Result<> tell_status(const ShowOptions& options);

/// All that decides about results as ordered text, for comparing.
Result<> dump_tournament(const ShowOptions& options);

/// Standings in the contest's order and, below, the crosstable, the rounds of formats that have some, and remarks.
std::string course_text(const Course& course);
/// How bots treat each other at tables by lot: those beyond chance and the next ones.
std::string pairs_text(const Plan& plan, const std::vector<PairEffect>& pairs, const std::vector<std::string>& names);

} // namespace hilltop::cli
