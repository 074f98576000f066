// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/thinker.h"

#include <algorithm>
#include <cmath>

namespace hilltop {

/// Mean and error of weighted samples; the error is that of a ratio estimate.
class WeightedMean {
public:
    void add(double value, double weight = 1.0) {
        m_weight += weight;
        m_sum += weight * value;
        m_weight2 += weight * weight;
        m_sum2 += weight * weight * value;
        m_square2 += weight * weight * value * value;
        ++m_count;
    }
    double value() const { return m_weight > 0 ? m_sum / m_weight : 0.0; }
    double error() const {
        if (m_count < 2 || m_weight <= 0) return 0.0;
        const double mean = value();
        const double spread = std::max(0.0, m_square2 - 2 * mean * m_sum2 + mean * mean * m_weight2);
        return std::sqrt(spread * m_count / (m_count - 1.0)) / m_weight;
    }
    Estimate estimate() const { return {value(), error(), How::Sampled}; }

private:
    double m_weight = 0, m_sum = 0, m_weight2 = 0, m_sum2 = 0, m_square2 = 0;
    int m_count = 0;
};

} // namespace hilltop
