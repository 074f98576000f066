// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/bots/bots.h"

#include "games/thegame/bots/champion.h"

#include <array>

namespace hilltop::thegame {

std::span<const BotSpec<TheGame>> all_bots() {
    static constexpr std::array<BotSpec<TheGame>, 10> kBots = {{
        {{.id = "simple-tom", .style = "first-that-fits", .strength = 1}, make_bot<TheGame, SimpleTomBot>},
        {{.id = "smallest-gap", .style = "smallest-gap", .strength = 2}, make_bot<TheGame, SmallestGapBot>},
        {{.id = "listener", .style = "plans-and-listens", .strength = 3}, make_bot<TheGame, ListenerBot>},
        {{.id = "planner", .style = "plans-and-talks", .strength = 4, .speaks = true}, make_bot<TheGame, PlannerBot>},
        {{.id = "expert", .style = "plays-plans-on", .strength = 5, .version = 3, .speaks = true},
         make_level<TheGame, ChampionBot, kExpert, 1>},
        {{.id = "novice", .style = "level", .strength = 2, .version = 2, .speaks = true, .level = 1},
         make_level<TheGame, ChampionBot, kLevels, 1>},
        {{.id = "casual", .style = "level", .strength = 3, .version = 2, .speaks = true, .level = 2},
         make_level<TheGame, ChampionBot, kLevels, 2>},
        {{.id = "skilled", .style = "level", .strength = 4, .version = 2, .speaks = true, .level = 3},
         make_level<TheGame, ChampionBot, kLevels, 3>},
        {{.id = "strong", .style = "level", .strength = 5, .version = 3, .speaks = true, .level = 4},
         make_level<TheGame, ChampionBot, kLevels, 4>},
        {{.id = "champion", .style = "imagines-hands", .strength = 5, .version = 4, .speaks = true, .level = 5},
         make_bot<TheGame, ChampionBot>},
    }};
    return kBots;
}

} // namespace hilltop::thegame
