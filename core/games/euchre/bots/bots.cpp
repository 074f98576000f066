// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/bots.h"

#include <array>

namespace hilltop::euchre {

std::span<const BotSpec<Euchre>> all_bots() {
    static constexpr std::array<BotSpec<Euchre>, 3> kBots = {{
        {{.id = "random-80-20", .style = "random", .strength = 1}, make_bot<Euchre, RandomBot>},
        {{.id = "first-legal", .style = "first-legal", .strength = 1}, make_bot<Euchre, FirstLegalBot<false>>},
        {{.id = "always-alone", .style = "always-alone", .strength = 1}, make_bot<Euchre, FirstLegalBot<true>>},
    }};
    return kBots;
}

} // namespace hilltop::euchre
