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
    std::optional<std::string> seed;
    bool duplicate = false;
    bool together = false;
    std::optional<std::string> keep;
    std::optional<std::string> ranking;
    std::optional<std::string> rounds;
    std::vector<std::string> limits;
};

/// The plan of the file, or else of the options, with the bots of the folder; one that can be played. What the folder
/// holds beside is named on stderr.
Result<Plan> plan_of(const PlanOptions& options);

} // namespace hilltop::cli
