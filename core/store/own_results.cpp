// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/own_results.h"

#include "registry/registry.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kLatest = 10;

/// The one person's seat; -1 if there is none or more than one.
int own_seat(const Record& match) {
    int seat = -1;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        if (match.seats[i].bot != kPerson) continue;
        if (seat >= 0) return -1;
        seat = static_cast<int>(i);
    }
    return seat;
}

} // namespace

std::vector<OwnResults> own_results(std::span<const Record> matches, bool rated_only) {
    std::vector<OwnResults> lines;
    for (const Record& match : matches) {
        const GameEntry* game = find_game(match.game);
        const int me = own_seat(match);
        if (game == nullptr || me < 0 || !match.result || (rated_only && !match.rated)) continue;
        std::vector<std::string> others;
        for (std::size_t i = 0; i < match.seats.size(); ++i) {
            if (static_cast<int>(i) != me) others.push_back(match.seats[i].bot);
        }
        std::sort(others.begin(), others.end());
        auto line = std::find_if(lines.begin(), lines.end(), [&](const OwnResults& known) {
            return known.game == match.game && known.others == others;
        });
        if (line == lines.end()) {
            lines.push_back({match.game, std::move(others)});
            line = lines.end() - 1;
        }
        const auto& winners = match.result->winners;
        const bool won = std::find(winners.begin(), winners.end(), me) != winners.end();
        const bool drawn = winners.empty() && !game->info().cooperative;
        const auto& score = game->info().second != nullptr ? match.result->second : match.result->points;
        ++line->matches;
        line->won += won;
        line->drawn += drawn;
        line->points += score[static_cast<std::size_t>(me)];
        if (drawn)
            line->streak = 0;
        else
            line->streak = won ? std::max(line->streak, 0) + 1 : std::min(line->streak, 0) - 1;
        line->latest.push_back(drawn ? 0 : won ? 1 : -1);
        if (line->latest.size() > kLatest) line->latest.erase(line->latest.begin());
        line->best_streak = std::max(line->best_streak, line->streak);
    }
    return lines;
}

} // namespace hilltop
