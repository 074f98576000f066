// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/euchre.h"

namespace hilltop::euchre {

/// The check of docs/rules.md, "Euchre": orders at once, discards and plays the first card it may, alone never or
/// always.
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

/// Rules of thumb, after one temper or another.
template <const Temper& kTemper>
class ThumbBot : public Bot<Euchre> {
public:
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng&) override { return answer_by_thumb(kTemper, view); }
};

/// All built-in bots, weakest first.
std::span<const BotSpec<Euchre>> all_bots();

} // namespace hilltop::euchre
