// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/bots/champion.h"

#include <array>

namespace hilltop::zipdeck {

std::span<const BotSpec<ZipDeck>> all_bots() {
    static constexpr std::array<BotSpec<ZipDeck>, 13> kBots = {{
        {{.id = "caller", .style = "always-calls", .strength = 1}, make_bot<ZipDeck, CallerBot>},
        {{.id = "rando", .style = "tosses-a-coin", .strength = 1}, make_bot<ZipDeck, RandoBot>},
        {{.id = "silent", .style = "never-calls", .strength = 2}, make_bot<ZipDeck, SilentBot>},
        {{.id = "serpentine", .style = "zigs-and-zags", .strength = 2, .memory = Memory::Match},
         make_bot<ZipDeck, SerpentineBot>},
        {{.id = "orion", .style = "fixed-threshold", .strength = 4}, make_bot<ZipDeck, OrionBot>},
        {{.id = "leader", .style = "hits-the-leader", .strength = 4}, make_bot<ZipDeck, LeaderBot>},
        {{.id = "rod", .style = "lightning-rod", .strength = 4}, make_bot<ZipDeck, RodBot>},
        {{.id = "reader", .style = "reads-the-others", .strength = 4, .memory = Memory::Match},
         make_bot<ZipDeck, ReaderBot>},
        {{.id = "novice", .style = "level", .strength = 1, .version = 3, .memory = Memory::Match, .level = 1},
         make_level<ZipDeck, ChampionBot, kLevels, 1>},
        {{.id = "casual", .style = "level", .strength = 2, .version = 3, .memory = Memory::Match, .level = 2},
         make_level<ZipDeck, ChampionBot, kLevels, 2>},
        {{.id = "skilled", .style = "level", .strength = 3, .version = 3, .memory = Memory::Match, .level = 3},
         make_level<ZipDeck, ChampionBot, kLevels, 3>},
        {{.id = "strong", .style = "level", .strength = 4, .version = 3, .memory = Memory::Match, .level = 4},
         make_level<ZipDeck, ChampionBot, kLevels, 4>},
        {{.id = "champion",
          .style = "imagines-the-end",
          .strength = 5,
          .version = 2,
          .memory = Memory::Match,
          .level = 5},
         make_bot<ZipDeck, ChampionBot>},
    }};
    return kBots;
}

} // namespace hilltop::zipdeck
