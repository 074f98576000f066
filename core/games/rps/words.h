// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"

namespace hilltop {

const GameWords& rps_words();

namespace rps {
/// "Rock 7" of "R7", as answers and views write a card.
Phrase spelled_card(const std::string& text);
} // namespace rps

} // namespace hilltop
