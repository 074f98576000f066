// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace hilltop {

/// A rating on Elo's scale that knows how sure it is (Glickman, "Example of the Glicko-2 system", 2013). A new player
/// has 1500 and may well be 700 points better or worse.
struct Glicko {
    double rating = 1500;
    double deviation = 350;   ///< standard error of the rating
    double volatility = 0.06; ///< how much the player's strength changes from one match to the next
    friend bool operator==(const Glicko&, const Glicko&) = default;
};

struct GlickoGame {
    double rating = 1500; ///< the opponent's
    double deviation = 0;
    double score = 0;  ///< won 1, drawn 1/2, lost 0
    double slope = 1;  ///< share of the distance that shows: 1/2 where a partner plays the other half
    double weight = 1; ///< as how many games it counts
    friend bool operator==(const GlickoGame&, const GlickoGame&) = default;
};

/// The rating after games that were played while it held; without games only its doubt grows.
Glicko glicko_after(const Glicko& before, std::span<const GlickoGame> games);
/// What that player may expect of the game, 0 to 1.
double expected_score(const Glicko& player, const GlickoGame& game);

} // namespace hilltop
