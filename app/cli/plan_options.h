// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// A tournament's plan as typed; plan_of says what is wrong with it. What a plan file says is not said by options too.
struct PlanOptions {
    std::string file;
    std::optional<std::string> game;
    std::vector<std::string> bots;
    std::optional<std::string> folder; ///< of more bots; also beside a plan file
    std::optional<std::string> format;
    std::optional<std::string> seats;
    std::optional<std::string> matches;
    std::optional<std::string> stop;
    std::vector<std::string> rules;
    std::optional<std::string> seed; ///< none, also in a plan file: drawn by the system
    bool sealed = false;             ///< drawn as well, and secret until all has been played
    bool in_shards = false;          ///< others play the rest of it, from the same seed
    bool duplicate = false;
    bool together = false;
    std::optional<std::string> keep;
    std::optional<std::string> ranking;
    std::optional<std::string> rounds;
    std::vector<std::string> limits;
    std::optional<std::string> names; ///< a file; also beside a plan file
};

/// The plan of the file, or else of the options, with the bots of the folder; one that can be played. What the folder
/// holds beside comes to `left_out`, with the reason.
Result<Plan> plan_of(const PlanOptions& options, std::vector<Error>& left_out);

/// A sealed seed is kept where bots that are isolated cannot read it; others could.
Result<> check_secrecy(const Plan& plan);

} // namespace hilltop::cli
