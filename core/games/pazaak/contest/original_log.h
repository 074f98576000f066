// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

namespace hilltop::pazaak {

/// Reads the text the contest's original controller prints ("simplepazaak-log"): "New Game!", the standings, hands and
/// what was chosen, of any number of matches. Each is read under the default rules if they allow it, else under those
/// the controller was coded with. The error names the line and what contradicts the rules.
Result<std::vector<ImportedMatch>> read_original_log(std::string_view text);

/// The same text of these matches. Side cards that no later line would show, and what the decks held, are not in it;
/// what it says is read back as it was. Refuses rules other than those two, names that such lines cannot hold, and
/// matches that the text could not separate.
Result<std::string> write_original_log(std::span<const ExportedMatch> matches);

} // namespace hilltop::pazaak
