// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/tiny/tiny.h"

namespace hilltop::tiny {

/// Any answer that is allowed.
class RandomBot : public Bot<Tiny> {
public:
    Reply<Tiny::Action> act(const View<Tiny>& view, Rng& rng) override {
        Tiny::Menu menu;
        Tiny::legal_menu(view, menu);
        Tiny::Menu allowed;
        for (const Tiny::Action& action : menu) {
            if (Tiny::objection(view, action) == nullptr) allowed.push_back(action);
        }
        return allowed[rng.below(allowed.size())];
    }
};

/// Lays its lower card and keeps the other one where that is high.
class SaverBot : public Bot<Tiny> {
public:
    Reply<Tiny::Action> act(const View<Tiny>& view, Rng&) override {
        Tiny::Menu menu;
        Tiny::legal_menu(view, menu);
        if (view.open.phase == Tiny::Phase::Lay) return menu[0];
        const bool high = view.own.board.card(spot(Tiny::kHand, view.me)) > Tiny::kTop / 2;
        return menu[high ? 0 : 1];
    }
};

inline std::span<const BotSpec<Tiny>> all_bots() {
    static constexpr std::array<BotSpec<Tiny>, 2> kBots = {
        {{{.id = "random", .style = "any-move", .strength = 1, .speaks = true}, make_bot<Tiny, RandomBot>},
         {{.id = "saver", .style = "saves-high", .strength = 2, .speaks = true}, make_bot<Tiny, SaverBot>}}};
    return kBots;
}

} // namespace hilltop::tiny
