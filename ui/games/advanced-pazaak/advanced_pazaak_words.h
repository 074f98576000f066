// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/game_words.h"

namespace hilltop {

/// The game's ids and what they are called.
std::span<const GameWord> advancedPazaakWords();

} // namespace hilltop
