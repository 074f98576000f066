// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/pair_effects.h"
#include "tournament_files/saved_tournament.h"

namespace hilltop {

/// How its entrants treat each other, from all results of the file; empty unless has_pair_effects().
Result<std::vector<PairEffect>> pair_effects_of(SavedTournament& saved);

} // namespace hilltop
