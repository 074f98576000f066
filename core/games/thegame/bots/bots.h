// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"
#include "games/thegame/thegame.h"

namespace hilltop::thegame {

/// The contest's own: takes the piles in turn and the first card of its hand that goes on one; knows no jumps, and
/// plays until nothing goes on any more.
class SimpleTomBot : public Bot<TheGame> {
public:
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng&) override;
};

/// Always the smallest gap, a jump before anything; beyond its minimum only steps of one and jumps.
class SmallestGapBot : public Bot<TheGame> {
public:
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng&) override;
};

/// All built-in bots, weakest first.
std::span<const BotSpec<TheGame>> all_bots();

} // namespace hilltop::thegame
