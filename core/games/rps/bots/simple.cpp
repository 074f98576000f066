// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/bots.h"
#include "games/rps/bots/champion.h"

#include <array>

namespace hilltop::rps {

RpsPoker::Card higher_number(const View<RpsPoker>& view) {
    const auto& pair = view.own.pair;
    return pair[RpsPoker::number(pair[0]) < RpsPoker::number(pair[1]) ? 1 : 0];
}

Reply<RpsPoker::Action> MinimalValidBot::act(const View<RpsPoker>& view, Rng&) {
    if (view.open.phase == RpsPoker::Phase::Draft) return RpsPoker::keep_card(view.own.pair[0]);
    return RpsPoker::play_card(view.own.hand[0]);
}

Reply<RpsPoker::Action> SimpleBot::act(const View<RpsPoker>& view, Rng&) {
    if (view.open.phase == RpsPoker::Phase::Draft) return RpsPoker::keep_card(higher_number(view));
    return RpsPoker::play_card(view.own.hand[0]);
}

std::span<const BotSpec<RpsPoker>> all_bots() {
    static constexpr std::array<BotSpec<RpsPoker>, 11> kBots = {{
        {{.id = "minimal-valid", .style = "first-card", .strength = 1}, make_bot<RpsPoker, MinimalValidBot>},
        {{.id = "simple", .style = "drafts-high", .strength = 2}, make_bot<RpsPoker, SimpleBot>},
        {{.id = "pair-else-low", .style = "pairs-or-saves", .strength = 2}, make_bot<RpsPoker, PairBot<false>>},
        {{.id = "pair-else-high", .style = "pairs-or-strikes", .strength = 3}, make_bot<RpsPoker, PairBot<true>>},
        {{.id = "odds", .style = "best-chance-now", .strength = 3}, make_bot<RpsPoker, OddsBot>},
        {{.id = "expert", .style = "chance-less-worth", .strength = 5}, make_bot<RpsPoker, ExpertBot>},
        {{.id = "novice", .style = "level", .strength = 2, .version = 2, .level = 1},
         make_level<RpsPoker, ChampionBot, kLevels, 1>},
        {{.id = "casual", .style = "level", .strength = 3, .version = 2, .level = 2},
         make_level<RpsPoker, ChampionBot, kLevels, 2>},
        {{.id = "skilled", .style = "level", .strength = 4, .version = 2, .level = 3},
         make_level<RpsPoker, ChampionBot, kLevels, 3>},
        {{.id = "strong", .style = "level", .strength = 5, .version = 2, .level = 4},
         make_level<RpsPoker, ChampionBot, kLevels, 4>},
        {{.id = "champion", .style = "reads-the-other", .strength = 5, .version = 2, .level = 5},
         make_level<RpsPoker, ChampionBot, kLevels, 5>},
    }};
    return kBots;
}

} // namespace hilltop::rps
