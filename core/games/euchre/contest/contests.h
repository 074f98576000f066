// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "wires/dialect.h"

namespace hilltop {

/// The kinds of bots that the game's contest has: any executable, and a Python script without the cost of starting
/// Python for each question.
std::span<const ContestKind<Euchre>> euchre_contests();

} // namespace hilltop
