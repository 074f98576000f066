// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/bots/bots.h"

#include <array>

namespace hilltop::thegame {

Reply<TheGame::Action> SimpleTomBot::act(const View<TheGame>& view, Rng&) {
    if (view.open.phase == TheGame::Phase::Wish) return {};
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = view.open.tops[static_cast<std::size_t>(pile)];
        for (const int card : view.own.hand) {
            if (TheGame::gap(pile, top, card) > 0) return TheGame::play(card, pile);
        }
    }
    return TheGame::end();
}

Reply<TheGame::Action> SmallestGapBot::act(const View<TheGame>& view, Rng&) {
    if (view.open.phase == TheGame::Phase::Wish) return {};
    int smallest = 100;
    TheGame::Action best = TheGame::end();
    for (const int card : view.own.hand) {
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            const int top = view.open.tops[static_cast<std::size_t>(pile)];
            const int gap = TheGame::gap(pile, top, card);
            if (gap >= smallest || !TheGame::fits(pile, top, card)) continue;
            smallest = gap;
            best = TheGame::play(card, pile);
        }
    }
    return TheGame::may_end(view.open) && smallest > 1 ? TheGame::end() : best;
}

std::span<const BotSpec<TheGame>> all_bots() {
    static constexpr std::array<BotSpec<TheGame>, 5> kBots = {{
        {{.id = "simple-tom", .style = "first-that-fits", .strength = 1}, make_bot<TheGame, SimpleTomBot>},
        {{.id = "smallest-gap", .style = "smallest-gap", .strength = 2}, make_bot<TheGame, SmallestGapBot>},
        {{.id = "listener", .style = "plans-and-listens", .strength = 3}, make_bot<TheGame, ListenerBot>},
        {{.id = "planner", .style = "plans-and-talks", .strength = 4, .speaks = true}, make_bot<TheGame, PlannerBot>},
        {{.id = "expert", .style = "plays-plans-on", .strength = 5, .speaks = true}, make_bot<TheGame, ExpertBot>},
    }};
    return kBots;
}

} // namespace hilltop::thegame
