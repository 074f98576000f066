// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

namespace hilltop {

struct Interval {
    double low;
    double high;

    double width() const { return high - low; }
    /// False where results say nothing of an end, which then is infinite.
    bool known() const { return std::isfinite(low) && std::isfinite(high); }
};

/// The two-sided 95 % point of the normal distribution, 1.96.
double normal_95();
/// The same of Student's distribution ("The probable error of a mean", 1908); 0 degrees of freedom: the normal one.
double student_95(double freedom);

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
    void add(const QuotientSums& more); ///< over other deals
    /// 0 while the whole is 0.
    double quotient() const;
    /// Fewer than two deals, or all have the same quotient: they say nothing of the error.
    bool alike() const;
    /// Standard error of the quotient over the deals by linearization (Cochran, "Sampling Techniques", 1977, 6.4); 0 if
    /// they are alike.
    double error() const;
    /// The sums of what is left of the whole in each deal: whole - part.
    QuotientSums turned() const;
    /// Deals in which something was won, as many as weigh alike: the effective sample size of Kish, "Survey Sampling",
    /// 1965.
    double deals_won() const;
};

/// Over the same deals: sums of products of what two entrants won (part) of what could be won (whole).
struct JointSums {
    double part_part = 0;
    double part_whole = 0; ///< part of the first, whole of the second
    double whole_part = 0;
    double whole_whole = 0;

    /// Sum of the products of both residuals, part - share of whole.
    double residuals(double share_one, double share_two) const {
        return part_part - share_two * part_whole - share_one * whole_part + share_one * share_two * whole_whole;
    }
};

/// As how many independent matches, each of that variance, a mean with this standard error is worth: the effective
/// sample size of Kish, "Survey Sampling", 1965. What exceeds the matches played was saved by playing deals in all
/// seats. Infinite for an error of 0.
double matches_worth(double match_variance, double error);

/// 95 % interval of a mean: Student's, from the error over deals. Not known when deals are alike: how far the next one
/// may lie from them nothing says.
Interval mean_95(const QuotientSums& sums);
/// 95 % interval of a share: Wilson's, for as many independent trials as have the error found over the deals (their
/// matches_worth) and Student's point. When all deals are alike each of them is one trial. [0, 1] without deals.
Interval share_95(const QuotientSums& sums);

} // namespace hilltop
