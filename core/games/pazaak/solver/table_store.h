// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/match_table.h"
#include "judging/solving.h"

#include <memory>
#include <optional>
#include <string>

namespace hilltop::pazaak {

/// Where the user's cache keeps the table of these rules ($XDG_CACHE_HOME/hilltop/solved); empty if there is no such
/// place.
std::string table_path(const TableRules& rules);

/// A table that is there at once: the one the program carries, which also serves longer and shorter matches, one of the
/// cache, or one that is solved in about a second. Otherwise nothing. Tables are shared by all who ask.
std::shared_ptr<const MatchTable> ready_table(const Pazaak::Rules& rules);
/// Hands needed as the table knows them: a longer match is looked at as if both had won as many of the hands they need.
std::array<int, 2> near_needs(const MatchTable& table, std::array<int, 2> needs);

struct KeptTable {
    std::shared_ptr<const MatchTable> table;
    Solution solution;
};
/// The table of exactly these rules, computed if needed and stored in the cache. One program at a time makes it; what
/// an interrupted one has solved is not solved again. Nothing if it was stopped.
Result<std::optional<KeptTable>> make_table(const TableRules& rules, const SolveOrder& order);

} // namespace hilltop::pazaak
