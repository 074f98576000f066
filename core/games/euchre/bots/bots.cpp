// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/bots.h"

#include "games/euchre/bots/champion.h"
#include "games/euchre/bots/expert.h"

#include <array>

namespace hilltop::euchre {

std::span<const BotSpec<Euchre>> all_bots() {
    static constexpr std::array<BotSpec<Euchre>, 11> kBots = {{
        {{.id = "random-80-20", .style = "random", .strength = 1}, make_bot<Euchre, RandomBot>},
        {{.id = "first-legal", .style = "first-legal", .strength = 1}, make_bot<Euchre, FirstLegalBot<false>>},
        {{.id = "always-alone", .style = "always-alone", .strength = 1}, make_bot<Euchre, FirstLegalBot<true>>},
        {{.id = "novice", .style = "level", .strength = 1, .version = 3, .level = 1},
         make_level<Euchre, ChampionBot, kLevels, 1>},
        {{.id = "casual", .style = "level", .strength = 2, .version = 3, .level = 2},
         make_level<Euchre, ChampionBot, kLevels, 2>},
        {{.id = "steady", .style = "careful", .strength = 2}, make_bot<Euchre, ThumbBot<kSteady>>},
        {{.id = "skilled", .style = "level", .strength = 3, .version = 3, .level = 3},
         make_level<Euchre, ChampionBot, kLevels, 3>},
        {{.id = "sharp", .style = "card-counter", .strength = 3}, make_bot<Euchre, ThumbBot<kSharp>>},
        {{.id = "strong", .style = "level", .strength = 4, .version = 3, .level = 4},
         make_level<Euchre, ChampionBot, kLevels, 4>},
        {{.id = "expert", .style = "sampler", .strength = 4}, make_bot<Euchre, ExpertBot>},
        {{.id = "champion", .style = "solver", .strength = 5, .version = 4, .level = 5}, make_bot<Euchre, ChampionBot>},
    }};
    return kBots;
}

} // namespace hilltop::euchre
