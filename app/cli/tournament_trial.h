// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <vector>

namespace hilltop::cli {

/// What is tried before the first match, and what follows for those who cannot play.
struct TrialOptions {
    std::vector<Error> left_out; ///< files that are no bot of the game
    int threads = 1;
    bool skip = false;   ///< no trial
    bool shared = false; ///< other runs play shards of the same plan, so no entrant may be removed here
};

/// Tries the hosted bots of a plan that can be played, lists on stderr who plays, who plays with remarks, and who is
/// left out and why. The plan keeps those who play, with the names by which they call themselves; an error if they are
/// too few.
Result<> try_entrants(Plan& plan, const TrialOptions& options);

/// The same list without a trial, because what would be left is no tournament.
void list_left_out(const std::vector<Error>& left_out);

} // namespace hilltop::cli
