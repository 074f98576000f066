// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/match_table.h"

namespace hilltop::pazaak {

/// Solves the hand that follows a state of the match whose successors are solved: predictive CFR+ (Farina, Kroer and
/// Sandholm, "Faster Game Solving via Predictive Blackwell Approachability", 2021), both seats in turn, with answers
/// averaged in proportion to the square of the round. The answers are then cut to two an entry. Where they were not
/// learnt, as play hardly ever leads there, they become best replies to what the other player would do, and so do all
/// answers once the other player stands. The value is that of the resulting answers. The result depends only on the
/// arguments.
SolvedHand solve_hand(const MatchTable& table, int state, int rounds);

/// The value of a hand in which both answer as their policies say and a tied one is played again; with Mode::Best or
/// Mode::Seeing the value if `seat` answers best.
DeckMatrix settled_value(VectorHand& hand, DeckMatrix guess, VectorHand::Mode mode, int seat);

} // namespace hilltop::pazaak
