// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/own_results.h"

#include "base/numbers.h"
#include "registry/registry.h"

#include <algorithm>
#include <charconv>

namespace hilltop {
namespace {

constexpr std::size_t kLatest = 10;

/// Whether points of this match are what was at stake.
bool is_staked(const Info& info, const Record& match) {
    const auto rule = info.stake_rule != nullptr ? match.rules.find(info.stake_rule) : match.rules.end();
    return rule != match.rules.end() && rule->second > 0;
}

/// The lowest that was named, where all seats have named one; nothing was at stake before.
std::optional<int> stake_of(const Info& info, const Record& match) {
    if (!is_staked(info, match)) return {};
    const std::string word = std::string(info.stake_rule) + ' ';
    for (const RecordStep& step : match.steps) {
        std::optional<int> lowest;
        std::size_t named = 0;
        for (const auto& answer : step) {
            int stake = 0;
            if (!answer || !answer->starts_with(word)) continue;
            const char* end = answer->data() + answer->size();
            if (std::from_chars(answer->data() + word.size(), end, stake).ec != std::errc()) continue;
            lowest = std::min(lowest.value_or(stake), stake);
            ++named;
        }
        if (lowest && named == match.seats.size()) return lowest;
    }
    return {};
}

bool any_went_on(const Record& left, std::span<const Record> later) {
    return std::any_of(later.begin(), later.end(), [&left](const Record& match) { return went_on(left, match); });
}

} // namespace

bool can_go_on(const Record& match) {
    return !match.result && !match.rated &&
           std::any_of(match.seats.begin(), match.seats.end(), [](const auto& seat) { return seat.bot == kPerson; });
}

bool went_on(const Record& left, const Record& later) {
    return later.game == left.game && later.source == left.source && later.seats == left.seats &&
           later.steps.size() >= left.steps.size() &&
           std::equal(left.steps.begin(), left.steps.end(), later.steps.begin());
}

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
    for (std::size_t number = 0; number < matches.size(); ++number) {
        const Record& match = matches[number];
        const GameEntry* game = find_game(match.game);
        const int me = own_seat(match);
        if (game == nullptr || me < 0 || (rated_only && !match.rated)) continue;
        const auto lost = match.result ? std::nullopt : stake_of(game->info(), match);
        if (!match.result && !match.rated && (!lost || any_went_on(match, matches.subspan(number + 1)))) continue;
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
            line->points += score[at(me)];
            if (is_staked(game->info(), match)) line->purse = line->purse.value_or(0) + match.result->points[at(me)];
        }
        if (lost) line->purse = line->purse.value_or(0) - *lost;
        if (drawn)
            line->streak = 0;
        else
            line->streak = won ? std::max(line->streak, 0) + 1 : std::min(line->streak, 0) - 1;
        line->latest.push_back(drawn ? 0 : won ? 1 : -1);
        if (line->latest.size() > kLatest) line->latest.erase(line->latest.begin());
        if (const auto judged = accuracy ? accuracy(match, me) : std::nullopt)
            line->accuracies.push_back({number, *judged});
        line->best_streak = std::max(line->best_streak, line->streak);
    }
    return lines;
}

std::vector<OwnAccuracy> own_accuracies(std::span<const OwnResults> lines) {
    std::vector<OwnAccuracy> found;
    for (const OwnResults& first : lines) {
        const auto same = [&first](const auto& one) { return one.game == first.game; };
        if (std::any_of(found.begin(), found.end(), same)) continue;
        std::vector<std::pair<std::size_t, double>> judged;
        for (const OwnResults& line : lines)
            if (same(line)) judged.insert(judged.end(), line.accuracies.begin(), line.accuracies.end());
        if (judged.empty()) continue;
        std::sort(judged.begin(), judged.end());
        OwnAccuracy accuracy{first.game, {}};
        for (const auto& [number, share] : judged)
            accuracy.course.push_back(share);
        found.push_back(std::move(accuracy));
    }
    return found;
}

std::map<std::string, BegunWith> own_beginnings(std::span<const Record> matches, const std::string& game) {
    std::map<std::string, BegunWith> found;
    for (const Record& match : matches) {
        const int me = own_seat(match);
        if (match.game != game || me < 0 || !match.result || match.steps.empty()) continue;
        const RecordStep& first = match.steps.front();
        if (first.size() != match.seats.size()) continue;
        const auto& answer = first[at(me)];
        const OwnOutcome outcome = own_outcome(match, me);
        if (!answer || outcome == OwnOutcome::Drawn) continue;
        ++(outcome == OwnOutcome::Won ? found[*answer].won : found[*answer].lost);
    }
    return found;
}

std::optional<std::int64_t> own_purse(std::span<const OwnResults> lines, std::string_view game) {
    std::optional<std::int64_t> purse;
    for (const OwnResults& line : lines)
        if (line.game == game && line.purse) purse = purse.value_or(0) + *line.purse;
    return purse;
}

} // namespace hilltop
