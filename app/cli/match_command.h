// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct MatchOptions {
    std::string game;
    std::vector<std::string> seats; ///< a bot each, as they sit
    std::optional<std::string> seed;
    std::optional<std::string> deal; ///< a number, or a whole deal ID
    std::string match = "1";
    std::vector<std::string> rules;
    std::optional<std::string> record; ///< file to write
    std::vector<std::string> limits;
    std::optional<std::string> wire_log; ///< folder
    bool rests = false;                  ///< in the text
    bool json = false;
};

/// Plays one match and prints it.
Result<> play_match(const MatchOptions& options);

} // namespace hilltop::cli
