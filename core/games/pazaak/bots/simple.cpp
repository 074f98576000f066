// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/bots.h"

#include <array>

namespace hilltop::pazaak {

Reply<Pazaak::Action> RandomBot::act(const View<Pazaak>& view, Rng& rng) {
    Pazaak::Menu menu;
    Pazaak::offer(view, menu);
    return menu[rng.below(menu.size())];
}

std::span<const BotSpec<Pazaak>> all_bots() {
    static constexpr std::array<BotSpec<Pazaak>, 6> kBots = {{
        {{.id = "random", .style = "any-move", .strength = 1}, make_bot<Pazaak, RandomBot>},
        {{.id = "bold", .style = "draws-below-20", .strength = 2}, make_bot<Pazaak, FixedBot<20>>},
        {{.id = "cautious", .style = "draws-below-15", .strength = 3}, make_bot<Pazaak, FixedBot<15>>},
        {{.id = "careful", .style = "counts-and-saves", .strength = 4}, make_bot<Pazaak, CarefulBot>},
        {{.id = "expert", .style = "expectimax", .strength = 5}, make_bot<Pazaak, ExpertBot>},
        {{.id = "champion", .style = "solved", .strength = 5}, make_bot<Pazaak, ChampionBot>},
    }};
    return kBots;
}

} // namespace hilltop::pazaak
