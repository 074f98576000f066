// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "games/euchre/euchre.h"
#include "games/euchre/worlds.h"

namespace hilltop::euchre {

/// Tries what it could answer in hands the others may hold, plays each to its end by rules of thumb, and takes what
/// wins the match most often. Its budget is a number of deals: under a millisecond a decision.
class ExpertBot : public Bot<Euchre> {
public:
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng& rng) override;
};

/// Chance to win the match for a side that needs `mine` more points against one that needs `theirs`, from what hands
/// bring between equals.
double winning_chance(int mine, int theirs);

/// How well the calls of this hand fit the cards in a world: false for worlds to be thrown away.
bool fits_calls(const Euchre::State& world, Seat me);

} // namespace hilltop::euchre
