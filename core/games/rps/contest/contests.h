// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"
#include "wires/dialect.h"

#include <span>

namespace hilltop {

/// The bots of RPS Poker's own contest: JavaScript by our own engine ("js") and by Node.js ("js+node").
std::span<const ContestKind<RpsPoker>> rps_contests();

} // namespace hilltop
