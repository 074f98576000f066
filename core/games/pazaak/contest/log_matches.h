// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/contest/log_line.h"

namespace hilltop::pazaak {

/// Hands won that end a match of the contest.
inline constexpr int kWinsOfMatch = 3;

/// The matches of a text, line by line, without the prose around them. A match ends with the third win of a player, or
/// where other players go on.
///
/// Whatever revision of the controller wrote it, the lines come out as the contest's sample has them:
/// * Where the second player's hand has the first one's name, it gets its own. Whose turn it is says who
/// chooses.
/// * Where no "new Hand" is printed, it is put in: from the hand itself if that is printed with the card of the turn,
///   else from the player's next hand. The card no later line shows is `unseen`.
std::vector<std::vector<LogLine>> log_matches(std::string_view text);

} // namespace hilltop::pazaak
