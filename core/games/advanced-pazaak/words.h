// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"

namespace hilltop {

const GameWords& advanced_pazaak_words();

namespace advanced_pazaak {
/// What a house card or a side card counts that lies so; 0 for those that count nothing or whose sign is not chosen.
int counts(int kind, int value);
} // namespace advanced_pazaak

} // namespace hilltop
