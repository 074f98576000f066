// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hilltop::cli {

struct SolveOptions {
    std::string game;
    std::vector<std::string> rules;     ///< KEY=VALUE
    std::optional<std::string> threads; ///< nothing: one per processor
    bool bench = false;
    bool json = false;
};

/// Makes what these bots play by with these rules, where it is missing, with a bar.
Result<> make_tables(const GameEntry& game, std::span<const std::string> bots, const RuleValues& rules);

/// Solves a game by its rules, with a progress bar; solved parts are stored, and an interrupted run continues from
/// there.
Result<> run_solve(const SolveOptions& options);

struct ExploitOptions {
    std::string game;
    std::string bot;
    std::vector<std::string> rules; ///< KEY=VALUE
    std::string matches;            ///< of a search; empty: 2,000
    bool json = false;
};

/// Says how much the best reply to a built-in bot gains: by the game's own method, or what a search among the built-in
/// bots has found.
Result<> run_exploit(const ExploitOptions& options);

} // namespace hilltop::cli
