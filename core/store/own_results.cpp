// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/own_results.h"

#include "registry/registry.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kLatest = 10;
constexpr const char* kStake = "stake"; ///< the rule of games whose points are what was at stake

} // namespace

int own_seat(const Record& match) {
    int seat = -1;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        if (match.seats[i].bot != kPerson) continue;
        if (seat >= 0) return -1;
        seat = static_cast<int>(i);
    }
    return seat;
}

OwnOutcome own_outcome(const Record& match, int seat) {
    if (!match.result) return OwnOutcome::Lost;
    const Info& info = find_game(match.game)->info();
    const auto& winners = match.result->winners;
    const bool among = std::find(winners.begin(), winners.end(), seat) != winners.end();
    if (info.cooperative) return among ? OwnOutcome::Won : OwnOutcome::Lost;
    if (winners.empty()) return OwnOutcome::Drawn;
    if (!among) return OwnOutcome::Lost;
    return winners.size() <= (info.teams ? 2U : 1U) ? OwnOutcome::Won : OwnOutcome::Drawn;
}

std::vector<OwnResults>
own_results(std::span<const Record> matches, bool rated_only,
            const std::function<std::optional<double>(const Record& match, int seat)>& accuracy) {
    std::vector<OwnResults> lines;
    for (const Record& match : matches) {
        const GameEntry* game = find_game(match.game);
        const int me = own_seat(match);
        if (game == nullptr || me < 0 || (!match.result && !match.rated) || (rated_only && !match.rated)) continue;
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
        const OwnOutcome outcome = own_outcome(match, me);
        const bool won = outcome == OwnOutcome::Won, drawn = outcome == OwnOutcome::Drawn;
        ++line->matches;
        line->won += won;
        line->drawn += drawn;
        line->left += !match.result;
        if (match.result) {
            const auto& score = game->info().second != nullptr ? match.result->second : match.result->points;
            line->points += score[static_cast<std::size_t>(me)];
            const auto stake = match.rules.find(kStake);
            if (stake != match.rules.end() && stake->second > 0)
                line->purse = line->purse.value_or(0) + match.result->points[static_cast<std::size_t>(me)];
        }
        if (drawn)
            line->streak = 0;
        else
            line->streak = won ? std::max(line->streak, 0) + 1 : std::min(line->streak, 0) - 1;
        line->latest.push_back(drawn ? 0 : won ? 1 : -1);
        if (line->latest.size() > kLatest) line->latest.erase(line->latest.begin());
        if (const auto judged = accuracy ? accuracy(match, me) : std::nullopt) line->accuracies.push_back(*judged);
        line->best_streak = std::max(line->best_streak, line->streak);
    }
    return lines;
}

} // namespace hilltop
