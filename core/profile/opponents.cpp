// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/opponents.h"

#include "game/entry.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Of a game without levels the one whose strength is nearest below.
std::string bot_of_level(const GameEntry& game, int level) {
    const BotTraits* best = nullptr;
    for (const BotTraits& bot : game.bots()) {
        if (bot.level == level) return bot.id;
        if (bot.strength <= level && (best == nullptr || bot.strength > best->strength)) best = &bot;
    }
    return best != nullptr ? best->id : game.strongest_bot().id;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto space = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, space));
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return words;
}

} // namespace

std::vector<std::string> opponents(const GameEntry& game, int level, int count) {
    const auto all = opponent_tables();
    const auto own = std::find_if(all.begin(), all.end(), [&](const OpponentTable& table) {
        return table.game == game.info().id && table.level == level;
    });
    const auto bots = own != all.end() ? words_of(own->bots) : std::vector<std::string>{bot_of_level(game, level)};
    std::vector<std::string> list;
    for (int nth = 0; nth < count; ++nth)
        list.push_back(bots[static_cast<std::size_t>(nth) % bots.size()]);
    return list;
}

} // namespace hilltop
