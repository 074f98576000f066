// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/entry.h"

#include "game/schema.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop {

const BotTraits& GameEntry::strongest_bot() const {
    const auto all = bots();
    return *std::max_element(all.begin(), all.end(),
                             [](const BotTraits& a, const BotTraits& b) { return a.strength < b.strength; });
}

GameSchema GameEntry::schema() const {
    return {.view = {{"type", "object"}}, .answers = {}, .cards = {}};
}

Error GameEntry::unknown_bot_error(std::string_view id) const {
    std::vector<std::string_view> ids;
    for (const BotTraits& bot : bots())
        ids.emplace_back(bot.id);
    return misuse("game", "unknown bot \"{}\", {} has {}", id, info().id, fmt::format("{}", fmt::join(ids, ", ")));
}

Error seats_error(const Info& game, int seats) {
    if (game.min_seats == game.max_seats)
        return misuse("game", "{} has {} seats, not {}", game.id, game.min_seats, seats);
    return misuse("game", "{} has {} to {} seats, not {}", game.id, game.min_seats, game.max_seats, seats);
}

} // namespace hilltop
