// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/dialect.h"
#include "games/rps/rps.h"

#include <span>

namespace hilltop {

/// The bots of RPS Poker's own contest: JavaScript inside the program ("js") and in a process ("js+node").
std::span<const ContestKind<RpsPoker>> rps_contests();

} // namespace hilltop
