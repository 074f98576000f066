// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

namespace hilltop::pazaak {

/// Reads the text the contest's original controller prints ("simplepazaak-log"): "New Game!", the standings, hands and
/// what was chosen. The error names the line and what contradicts the rules.
Result<ImportedMatch> read_original_log(std::string_view text);

} // namespace hilltop::pazaak
