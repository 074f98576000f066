// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

namespace hilltop::euchre {

/// Reads one game in Euchre Game Notation 1.2 to 1.4 ("egn"), as the public repository
/// NextSuit-Labs/euchre-game-notation describes it: JSON with dealers, cards turned up, calls and plays; the rest
/// is deduced. Unseen cards are made up. The error names the line and the place in the file
/// ("line 31: deals[2].phases[1].tricks[0][3]") and what contradicts the rules, or which of its rules Hilltop does not
/// know.
Result<std::vector<ImportedMatch>> read_egn(std::string_view text);

/// One finished match in EGN 1.4, with all hands as they were dealt, so that it is read back as it was. Refuses what
/// would be read as another match: lone partners of makers, printed left bowers, more than 100 deals. What else the
/// notation cannot say is in the file's description, a sentence each.
Result<std::string> write_egn(std::span<const ExportedMatch> matches);

} // namespace hilltop::euchre
