// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/bots.h"

#include <array>

namespace hilltop::pazaak {

Reply<Pazaak::Action> RandomBot::act(const View<Pazaak>& view, Rng& rng) {
    Pazaak::Menu menu;
    Pazaak::legal_menu(view, menu);
    return menu[rng.below(menu.size())];
}

std::span<const BotSpec<Pazaak>> all_bots() {
    static constexpr std::array<BotSpec<Pazaak>, 10> kBots = {{
        {{.id = "random", .style = "any-move", .strength = 1}, make_bot<Pazaak, RandomBot>},
        {{.id = "bold", .style = "draws-below-20", .strength = 2}, make_bot<Pazaak, FixedBot<20>>},
        {{.id = "cautious", .style = "draws-below-15", .strength = 2}, make_bot<Pazaak, FixedBot<15>>},
        {{.id = "novice", .style = "level", .strength = 2, .version = 2, .level = 1},
         make_level<Pazaak, ExpertBot, kLevels, 1>},
        {{.id = "casual", .style = "level", .strength = 3, .version = 2, .level = 2},
         make_level<Pazaak, ExpertBot, kLevels, 2>},
        {{.id = "skilled", .style = "level", .strength = 4, .version = 2, .level = 3},
         make_level<Pazaak, ExpertBot, kLevels, 3>},
        {{.id = "careful", .style = "counts-and-saves", .strength = 4}, make_bot<Pazaak, CarefulBot>},
        {{.id = "strong", .style = "level", .strength = 5, .version = 2, .level = 4},
         make_level<Pazaak, ExpertBot, kLevels, 4>},
        {{.id = "expert", .style = "expectimax", .strength = 5}, make_bot<Pazaak, ExpertBot>},
        {{.id = "champion", .style = "solved", .strength = 5, .version = 2, .level = 5}, make_bot<Pazaak, ChampionBot>},
    }};
    return kBots;
}

} // namespace hilltop::pazaak
