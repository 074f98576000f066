// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/glicko.h"

#include "ratings/elo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hilltop {
namespace {

constexpr double kMostDeviation = 350;
constexpr double kChange = 0.5; ///< tau: how quickly the volatility itself may change
constexpr double kExact = 1e-6;

double square(double x) {
    return x * x;
}

/// Weight of a game against an opponent with this rating deviation.
double certainty(double phi) {
    return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi));
}

/// The paper's step 5: the new volatility by the Illinois algorithm.
double new_volatility(double sigma, double phi, double variance, double delta) {
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double grown = square(phi) + variance + std::exp(x);
        return std::exp(x) * (square(delta) - grown) / (2 * square(grown)) - (x - a) / square(kChange);
    };
    double low = a, high = 0;
    if (square(delta) > square(phi) + variance) {
        high = std::log(square(delta) - square(phi) - variance);
    } else {
        int k = 1;
        while (f(a - k * kChange) < 0)
            ++k;
        high = a - k * kChange;
    }
    double at_low = f(low), at_high = f(high);
    while (std::abs(high - low) > kExact) {
        const double middle = low + (low - high) * at_low / (at_high - at_low);
        const double at_middle = f(middle);
        if (at_middle * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = middle;
        at_high = at_middle;
    }
    return std::exp(low / 2);
}

} // namespace

double expected_score(const Glicko& player, const GlickoGame& game) {
    const double pull = game.slope * certainty(game.deviation / elo_scale());
    return 1 / (1 + std::exp(-pull * (player.rating - game.rating) / elo_scale()));
}

Glicko glicko_after(const Glicko& before, std::span<const GlickoGame> games) {
    const double phi = before.deviation / elo_scale();
    double information = 0, gain = 0;
    for (const GlickoGame& game : games) {
        const double pull = game.slope * certainty(game.deviation / elo_scale());
        const double expected = expected_score(before, game);
        information += game.weight * square(pull) * expected * (1 - expected);
        gain += game.weight * pull * (game.score - expected);
    }
    Glicko after = before;
    if (information > 0) after.volatility = new_volatility(before.volatility, phi, 1 / information, gain / information);
    const double doubt = square(phi) + square(after.volatility);
    const double left = 1 / (1 / doubt + information);
    after.rating = before.rating + elo_scale() * left * gain;
    after.deviation = std::min(kMostDeviation, elo_scale() * std::sqrt(left));
    return after;
}

} // namespace hilltop
