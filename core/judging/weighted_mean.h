// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hilltop {

/// One standard error of a mean of `samples` that all agree. They prove nothing about rarer outcomes: as if one of
/// them had come out otherwise, by `stake`. With a stake of the whole range two errors are about the rule of three.
inline double agreed_error(double stake, double samples) {
    return samples > 0 ? stake / std::max(samples, 1.0) : stake;
}

/// One standard error of a mean, the only formula for it: the jackknife (Tukey 1958). `pulls` is the sum, over the
/// samples, of the squares of what the mean would change by without that sample. With so few that their spread itself
/// is a guess it grows as the standard deviation of Student's t does, which has none at two degrees of freedom and
/// fewer; `effective` is the number of samples by weight, W^2 / sum of w^2 (Kish 1965).
inline double error_of_mean(double pulls, double samples, double effective) {
    if (samples < 2) return 0.0;
    const double error = std::sqrt(pulls * (samples - 1) / samples);
    const double degrees = effective - 1;
    if (degrees > 100) return error; // as good as all
    const double used = std::max(degrees, 2.25);
    return error * std::sqrt(used / (used - 2));
}

/// Mean and error of samples that all count the same, from sums: what WeightedMean says of equal weights. A mean of
/// paired differences is one of these, too.
class SampleMean {
public:
    void add(double value) {
        ++m_samples;
        m_sum += value;
        m_squares += value * value;
    }
    /// Of the same samples, each with the other sign.
    SampleMean operator-() const {
        SampleMean other = *this;
        other.m_sum = -m_sum;
        return other;
    }
    int samples() const { return m_samples; }
    double sum() const { return m_sum; }
    double value() const { return m_samples > 0 ? m_sum / m_samples : 0.0; }
    double error() const {
        if (m_samples < 2) return 0.0;
        // Without a sample that is d off, the mean of the others moves by d / (samples - 1). What is left of the
        // squares of samples that all agree is rounding.
        const double about_mean = m_squares - m_sum * value(), others = m_samples - 1;
        if (about_mean <= kRounding * m_squares) return 0.0;
        return error_of_mean(about_mean / (others * others), m_samples, m_samples);
    }
    /// Never without an error: where all samples agree it is agreed_error().
    Estimate estimate(double stake = 1) const {
        const double spread = error();
        return {value(), spread > 0 ? spread : agreed_error(stake, m_samples), How::Sampled};
    }

private:
    static constexpr double kRounding = 1e-12;

    int m_samples = 0;
    double m_sum = 0, m_squares = 0;
};

/// Mean and error of weighted samples. The jackknife sees when a single heavy one decides.
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
        if (m_weight <= 0) return 0.0;
        const double mean = value();
        double pulls = 0;
        for (const auto& [sample, weight] : m_samples) {
            const double without = m_weight - weight;
            const double pull = without > kAlone * m_weight ? weight * (sample - mean) / without : sample - mean;
            pulls += pull * pull;
        }
        return error_of_mean(pulls, static_cast<double>(m_samples.size()), effective());
    }
    /// Never without an error: where all samples agree it is agreed_error().
    Estimate estimate(double stake = 1) const {
        const double spread = error();
        return {value(), spread > kAlone * stake ? spread : agreed_error(stake, effective()), How::Sampled};
    }

private:
    struct Sample {
        double value, weight;
    };
    static constexpr double kAlone = 1e-9; ///< of all weight: there is as good as one sample

    double effective() const { return m_weight > 0 ? m_weight * m_weight / m_weight2 : 0.0; }

    std::vector<Sample> m_samples;
    double m_weight = 0, m_sum = 0, m_weight2 = 0;
};

} // namespace hilltop
