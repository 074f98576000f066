// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct CheckOptions {
    std::string game;
    std::string bot; ///< spec
    std::optional<std::string> matches;
    std::optional<std::string> seed;
    std::vector<std::string> rules;
    std::vector<std::string> limits;
    std::optional<std::string> record;   ///< file to write the kept matches to
    std::optional<std::string> wire_log; ///< folder
    bool json = false;
};

/// Checks a bot and prints the report on it; an error if it does not start.
Result<> check_bot(const CheckOptions& options);

} // namespace hilltop::cli
