// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/own_rating.h"

#include "profile/own_results.h"
#include "records/replay.h"
#include "registry/registry.h"

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

/// A team is as strong as its players are on average, so a share of the distance is the person's.
std::vector<GlickoGame> games_against_par(const GameEntry& game, const Record& match, std::size_t own) {
    const auto judge = game.judge_traits();
    const auto par = judge ? bot_rating(match.game, judge->bot) : std::nullopt;
    if (!par || !match.dealt_from_seed()) return {}; // no rating on cards that a person has chosen
    const auto seats = static_cast<double>(match.seats.size());
    double opponent = seats * *par;
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat)
        if (seat != own) opponent -= *bot_rating(match.game, match.seats[seat].bot);
    double score = 0;
    if (match.result) {
        const std::vector<std::string> copies(match.seats.size(), judge->bot);
        const auto played = play_record(game, match.rules, match.source, copies);
        if (!played) return {};
        score = score_of(match.result->points[own], played->result->points[own], game.info().low_points);
    }
    return {{opponent, 0, score, 1 / seats, 1}};
}

} // namespace

std::optional<double> bot_rating(std::string_view game, std::string_view bot) {
    const auto all = bot_ratings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const BotRating& one) { return one.game == game && one.bot == bot; });
    return found == all.end() ? std::nullopt : std::optional(found->rating);
}

bool can_rate(std::string_view game, std::span<const std::string> others) {
    return std::all_of(others.begin(), others.end(),
                       [game](const std::string& bot) { return bot_rating(game, bot).has_value(); });
}

std::vector<GlickoGame> rated_games(const Record& match) {
    const GameEntry* game = find_game(match.game);
    const int me = own_seat(match);
    if (game == nullptr || me < 0 || !match.rated) return {};
    const std::size_t seats = match.seats.size();
    const auto own = static_cast<std::size_t>(me);
    std::vector<std::string> others;
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (seat != own) others.push_back(match.seats[seat].bot);
    if (!can_rate(match.game, others)) return {};
    if (game->info().cooperative) return games_against_par(*game, match, own);
    const bool partners = game->info().teams && seats == 4;
    std::vector<GlickoGame> games;
    double partner = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (seat == own) continue;
        const double rating = *bot_rating(match.game, match.seats[seat].bot);
        if (partners && (seat + 2) % 4 == own) {
            partner = rating;
            continue;
        }
        const double score =
            seats == 2 || partners ? score_of(own_outcome(match, me))
            : !match.result        ? 0
                            : score_of(match.result->points[own], match.result->points[seat], game->info().low_points);
        games.push_back({rating, 0, score, 1, 1.0 / static_cast<double>(seats - 1)});
    }
    if (!partners) return games;
    // Two sides meet, each as strong as its two are on average: half the distance is the partners'.
    const double across = (games[0].rating + games[1].rating) / 2;
    return {{2 * across - partner, 0, games[0].score, 0.5, 1}};
}

double OwnRating::at(std::int64_t seconds_since_1970) const {
    double rating = matches > static_cast<int>(course.size()) ? course.front().rating : Glicko().rating;
    for (std::size_t i = 0; i < course.size() && played[i] <= seconds_since_1970; ++i)
        rating = course[i].rating;
    return rating;
}

std::vector<RatedMatch> pairs_as_one(std::vector<RatedMatch> matches) {
    std::vector<RatedMatch> results;
    for (RatedMatch& match : matches) {
        if (!match.pair.empty()) {
            for (GlickoGame& game : match.games)
                game.weight /= 2;
            const auto first = std::find_if(results.begin(), results.end(), [&match](const RatedMatch& one) {
                return one.pair == match.pair && one.game == match.game;
            });
            if (first != results.end()) {
                match.games.insert(match.games.begin(), first->games.begin(), first->games.end());
                results.erase(first);
            }
        }
        results.push_back(std::move(match));
    }
    return results;
}

std::vector<OwnRating> own_ratings(std::span<const RatedMatch> matches) {
    std::vector<OwnRating> ratings;
    for (const RatedMatch& match : matches) {
        auto one = std::find_if(ratings.begin(), ratings.end(), [&](const auto& r) { return r.game == match.game; });
        if (one == ratings.end()) one = ratings.insert(one, {.game = match.game, .now = {}});
        one->now = glicko_after(one->now, match.games);
        ++one->matches;
        ++one->rules[match.rules];
        if (one->course.size() == OwnRating::kCourse) {
            one->course.erase(one->course.begin());
            one->played.erase(one->played.begin());
        }
        one->course.push_back(one->now);
        one->played.push_back(match.played);
    }
    return ratings;
}

std::string fitting_bot(std::string_view game, double rating) {
    const GameEntry* entry = find_game(game);
    if (entry == nullptr || entry->info().cooperative) return {}; // a partner is no opponent
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
