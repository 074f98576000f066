// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"

namespace hilltop {

const GameWords& zipdeck_words();

namespace zipdeck {
Phrase points(int count);
/// "Orion, Rando and you"
Phrase joined(const std::vector<Phrase>& parts);
/// "3 to Orion and 4 to you": the shares by seat without that of the giver; empty: none.
Phrase gifts(const std::vector<int>& shares, int giver, const SeatNames& names);
} // namespace zipdeck

} // namespace hilltop
