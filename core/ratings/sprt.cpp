// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/sprt.h"

#include "ratings/elo.h"

#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Shares of the outcomes and the score, or whatever is constrained, of each.
template <std::size_t N>
using SprtValues = std::array<double, N>;

/// Maximizes sum(observed log p) under sum(p) = 1 and sum(p value) = 0: p = observed / (1 + t value), where t is the
/// only root of a function that falls from infinity to -infinity between the poles of the extreme values (Owen,
/// "Empirical likelihood ratio confidence intervals for a single functional", 1988). All observed shares are above 0.
template <std::size_t N>
SprtValues<N> most_likely(const SprtValues<N>& observed, const SprtValues<N>& values) {
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    if (*least >= 0 || *most <= 0) return observed; // nothing can fulfil it
    auto excess = [&](double t) {
        double sum = 0;
        for (std::size_t k = 0; k < N; ++k)
            sum += observed[k] * values[k] / (1 + t * values[k]);
        return sum;
    };
    constexpr double kInside = 1 - 1e-13; // the rarest outcome, 0.001 of 10^9, keeps the root further away than that
    std::uintmax_t rounds = 200;
    const auto [low, high] = boost::math::tools::toms748_solve(excess, -kInside / *most, -kInside / *least,
                                                               boost::math::tools::eps_tolerance<double>(48), rounds);
    SprtValues<N> result;
    for (std::size_t k = 0; k < N; ++k)
        result[k] = observed[k] / (1 + (low + high) / 2 * values[k]);
    return result;
}

template <std::size_t N>
double score(std::size_t k) {
    return static_cast<double>(k) / (N - 1);
}

/// The most likely shares with this mean score per match.
template <std::size_t N>
SprtValues<N> with_mean(const SprtValues<N>& observed, double mean) {
    SprtValues<N> values;
    for (std::size_t k = 0; k < N; ++k)
        values[k] = score<N>(k) - mean;
    return most_likely(observed, values);
}

template <std::size_t N>
double llr_of(const SprtTest& test, const Outcomes<N>& outcomes) {
    if (outcomes.trials() == 0) return 0;
    SprtValues<N> observed;
    double trials = 0;
    for (std::size_t k = 0; k < N; ++k) {
        observed[k] = outcomes.counts[k] > 0 ? static_cast<double>(outcomes.counts[k]) : 1e-3;
        trials += observed[k];
    }
    for (double& share : observed)
        share /= trials;
    const SprtValues<N> under0 = with_mean(observed, expected_share(test.elo0));
    const SprtValues<N> under1 = with_mean(observed, expected_share(test.elo1));
    double ratio = 0;
    for (std::size_t k = 0; k < N; ++k)
        ratio += observed[k] * std::log(under1[k] / under0[k]);
    return trials * ratio;
}

/// Chosen by simulation: with a look after each deal fewer miss the error rates where deals resemble each other.
constexpr double kSteadyingDeals = 5;

bool is_rate(double rate) {
    return rate > 0 && rate < 0.5;
}

} // namespace

Result<void> check(const SprtTest& test) {
    if (!std::isfinite(test.elo0) || !std::isfinite(test.elo1) || test.elo0 >= test.elo1)
        return misuse("ratings", "the first Elo of sprt must be below the second");
    if (!is_rate(test.alpha) || !is_rate(test.beta))
        return misuse("ratings", "alpha and beta of sprt must lie between 0 and 0.5");
    return {};
}

Interval sprt_bounds(const SprtTest& test) {
    return {std::log(test.beta / (1 - test.alpha)), std::log((1 - test.beta) / test.alpha)};
}

double llr(const SprtTest& test, const Trinomial& matches) {
    return llr_of(test, matches);
}

double llr(const SprtTest& test, const Pentanomial& pairs) {
    return llr_of(test, pairs);
}

double llr(const SprtTest& test, const QuotientSums& share) {
    if (share.whole == 0) return 0;
    const double won = share.quotient();
    const double deals = static_cast<double>(share.deals), variance = won * (1 - won);
    const double error = share.error(), squared = deals * error * error; // of one deal
    const double steadied = (deals * squared + kSteadyingDeals * variance) / (deals + kSteadyingDeals) / deals;
    const double games = share.alike() ? deals : matches_worth(variance, std::sqrt(steadied));
    const double under0 = expected_share(test.elo0), under1 = expected_share(test.elo1);
    return games * (won * std::log(under1 / under0) + (1 - won) * std::log((1 - under1) / (1 - under0)));
}

SprtVerdict verdict(const SprtTest& test, double ratio) {
    const Interval bounds = sprt_bounds(test);
    if (ratio <= bounds.low) return SprtVerdict::AcceptH0;
    if (ratio >= bounds.high) return SprtVerdict::AcceptH1;
    return SprtVerdict::Running;
}

} // namespace hilltop
