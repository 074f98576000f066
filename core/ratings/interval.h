// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace hilltop {

struct Interval {
    double low;
    double high;
};

/// The two-sided 95 % point of the normal distribution, 1.96.
double normal_95();

/// Wilson's 95 % score interval for a share of `won` in `n` (Wilson 1927); draws may count half. [0, 1] for n = 0.
Interval wilson_95(double won, std::int64_t n);

/// What a quotient of sums over independent deals and its error need: sum(part) / sum(whole).
struct QuotientSums {
    std::int64_t part = 0;
    std::int64_t whole = 0;
    std::int64_t part_part = 0;
    std::int64_t part_whole = 0;
    std::int64_t whole_whole = 0;
    std::int64_t deals = 0;

    void add(std::int64_t deal_part, std::int64_t deal_whole);
    /// 0 while the whole is 0.
    double quotient() const;
    /// Standard error of the quotient over the deals by linearization (Cochran, "Sampling Techniques", 1977, 6.4).
    double error() const;
};

/// 95 % interval of a mean: normal, from the error over deals.
Interval mean_95(const QuotientSums& sums);
/// 95 % interval of a share: Wilson's, for as many independent trials as have the error found over the deals (the
/// effective sample size of Kish, "Survey Sampling", 1965). [0, 1] without deals.
Interval share_95(const QuotientSums& sums);

} // namespace hilltop
