// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/pentanomial.h"

#include "ratings/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hilltop {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Moments {
    double mean;
    double variance;
};

/// Of the mean score per match in a trial.
template <std::size_t N>
Moments moments(const Outcomes<N>& outcomes) {
    const auto trials = static_cast<double>(outcomes.trials());
    auto score = [](std::size_t k) { return static_cast<double>(k) / (N - 1); };
    double mean = 0, variance = 0;
    for (std::size_t k = 0; k < N; ++k)
        mean += static_cast<double>(outcomes.counts[k]) * score(k) / trials;
    for (std::size_t k = 0; k < N; ++k)
        variance += static_cast<double>(outcomes.counts[k]) * (score(k) - mean) * (score(k) - mean) / trials;
    return {mean, variance};
}

/// True when no two trials differ: their variance is 0 whatever rounding makes of it.
template <std::size_t N>
bool alike(const Outcomes<N>& outcomes) {
    return std::count(outcomes.counts.begin(), outcomes.counts.end(), 0) >= static_cast<std::ptrdiff_t>(N - 1);
}

template <std::size_t N>
ScoreEstimate estimate_of(const Outcomes<N>& outcomes) {
    ScoreEstimate result;
    result.elo_interval = {-kInfinity, kInfinity};
    result.elo_error95 = result.normalized_error95 = kInfinity;
    const std::int64_t trials = outcomes.trials();
    if (trials == 0) return result;
    const auto [mean, variance] = moments(outcomes);
    result.mean = mean;
    result.elo = elo_of(mean);
    const double scale = 2 * elo_scale();
    result.normalized_error95 = normal_95() * scale / std::sqrt(static_cast<double>(outcomes.matches()));
    if (alike(outcomes)) {
        result.interval = share_95(mean, 0, trials);
        if (mean != 0.5) {
            result.normalized_elo = mean > 0.5 ? kInfinity : -kInfinity;
            result.los = mean > 0.5 ? los(trials, 0) : los(0, trials);
        }
    } else {
        result.variance = variance;
        result.error = std::sqrt(variance / static_cast<double>(trials));
        result.interval = share_95(mean, result.error, trials);
        const double half = normal_95() * result.error;
        if (half < mean && half < 1 - mean) result.elo_error95 = (elo_of(mean + half) - elo_of(mean - half)) / 2;
        result.normalized_elo = scale * (mean - 0.5) / std::sqrt(variance * Outcomes<N>::kMatches);
        result.los = los_of_mean(mean, result.error);
    }
    result.elo_interval = {elo_of(result.interval.low), elo_of(result.interval.high)};
    return result;
}

} // namespace

ScoreEstimate estimate(const Trinomial& matches) {
    return estimate_of(matches);
}

ScoreEstimate estimate(const Pentanomial& pairs) {
    return estimate_of(pairs);
}

double matches_worth(const Pentanomial& pairs, const Trinomial& matches) {
    if (alike(pairs) || alike(matches)) return static_cast<double>(pairs.matches());
    return matches_worth(moments(matches).variance, estimate(pairs).error);
}

} // namespace hilltop
