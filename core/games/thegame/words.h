// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"

namespace hilltop {

const GameWords& thegame_words();

namespace thegame {
Phrase cards(int count);
Phrase cards_left(int count); ///< a sentence
} // namespace thegame

} // namespace hilltop
