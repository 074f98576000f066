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

} // namespace hilltop::cli
