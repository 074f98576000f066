// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"
#include "wires/dialect.h"

#include <span>

namespace hilltop {

/// How the contest's own bots are spoken to.
std::span<const ContestKind<TheGame>> thegame_contests();

} // namespace hilltop
