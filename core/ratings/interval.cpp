// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/interval.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>

namespace hilltop {

double normal_95() {
    static const double point = boost::math::quantile(boost::math::normal{}, 0.975);
    return point;
}

double student_95(double freedom) {
    constexpr int kMany = 5000; // from here on it is the normal one
    if (!(freedom > 0) || freedom > kMany) return normal_95();
    // Standings of many entrants ask for the same ones again and again. 0: not known yet.
    static std::array<std::atomic<double>, kMany + 1> known{};
    std::atomic<double>* const kept =
        freedom == std::floor(freedom) ? &known[static_cast<std::size_t>(freedom)] : nullptr;
    if (kept != nullptr && *kept > 0) return *kept;
    using namespace boost::math::policies;
    using Quick = policy<promote_double<false>>; // the rest would be far below what is shown
    const double point = boost::math::quantile(boost::math::students_t_distribution<double, Quick>(freedom), 0.975);
    if (kept != nullptr) *kept = point;
    return point;
}

namespace {

/// For an error measured over this many deals.
double measured_95(std::int64_t deals) {
    return student_95(static_cast<double>(std::max<std::int64_t>(deals - 1, 1)));
}

/// Wilson's interval for a share observed in `count` trials, which need not be whole.
Interval wilson(double share, double count, double z = normal_95()) {
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

void QuotientSums::add(const QuotientSums& more) {
    part += more.part;
    whole += more.whole;
    part_part += more.part_part;
    part_whole += more.part_whole;
    whole_whole += more.whole_whole;
    deals += more.deals;
}

double QuotientSums::quotient() const {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

namespace {

__extension__ using Wide = unsigned __int128;

/// The sum of the squared residuals part - q whole over the deals, times the square of the whole: a whole number, so
/// that deals that are alike have exactly 0. In doubles rounding would make an error out of nothing, and of that a
/// certainty. What overflows on the way comes back: only the result has to fit.
Wide residuals(const QuotientSums& sums) {
    const auto wide = [](std::int64_t number) { return static_cast<Wide>(number); };
    const Wide part = wide(sums.part), whole = wide(sums.whole);
    return whole * whole * wide(sums.part_part) - 2 * part * whole * wide(sums.part_whole) +
           part * part * wide(sums.whole_whole);
}

} // namespace

bool QuotientSums::alike() const {
    return whole == 0 || deals < 2 || residuals(*this) == 0;
}

double QuotientSums::error() const {
    if (alike()) return 0;
    const double n = static_cast<double>(deals), all = static_cast<double>(whole);
    return std::sqrt(static_cast<double>(residuals(*this)) * n / (n - 1)) / all / all;
}

QuotientSums QuotientSums::turned() const {
    QuotientSums other = *this;
    other.part = whole - part;
    other.part_part = whole_whole - 2 * part_whole + part_part;
    other.part_whole = whole_whole - part_whole;
    return other;
}

double QuotientSums::deals_won() const {
    return part == 0 ? 0 : static_cast<double>(part) * static_cast<double>(part) / static_cast<double>(part_part);
}

Interval mean_95(const QuotientSums& sums) {
    if (sums.alike()) return {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
    const double half = measured_95(sums.deals) * sums.error();
    return {sums.quotient() - half, sums.quotient() + half};
}

double matches_worth(double match_variance, double error) {
    return match_variance / (error * error);
}

Interval share_95(const QuotientSums& sums) {
    if (sums.whole == 0) return {0, 1};
    const double share = sums.quotient();
    if (sums.alike()) return wilson(share, static_cast<double>(sums.deals));
    return wilson(share, matches_worth(share * (1 - share), sums.error()), measured_95(sums.deals));
}

} // namespace hilltop
