// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/thegame/solver/turn_planner.h"

namespace hilltop::thegame {

/// The contest's own: takes the piles in turn and the first card of its hand that fits one; knows no jumps, and
/// plays until no card fits any more.
class SimpleTomBot : public Bot<TheGame> {
public:
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng&) override;
};

/// Always the smallest gap, a jump before anything; beyond its minimum only steps of one and jumps.
class SmallestGapBot : public Bot<TheGame> {
public:
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng&) override;
};

/// Plans its whole turn and respects what others wish, but keeps silent itself.
class ListenerBot : public Bot<TheGame> {
public:
    explicit ListenerBot(const Taste& taste = {})
        : m_taste(taste) {}
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng&) override;

protected:
    const Taste& taste() const { return m_taste; }

private:
    Taste m_taste;
};

/// The same, and says honestly by the convention what it holds.
class PlannerBot : public ListenerBot {
public:
    using ListenerBot::ListenerBot;
    Reply<TheGame::Action> act(const View<TheGame>& view, Rng& rng) override;
};

/// All built-in bots: the older ones, weakest first, then the levels of the best.
std::span<const BotSpec<TheGame>> all_bots();

} // namespace hilltop::thegame
