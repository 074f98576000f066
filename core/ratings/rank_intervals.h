// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace hilltop {

/// A difference between two of several entrants: what is estimated and the square of its standard error. A variance of
/// 0 says it is known exactly; infinite, negative or NaN: it is not known at all.
struct Difference {
    double value = 0;
    double variance = 0;
    /// Degrees of freedom of the variance, where it was measured: Student's t counts then. 0: the normal distribution.
    double freedom = 0;
    /// More than 0: the test holds at every look, however often somebody looks while matches are added and whatever
    /// they decide then. The number is the variance of differences to be expected; it decides only where the test is
    /// sharpest.
    double expected = 0;
};

/// The two-sided p-value of a difference of 0; 1 where nothing is known. At every look it is the inverse of the normal
/// mixture martingale (Robbins, "Statistical methods related to the law of the iterated logarithm", 1970; for measured
/// variances Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, "Time-uniform central limit theory", 2024).
double p_value(const Difference& difference);

/// For each difference whether it is significantly above (1) or below (-1) 0, or neither (0), all of them together
/// wrong in any with a chance of at most `level`: both directions of each are one-sided tests, stepped down as
/// in Holm, "A simple sequentially rejective multiple test procedure", 1979, which needs no independence.
std::vector<int> significant_signs(std::span<const Difference> differences, double level = 0.05);

/// Ranks from 1, both ends included: "2nd to 3rd".
struct RankInterval {
    int best;
    int worst;
    friend bool operator==(const RankInterval&, const RankInterval&) = default;
};

/// Simultaneous 95 % intervals of the ranks of true values, the greatest being 1st: at most 1 + those significantly
/// greater, at least all but those significantly smaller, over all pairs by significant_signs (Mogstad, Romano, Shaikh,
/// Wilhelm, "Inference for ranks", Review of Economic Studies, 2024). The ranks of `values` themselves always lie
/// inside. A NaN is an entrant without data. `difference(i, j)`, i < j, is values[i] - values[j] with its error.
std::vector<RankInterval> rank_intervals(int entrants, const std::function<Difference(int, int)>& difference);

} // namespace hilltop
