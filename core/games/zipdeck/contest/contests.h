// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/dialect.h"
#include "games/zipdeck/zipdeck.h"

namespace hilltop {

/// The kinds of bots that the game's contest has.
std::span<const ContestKind<ZipDeck>> zipdeck_contests();

} // namespace hilltop
