// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/glicko.h"
#include "records/record.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

struct BotRating {
    std::string_view game, bot;
    double rating;
};
/// What each game's ratings.inc says of its bots; the build puts them together.
std::span<const BotRating> bot_ratings();

/// How strong a built-in bot is on the scale of people's ratings, measured in tournaments of all of them
/// (resources/manual/strengths.md): 1500 is their mean. Of a game played together, teams of copies of one bot are
/// measured: who leaves less of the same cards. Nothing for bots that are not built in.
std::optional<double> bot_rating(std::string_view game, std::string_view bot);

/// Whether such a match shows how strong its one person is: the strength of everyone else is known.
bool can_rate(std::string_view game, std::span<const std::string> others);

/// What a rated match was for its one person, for the rating: a game against the opponent, or against every one
/// of several others, which together count as one. Where all play together it is one against par: a team of copies of
/// the game's reference player, which is dealt the same cards and seats here. Empty where the strength of others is
/// not known.
std::vector<GlickoGame> rated_games(const Record& match);

/// A rated match as it is kept for the rating alone, whatever becomes of its record.
struct RatedMatch {
    std::string match; ///< identifies it among all
    std::string game;
    std::int64_t played = 0;       ///< seconds since 1970
    std::vector<GlickoGame> games; ///< not empty
    std::string pair{};            ///< of two matches that are one result; empty: it counts alone
    std::string rules{};           ///< the name of the rules as in the record; empty: the game's own
    friend bool operator==(const RatedMatch&, const RatedMatch&) = default;
};

/// The two of a pair become one at the place of the later: their games count half each, so the mean of both scores
/// counts. The first alone counts half.
std::vector<RatedMatch> pairs_as_one(std::vector<RatedMatch> matches);

/// A person's rating in one game and how it came to that.
struct OwnRating {
    std::string game;
    Glicko now;
    int matches = 0;                    ///< that counted
    std::map<std::string, int> rules{}; ///< of them, by the name of the rules
    std::vector<Glicko> course{};       ///< after each of the latest kCourse matches, oldest first
    std::vector<std::int64_t> played{}; ///< when each of them was
    static constexpr int kCourse = 100;

    /// What the rating was at that time; a new player's before the first match that is known.
    double at(std::int64_t seconds_since_1970) const;
};

/// From matches in the order in which they were kept.
std::vector<OwnRating> own_ratings(std::span<const RatedMatch> matches);

/// The level, or else the bot, whose strength is nearest; empty where none is known.
std::string fitting_bot(std::string_view game, double rating);

} // namespace hilltop
