// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct BeforeOptions {
    std::string file;
    std::vector<std::string> files{}; ///< to look through; empty: `file`
    std::string match = "1";
    std::string decision{};
    std::string player{};                 ///< the player whose answers are counted separately; empty: people
    std::optional<std::string> threads{}; ///< nothing: one per processor
    std::string most = "0";
    std::string list = "10";
    bool json = false;
};

/// Tells what was answered in other matches where a decision was the same or alike, and what became of it.
Result<> tell_before(const BeforeOptions& options);

} // namespace hilltop::cli
