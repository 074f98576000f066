// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/thinker.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hilltop {

/// One standard error of a mean of `samples` that all agree. They prove nothing about rarer outcomes: as if one of
/// them had come out otherwise, by `stake`. With a stake of the whole range two errors are about the rule of three.
inline double agreed_error(double stake, double samples) {
    return samples > 0 ? stake / std::max(samples, 1.0) : stake;
}

/// Mean and error of weighted samples. The error is the jackknife's (Tukey 1958: what the mean would be without each of
/// the samples in turn), which sees when a single heavy one decides; with so few of weight that the spread itself is a
/// guess, it grows as the standard deviation of Student's t does.
class WeightedMean {
public:
    void add(double value, double weight = 1.0) {
        m_samples.push_back({value, weight});
        m_weight += weight;
        m_sum += weight * value;
        m_weight2 += weight * weight;
    }
    double value() const { return m_weight > 0 ? m_sum / m_weight : 0.0; }
    double error() const {
        const auto count = static_cast<double>(m_samples.size());
        if (count < 2 || m_weight <= 0) return 0.0;
        const double mean = value();
        double squares = 0;
        for (const auto& [sample, weight] : m_samples) {
            const double without = m_weight - weight;
            const double pull = without > kAlone * m_weight ? weight * (sample - mean) / without : sample - mean;
            squares += pull * pull;
        }
        return std::sqrt(squares * (count - 1) / count) * student(m_weight * m_weight / m_weight2 - 1);
    }
    /// Never without an error: where all samples agree it is agreed_error().
    Estimate estimate(double stake = 1) const {
        const double spread = error();
        if (spread > kAlone * stake) return {value(), spread, How::Sampled};
        return {value(), agreed_error(stake, m_weight > 0 ? m_weight * m_weight / m_weight2 : 0), How::Sampled};
    }

private:
    struct Sample {
        double value, weight;
    };
    static constexpr double kAlone = 1e-9; ///< of all weight: there is as good as one sample

    /// Standard deviation of Student's t by its degrees of freedom, of which a hundred are as good as all; it has none
    /// at two and fewer.
    static double student(double degrees) {
        if (degrees > 100) return 1.0;
        const double used = std::max(degrees, 2.25);
        return std::sqrt(used / (used - 2));
    }

    std::vector<Sample> m_samples;
    double m_weight = 0, m_sum = 0, m_weight2 = 0;
};

} // namespace hilltop
