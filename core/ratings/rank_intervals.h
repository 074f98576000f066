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
};

/// For each difference whether it is significantly above (1) or below (-1) 0, or neither (0), all of them together
/// wrong in any with a chance of at most `level`: both directions of each are one-sided normal tests, stepped down as
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
/// inside. A NaN is an entrant without data. `variance(i, j)`, i < j, is that of values[i] - values[j] as in
/// Difference.
std::vector<RankInterval> rank_intervals(std::span<const double> values,
                                         const std::function<double(int, int)>& variance);

} // namespace hilltop
