// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "games/pazaak/solver/match_table.h"

#include <functional>
#include <memory>

namespace hilltop::pazaak {

/// Rounds of learning a hand: a best reply to the table gains 0.000002 then, one that sees all side cards 0.0013.
inline constexpr int kSolveRounds = 60;

/// How much work a table is, before it is begun.
struct SolveCost {
    double work;   ///< in tables of the default rules
    double memory; ///< bytes, on one thread
};
SolveCost solve_cost(const TableRules& rules);
/// Beyond this nothing is begun: some twenty minutes of one core, a gigabyte.
bool can_solve(const TableRules& rules);

/// How the work goes; all may be empty.
struct SolveWatch {
    /// Called after every state, under a lock, with the share of the work that is done.
    std::function<void(int state, double done)> solved;
    /// Asked before every state; true ends the work.
    Stop stop;
};

/// Solves all states that are not done yet, on this many threads; the same table whatever their number. False if it was
/// stopped, an error if it could not go on. `done` says by state which are there, and is kept up to date.
Result<bool> solve_match(MatchTable& table, std::vector<bool>& done, int threads, const SolveWatch& watch);
/// All of it, on this thread.
std::shared_ptr<const MatchTable> solve_match(const TableRules& rules);

} // namespace hilltop::pazaak
