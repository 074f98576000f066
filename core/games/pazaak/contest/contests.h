// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"
#include "wires/dialect.h"

#include <span>

namespace hilltop {

/// How the contest's own bots are spoken to.
std::span<const ContestKind<Pazaak>> pazaak_contests();

} // namespace hilltop
