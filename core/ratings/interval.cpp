// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/interval.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {

double normal_95() {
    static const double point = boost::math::quantile(boost::math::normal{}, 0.975);
    return point;
}

namespace {

/// Wilson's interval for a share observed in `count` trials, which need not be whole.
Interval wilson(double share, double count) {
    const double z = normal_95();
    const double spread = z * z / count;
    const double middle = (share + spread / 2) / (1 + spread);
    const double half = z / (1 + spread) * std::sqrt(share * (1 - share) / count + spread / (4 * count));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace

Interval wilson_95(double won, std::int64_t n) {
    if (n == 0) return {0, 1};
    return wilson(won / static_cast<double>(n), static_cast<double>(n));
}

void QuotientSums::add(std::int64_t deal_part, std::int64_t deal_whole) {
    part += deal_part;
    whole += deal_whole;
    part_part += deal_part * deal_part;
    part_whole += deal_part * deal_whole;
    whole_whole += deal_whole * deal_whole;
    ++deals;
}

double QuotientSums::quotient() const {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double QuotientSums::error() const {
    if (whole == 0 || deals < 2) return 0;
    const double q = quotient();
    const double n = static_cast<double>(deals);
    const double squares = static_cast<double>(part_part) - 2 * q * static_cast<double>(part_whole) +
                           q * q * static_cast<double>(whole_whole);
    return std::sqrt(std::max(0.0, squares) * n / (n - 1)) / static_cast<double>(whole);
}

Interval mean_95(const QuotientSums& sums) {
    const double half = normal_95() * sums.error();
    return {sums.quotient() - half, sums.quotient() + half};
}

double matches_worth(double match_variance, double error) {
    return match_variance / (error * error);
}

Interval share_95(double share, double error, std::int64_t deals) {
    // All deals alike say nothing about the error; then each deal is one trial.
    const double trials = error > 0 ? matches_worth(share * (1 - share), error) : static_cast<double>(deals);
    return trials > 0 ? wilson(share, trials) : Interval{0, 1};
}

Interval share_95(const QuotientSums& sums) {
    if (sums.whole == 0) return {0, 1};
    return share_95(sums.quotient(), sums.error(), sums.deals);
}

} // namespace hilltop
