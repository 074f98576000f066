// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/game_words.h"

namespace hilltop {

const GameTexts& tinyTexts();

} // namespace hilltop
