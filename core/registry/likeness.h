// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "game/entry.h"

namespace hilltop {

/// What the game calls alike, or null where it says nothing of it.
const AnyLikeness* likeness_of(const GameEntry& game);

} // namespace hilltop
