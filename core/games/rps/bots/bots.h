// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"
#include "games/rps/rps.h"

namespace hilltop::rps {

/// The contest's first example: the first card, always.
class MinimalValidBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// The contest's second example: keeps the higher number, the first of equal ones, and plays its first card.
class SimpleBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// Keeps the higher number; pairs the base card if it can, else plays its highest or lowest number.
template <bool High>
class PairBot : public Bot<RpsPoker> {
public:
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng&) override;
};

/// The higher number of the two dealt, the first of equal ones.
RpsPoker::Card higher_number(const View<RpsPoker>& view);

/// All built-in bots, weakest first.
std::span<const BotSpec<RpsPoker>> all_bots();

} // namespace hilltop::rps
