// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "games/pazaak/solver/match_table.h"

#include <functional>

namespace hilltop::pazaak {

/// Puts the answers of the player that is tested into the policy of a seat, for the hand after a state.
using PolicyOf = std::function<void(int state, int seat, HandPolicy& policy)>;

/// What the best replies to a player reach, where the house deck never ends inside a hand.
struct Exploit {
    /// Gains over a half of a match, seats alternating: of a reply that knows what the player's answers depend on, and
    /// of one that also sees the player's side cards, an upper bound for whatever anybody could remember or infer.
    double same_memory;
    double seeing;
    /// By seat of the reply: the share of matches it wins.
    std::array<double, 2> same_memory_by_seat;
    std::array<double, 2> seeing_by_seat;
};

/// Exact to rounding. `stop` is asked before every state; true ends the work, with nothing.
std::optional<Exploit> exploit(const TableRules& rules, const PolicyOf& player, const Stop& stop = {},
                               const std::function<void(double)>& progress = {});

/// The share of its matches, seats alternating, that a table's player loses to the best reply, less a half.
std::optional<Exploit> exploit(const MatchTable& table, const Stop& stop = {},
                               const std::function<void(double)>& progress = {});

} // namespace hilltop::pazaak
