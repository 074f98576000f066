// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"
#include "games/euchre/euchre.h"

namespace hilltop::euchre {

/// The yardstick of RULES.md: orders at once, discards and plays the first card it may, alone never or always.
template <bool Alone>
class FirstLegalBot : public Bot<Euchre> {
public:
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng& rng) override;
};

/// The contest's Random 8020: calls and goes alone one time in five, plays any card it may.
class RandomBot : public Bot<Euchre> {
public:
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng& rng) override;
};

/// All built-in bots, weakest first.
std::span<const BotSpec<Euchre>> all_bots();

} // namespace hilltop::euchre
