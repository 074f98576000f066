// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/table_rules.h"

#include "game/entry.h"

namespace hilltop {

RuleValues table_rules(const GameEntry& game, int seats) {
    const Variant* variant = game.find_variant(kTableRules);
    return variant != nullptr ? game.variant_rules(*variant, seats) : default_values(game.rules());
}

std::vector<RuleInfo> table_rule_infos(const GameEntry& game, int seats) {
    const RuleValues values = table_rules(game, seats);
    std::vector<RuleInfo> infos(game.rules().begin(), game.rules().end());
    for (RuleInfo& rule : infos)
        rule.fallback = values.at(rule.id);
    return infos;
}

} // namespace hilltop
