// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/lone_hand.h"
#include "games/pazaak/solver/match_table.h"

namespace hilltop::pazaak {

/// The other player stands at 20 or less, so that the hand is up to `view.me` alone.
bool moves_alone(const View<Pazaak>& view);

/// How the champion sees such a hand: the house cards that are left, and the ends as the table values the match, over
/// the side decks that the other player may hold (HiddenSide). With `theirs`, the ends in truth are those of that deck.
void set_lone_hand(const MatchTable& table, const View<Pazaak>& view, LoneHand& hand,
                   const Pazaak::SideDeck* theirs = nullptr);

} // namespace hilltop::pazaak
