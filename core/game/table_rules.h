// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rule_spec.h"

namespace hilltop {

class GameEntry;

/// A game whose own rules are a contest's may have a variant of this id: what people at a table play unless they choose
/// other rules. Tournaments, trials of bots and the command line keep the game's own.
inline constexpr const char* kTableRules = "table";

/// What people play by default at a table of `seats`; of a game without such a variant, its own rules.
RuleValues table_rules(const GameEntry& game, int seats);
/// The game's rules with these as their defaults.
std::vector<RuleInfo> table_rule_infos(const GameEntry& game, int seats);

} // namespace hilltop
