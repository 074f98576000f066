// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/contest/logged_hand.h"

namespace hilltop::pazaak {

/// The side cards a player has played in a match, by value: at most `side_copies` of one, `side_cards` in all.
struct PlayedSide {
    std::array<int, Pazaak::kSideValues + 1> count{};
    bool leaves(int value, const Pazaak::Rules& rules) const;
};

/// Finds cards for what no line of the hand shows (a side card behind the last STAND, in some revisions the last house
/// cards), such that it ends as the log says: no side card where that will do, else the smallest. An error if there are
/// none, whatever else was played in the match.
Result<> settle_unseen(LoggedHand& hand, std::span<const std::string> names, const Pazaak::Rules& rules);

/// The same for all hands of a match together, so that no side card is played that the players cannot have.
Result<> settle_unseen(std::vector<LoggedHand>& hands, std::span<const std::string> names, const Pazaak::Rules& rules);

} // namespace hilltop::pazaak
