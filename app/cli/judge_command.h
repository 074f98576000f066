// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct JudgeOptions {
    std::string file = "-"; ///< "-": standard input
    std::optional<std::string> seat;
    std::string samples = "0"; ///< 0: what suits the game
    std::string seed = "0";
    bool json = false;
};

/// Prints what the answers of a seat at one position are worth.
Result<> judge_position(const JudgeOptions& options);

/// As typed; the command says what is wrong with them.
struct BeliefsOptions {
    std::string file;
    std::string match = "1";
    std::string step;
    std::optional<std::string> seat{}; ///< nothing: the first that has to decide
    std::string worlds = "1000";
    std::string seed = "0";
    bool json = false;
};

/// Prints what a seat may believe at a step of the cards it does not see.
Result<> print_beliefs(const BeliefsOptions& options);

} // namespace hilltop::cli
