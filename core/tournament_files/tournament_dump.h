// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/tournament_reader.h"

namespace hilltop {

/// Everything that decides about results as text in a fixed order: plan, entrants, every match, faults. Two runs of a
/// plan have the same dump, whole or from shards. `write` says false to stop, which is an error.
Result<> dump_tournament(TournamentReader& file, const std::function<bool(std::string_view text)>& write);

} // namespace hilltop
