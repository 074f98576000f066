// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/rank_intervals.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace hilltop {
namespace {

/// How many standard errors from 0; 0 for what is not known.
double distance(const Difference& difference) {
    if (!(difference.variance >= 0) || std::isinf(difference.variance) || !(std::abs(difference.value) > 0)) return 0;
    if (difference.variance == 0) return std::numeric_limits<double>::infinity();
    return std::abs(difference.value) / std::sqrt(difference.variance);
}

} // namespace

std::vector<int> significant_signs(std::span<const Difference> differences, double level) {
    std::vector<double> distances;
    for (const Difference& difference : differences)
        distances.push_back(distance(difference));
    std::vector<std::size_t> order(differences.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return distances[a] > distances[b]; });

    std::vector<int> signs(differences.size(), 0);
    // Two hypotheses a difference; of those not yet rejected the next has the smallest chance.
    double left = 2 * static_cast<double>(differences.size());
    for (const std::size_t k : order) {
        const double chance =
            std::isinf(distances[k]) ? 0 : boost::math::cdf(complement(boost::math::normal{}, distances[k]));
        if (chance > level / left) break;
        signs[k] = differences[k].value > 0 ? 1 : -1;
        --left;
    }
    return signs;
}

std::vector<RankInterval> rank_intervals(std::span<const double> values,
                                         const std::function<double(int, int)>& variance) {
    const int n = static_cast<int>(values.size());
    auto value = [&](int i) { return values[static_cast<std::size_t>(i)]; };
    std::vector<Difference> differences;
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j)
            differences.push_back({value(i) - value(j), variance(i, j)});
    }
    const std::vector<int> signs = significant_signs(differences);
    std::vector<RankInterval> ranks(values.size(), {1, n});
    std::size_t pair = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i + 1; j < values.size(); ++j, ++pair) {
            if (signs[pair] == 0) continue;
            const auto [better, worse] = signs[pair] > 0 ? std::pair{i, j} : std::pair{j, i};
            ++ranks[worse].best;
            --ranks[better].worst;
        }
    }
    return ranks;
}

} // namespace hilltop
