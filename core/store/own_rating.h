// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/glicko.h"
#include "records/record.h"

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
/// (resources/manual/strengths.md): 1500 is their mean. Nothing for bots that are not built in, and in games played
/// together, where nobody is beaten.
std::optional<double> bot_rating(std::string_view game, std::string_view bot);

/// What a rated match was for its one person, for the rating: a game against whoever sat across, or against every one
/// of several others, which together count as one. Empty where an opponent's strength is not known.
std::vector<GlickoGame> rated_games(const Record& match);

/// A person's rating in one game and how it came to that.
struct OwnRating {
    std::string game;
    Glicko now;
    int matches = 0;            ///< that counted
    std::vector<Glicko> course; ///< after each of the latest kCourse matches, oldest first
    static constexpr int kCourse = 100;
};

/// From matches of one person, oldest first: those that were rated count, one that was left as lost.
std::vector<OwnRating> own_ratings(std::span<const Record> matches);

/// The level, or else the bot, whose strength is nearest; empty where none is known.
std::string fitting_bot(std::string_view game, double rating);

} // namespace hilltop
