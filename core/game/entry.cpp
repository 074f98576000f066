// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/entry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop {

const BotTraits& GameEntry::strongest_bot() const {
    const auto all = bots();
    return *std::max_element(all.begin(), all.end(),
                             [](const BotTraits& a, const BotTraits& b) { return a.strength < b.strength; });
}

Error GameEntry::unknown_bot_error(std::string_view id) const {
    std::vector<std::string_view> ids;
    for (const BotTraits& bot : bots())
        ids.emplace_back(bot.id);
    return usage_error(fmt::format("unknown bot \"{}\", {} has {}", id, info().id, fmt::join(ids, ", ")));
}

std::uint64_t deal_alone(const DealLog& log, std::uint64_t seed) {
    std::uint64_t sum = 0;
    std::uint64_t deal = 0;
    Chance chance(seed, deal);
    FixedList<std::uint8_t, 255> fresh;
    for (int card = 0; card < 255; ++card)
        fresh.push_back(static_cast<std::uint8_t>(card));
    FixedList<std::uint8_t, 255> left;
    bool begun = false;
    for (const DealLog::Entry& entry : log.entries) {
        if (entry.part == DealLog::kNewMatch) {
            chance = Chance(seed, deal++);
            continue;
        }
        if (entry.cards == 0) {
            chance.begin(entry.part);
            begun = true;
            continue;
        }
        if (begun) {
            left.clear();
            for (int card = 0; card < entry.cards; ++card)
                left.push_back(fresh[card]);
            begun = false;
        }
        sum += chance.draw(left);
    }
    return sum;
}

} // namespace hilltop
