// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/any_judge.h"
#include "records/replay.h"

#include <vector>

namespace hilltop {

/// What the match is worth to each seat before the round that is open was dealt, so that nothing in it is known to one
/// seat alone: at the last rest, or over fresh deals where there was none yet. Empty if it was stopped, or the game has
/// no judge.
std::vector<Estimate> roundChances(const Replay& replay, int samples, const Stop& stop);

} // namespace hilltop
