// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/registry.h"

#include <string>
#include <vector>

namespace hilltop {

/// Everything that decides a tournament's results; threads and files do not.
struct Plan {
    std::string game;
    std::vector<std::string> bots; ///< the same bot may be named several times
    Format format = Format::RoundRobin;
    int seats = 2;
    std::int64_t matches = 1000; ///< per pairing; at one table and at random tables in all
    RuleValues rules;
    std::uint64_t seed = 1;
    bool duplicate = false; ///< each deal is played with both seatings, or as often as a larger table has seats

    const GameEntry& entry() const { return *find_game(game); }
};

/// Limits that keep numbers of matches inside 48 bits and numbers of series inside 32.
inline constexpr std::int64_t kMaxMatches = 100'000'000;
inline constexpr int kMaxEntrants = 256;

/// A plan with the game's own format, seats and rules.
Plan default_plan(const GameEntry& game);

/// The seats of a table unless told otherwise: one for each entrant at one table, else the game's own number.
int seats_for(const Plan& plan);
/// True if matches are decided between two sides: two seats, or partners against partners.
bool has_two_sides(const Info& game, int seats);

/// Refuses unknown games and bots, rules out of range, and formats that do not fit the game, seats and entrants.
Result<> check_plan(const Plan& plan);

/// The plan file of the command line; unknown fields are errors.
Result<Plan> read_plan(std::string_view text);
Json plan_to_json(const Plan& plan);

/// The names entrants are shown by: a bot that is entered more than once gets a number.
std::vector<std::string> entrant_names(const Plan& plan);

} // namespace hilltop
