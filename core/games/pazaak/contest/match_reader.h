// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "games/pazaak/contest/log_line.h"
#include "games/pazaak/pazaak.h"

namespace hilltop::pazaak {

/// Reads the lines of one match, as log_matches() gives them, under `rules`. The error names the line and what
/// contradicts the rules.
Result<ImportedMatch> read_match(std::span<const LogLine> lines, const Pazaak::Rules& rules);

} // namespace hilltop::pazaak
