// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"
#include "wires/dialect.h"

namespace hilltop {

/// The kinds of bots that the game's contest has.
std::span<const ContestKind<ZipDeck>> zipdeck_contests();

} // namespace hilltop
