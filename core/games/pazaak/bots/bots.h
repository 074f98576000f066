// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"
#include "games/pazaak/pazaak.h"

namespace hilltop::pazaak {

/// Any sensible answer, each as likely.
class RandomBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng& rng) override;
};

/// Draws below a fixed count and stands from it; never touches its side cards.
template <int StandFrom>
class FixedBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng&) override {
        return view.open.players[view.me].total < StandFrom ? Pazaak::end() : Pazaak::stand();
    }
};

/// A few rules of thumb with side cards and an eye on the other's count.
class CarefulBot : public Bot<Pazaak> {
public:
    Reply<Pazaak::Action> act(const View<Pazaak>& view, Rng&) override;
};

/// All built-in bots, weakest first.
std::span<const BotSpec<Pazaak>> all_bots();

} // namespace hilltop::pazaak
