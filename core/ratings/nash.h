// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/elo.h"

#include <span>
#include <vector>

namespace hilltop {

/// The shares of a cross table, entrants x entrants, row by row: what the row won against the column. 1/2 on the
/// diagonal and where two did not meet.
std::vector<double> share_matrix(std::span<const PairScore> pairs, int entrants);

/// How often to choose each entrant so that none does better than even against the mix: the Nash equilibrium of the
/// game that pays a row its share against the column less 1/2, whose value is 0. Probabilities sum to 1; no entrant's
/// share against the mix exceeds 1/2 by more than 1e-9. Of several equilibria the one of greatest entropy, so that
/// equal entrants get equal parts (Balduzzi et al., "Re-evaluating evaluation", 2018). `shares` as from share_matrix;
/// opposite cells need not sum to 1, half their difference counts. 30 entrants take a millisecond, 256 a second.
std::vector<double> nash_mix(std::span<const double> shares, int entrants);

/// A shortest circle in which each entrant beats the next and the last the first, all of it significant at 5 % over all
/// pairs (significant_signs); empty without one. It begins with its lowest entrant. Lines of one pair are added.
std::vector<int> circle(std::span<const PairScore> pairs, int entrants);

} // namespace hilltop
