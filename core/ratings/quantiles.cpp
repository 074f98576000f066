// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/quantiles.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace hilltop {

void ValueCounts::add(int value, std::int64_t times) {
    assert(times >= 0);
    if (times == 0) return;
    if (m_counts.empty()) m_first = value;
    if (value < m_first) {
        m_counts.insert(m_counts.begin(), static_cast<std::size_t>(m_first - value), 0);
        m_first = value;
    }
    const auto place = static_cast<std::size_t>(value - m_first);
    if (place >= m_counts.size()) m_counts.resize(place + 1);
    m_counts[place] += times;
    m_total += times;
}

void ValueCounts::add(const ValueCounts& other) {
    for (std::size_t k = 0; k < other.m_counts.size(); ++k)
        add(other.m_first + static_cast<int>(k), other.m_counts[k]);
}

std::int64_t ValueCounts::count(int value) const {
    const std::int64_t place = std::int64_t{value} - m_first;
    return place < 0 || place >= std::ssize(m_counts) ? 0 : m_counts[static_cast<std::size_t>(place)];
}

double ValueCounts::mean() const {
    if (m_total == 0) return 0;
    double sum = 0;
    for (std::size_t k = 0; k < m_counts.size(); ++k)
        sum += static_cast<double>(k) * static_cast<double>(m_counts[k]);
    return m_first + sum / static_cast<double>(m_total);
}

int ValueCounts::at_rank(std::int64_t k) const {
    assert(k >= 1 && k <= m_total);
    std::size_t place = 0;
    for (std::int64_t passed = m_counts[0]; passed < k; passed += m_counts[place])
        ++place;
    return m_first + static_cast<int>(place);
}

namespace {

/// The largest rank whose order statistic exceeds the quantile with a chance of at most 2.5 %, that is when fewer than
/// `rank` values reach to it; 0 if even the smallest does too often.
std::int64_t lower_rank(std::int64_t total, double p) {
    const boost::math::binomial_distribution<double> below(static_cast<double>(total), p);
    auto rank = static_cast<std::int64_t>(boost::math::quantile(below, 0.025));
    auto chance = [&](std::int64_t r) { return r < 1 ? 0 : boost::math::cdf(below, static_cast<double>(r - 1)); };
    while (rank < total && chance(rank + 1) <= 0.025)
        ++rank;
    while (chance(rank) > 0.025)
        --rank;
    return rank;
}

} // namespace

std::optional<QuantileEstimate> quantile(const ValueCounts& values, double p) {
    assert(p > 0 && p < 1);
    const std::int64_t total = values.total();
    if (total == 0) return std::nullopt;
    // A product like 100 * 0.07 is a little above 7.
    const double rank = std::ceil(static_cast<double>(total) * p * (1 - 1e-12));
    const std::int64_t middle = std::clamp(static_cast<std::int64_t>(rank), std::int64_t{1}, total);
    const std::int64_t low = lower_rank(total, p);
    const std::int64_t high = total + 1 - lower_rank(total, 1 - p);
    return QuantileEstimate{values.at_rank(middle), low >= 1 ? std::optional(values.at_rank(low)) : std::nullopt,
                            high <= total ? std::optional(values.at_rank(high)) : std::nullopt};
}

} // namespace hilltop
