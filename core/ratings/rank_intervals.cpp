// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/rank_intervals.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace hilltop {
namespace {

using boost::math::cdf;
using boost::math::complement;

/// How many standard errors from 0, as if these were known; 0 for what is not known.
double distance(const Difference& difference) {
    if (!(difference.variance >= 0) || std::isinf(difference.variance) || !(std::abs(difference.value) > 0)) return 0;
    if (difference.variance == 0) return std::numeric_limits<double>::infinity();
    const double measured = std::abs(difference.value) / std::sqrt(difference.variance);
    const double n = difference.freedom;
    if (!(n > 0)) return measured;
    // Wallace, "Bounds on normal approximations to Student's and the chi-square distributions", 1959: from four degrees
    // on within a thousandth of the chance, below that too small.
    return (8 * n + 1) / (8 * n + 3) * std::sqrt(n * std::log1p(measured * measured / n));
}

} // namespace

double p_value(const Difference& difference) {
    const double z = distance(difference);
    if (!(z > 0)) return 1;
    if (std::isinf(z)) return 0;
    if (!(difference.expected > 0)) return 2 * cdf(complement(boost::math::normal{}, z));
    const double all = difference.variance + difference.expected;
    return std::min(1.0, std::exp(std::log(all / difference.variance) / 2 - z * z * difference.expected / all / 2));
}

std::vector<int> significant_signs(std::span<const Difference> differences, double level) {
    std::vector<double> chances; // one-sided
    for (const Difference& difference : differences)
        chances.push_back(p_value(difference) / 2);
    std::vector<std::size_t> order(differences.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });

    std::vector<int> signs(differences.size(), 0);
    // Two hypotheses a difference; of those not yet rejected the next has the smallest chance.
    double left = 2 * static_cast<double>(differences.size());
    for (const std::size_t k : order) {
        if (chances[k] > level / left) break;
        signs[k] = differences[k].value > 0 ? 1 : -1;
        --left;
    }
    return signs;
}

std::vector<RankInterval> rank_intervals(int entrants, const std::function<Difference(int, int)>& difference) {
    std::vector<Difference> differences;
    for (int i = 0; i < entrants; ++i) {
        for (int j = i + 1; j < entrants; ++j)
            differences.push_back(difference(i, j));
    }
    const std::vector<int> signs = significant_signs(differences);
    const auto n = static_cast<std::size_t>(entrants);
    std::vector<RankInterval> ranks(n, {1, entrants});
    std::size_t pair = 0;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j, ++pair) {
            if (signs[pair] == 0) continue;
            const auto [better, worse] = signs[pair] > 0 ? std::pair{i, j} : std::pair{j, i};
            ++ranks[worse].best;
            --ranks[better].worst;
        }
    }
    return ranks;
}

} // namespace hilltop
