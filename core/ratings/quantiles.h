// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace hilltop {

/// How often each whole number came.
class ValueCounts {
public:
    void add(int value, std::int64_t times = 1);
    void add(const ValueCounts& other);

    std::int64_t total() const { return m_total; }
    std::int64_t count(int value) const;
    /// The values are first() to first() + counts().size() - 1; those at both ends came at least once.
    int first() const { return m_first; }
    const std::vector<std::int64_t>& counts() const { return m_counts; }
    double mean() const; ///< 0 without any
    /// The k-th smallest, 1 <= k <= total().
    int at_rank(std::int64_t k) const;

private:
    int m_first = 0;
    std::int64_t m_total = 0;
    std::vector<std::int64_t> m_counts;
};

struct QuantileEstimate {
    int value;
    /// 95 % interval, both ends included; nothing where so few values cannot bound it.
    std::optional<int> low;
    std::optional<int> high;
};

/// The smallest value that at least the part `p`, 0 < p < 1, does not exceed (type 1 of Hyndman and Fan, "Sample
/// quantiles in statistical packages", 1996), with the interval between order statistics that covers the true one with
/// at least 95 % whatever the distribution, 2.5 % at most beyond each end (David and Nagaraja, "Order Statistics",
/// 2003, 7.1). The values are independent: one a match or deal. Nothing without values.
std::optional<QuantileEstimate> quantile(const ValueCounts& values, double p);

} // namespace hilltop
