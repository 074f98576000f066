// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/game_words.h"

namespace hilltop {

/// Euchre's names and sentences by their ids: bots, styles, rules, variants, objections.
std::span<const GameWord> euchreWords();

} // namespace hilltop
