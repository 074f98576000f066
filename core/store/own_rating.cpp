// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/own_rating.h"

#include "registry/registry.h"
#include "store/own_results.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

double score_of(int mine, int other, bool low_points) {
    if (mine == other) return 0.5;
    return (mine > other) != low_points ? 1 : 0;
}

double score_of(OwnOutcome outcome) {
    return outcome == OwnOutcome::Won ? 1 : outcome == OwnOutcome::Drawn ? 0.5 : 0;
}

} // namespace

std::optional<double> bot_rating(std::string_view game, std::string_view bot) {
    const auto all = bot_ratings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const BotRating& one) { return one.game == game && one.bot == bot; });
    return found == all.end() ? std::nullopt : std::optional(found->rating);
}

std::vector<GlickoGame> rated_games(const Record& match) {
    const GameEntry* game = find_game(match.game);
    const int me = own_seat(match);
    if (game == nullptr || game->info().cooperative || me < 0 || !match.rated) return {};
    const std::size_t seats = match.seats.size();
    const auto own = static_cast<std::size_t>(me);
    const bool partners = game->info().teams && seats == 4;
    std::vector<GlickoGame> games;
    double partner = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (seat == own) continue;
        const auto rating = bot_rating(match.game, match.seats[seat].bot);
        if (!rating) return {};
        if (partners && (seat + 2) % 4 == own) {
            partner = *rating;
            continue;
        }
        const double score =
            seats == 2 || partners ? score_of(own_outcome(match, me))
            : !match.result        ? 0
                            : score_of(match.result->points[own], match.result->points[seat], game->info().low_points);
        games.push_back({*rating, 0, score, 1, 1.0 / static_cast<double>(seats - 1)});
    }
    if (!partners) return games;
    // Two sides meet, each as strong as its two are on average: half the distance is the partners'.
    const double across = (games[0].rating + games[1].rating) / 2;
    return {{2 * across - partner, 0, games[0].score, 0.5, 1}};
}

std::vector<OwnRating> own_ratings(std::span<const Record> matches) {
    std::vector<OwnRating> ratings;
    for (const Record& match : matches) {
        const auto games = rated_games(match);
        if (games.empty()) continue;
        auto one = std::find_if(ratings.begin(), ratings.end(), [&](const auto& r) { return r.game == match.game; });
        if (one == ratings.end()) one = ratings.insert(one, {match.game, {}, 0, {}});
        one->now = glicko_after(one->now, games);
        ++one->matches;
        if (one->course.size() == OwnRating::kCourse) one->course.erase(one->course.begin());
        one->course.push_back(one->now);
    }
    return ratings;
}

std::string fitting_bot(std::string_view game, double rating) {
    const GameEntry* entry = find_game(game);
    if (entry == nullptr) return {};
    std::string best;
    double least = 0;
    for (const bool levels : {true, false}) {
        for (const BotTraits& bot : entry->bots()) {
            const auto known = bot_rating(game, bot.id);
            if (!known || (bot.level > 0) != levels) continue;
            const double off = std::abs(*known - rating);
            if (!best.empty() && off >= least) continue;
            best = bot.id;
            least = off;
        }
        if (!best.empty()) break;
    }
    return best;
}

} // namespace hilltop
