// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them. What a plan file says is not said by options too.
struct TournamentOptions {
    std::string plan_file;
    std::optional<std::string> game;
    std::vector<std::string> bots;
    std::optional<std::string> format;
    std::optional<std::string> seats;
    std::optional<std::string> matches;
    std::optional<std::string> seed;
    std::vector<std::string> rules;
    bool duplicate = false;
    std::optional<std::string> threads; ///< as many as the machine has
    std::optional<std::string> out;
    std::optional<std::string> shard;
    bool json = false;
};

/// Plays a tournament in memory and prints its standings; Ctrl+C ends it early.
Result<> run_tournament(const TournamentOptions& options);

} // namespace hilltop::cli
