// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"

#include <cstddef>
#include <vector>

namespace hilltop {

/// Alternatives tried in the same samples. Those that fall behind are given up and tried in no more.
class Comparison {
public:
    /// `stake`: by how much a sample may differ from all others, see agreed_error().
    explicit Comparison(std::size_t alternatives, double stake = 1);

    /// What is added from here on belongs to one more sample, with this weight.
    void next_sample(double weight);
    void add(std::size_t alternative, double worth);

    /// Gives up what lies three errors and more behind the best and all but the first few, except what is `kept`.
    void give_up_hopeless(const std::vector<bool>& kept);
    bool given_up(std::size_t alternative) const { return m_given_up[alternative]; }

    struct Place {
        std::size_t alternative = 0;
        Estimate worth;
        Estimate behind; ///< the best one's worth less this one's, with the error of the difference
    };
    /// The best first.
    std::vector<Place> places() const;
    /// The same for worths that are known without samples; what they err by is taken to be of each its own.
    static std::vector<Place> places_of(const std::vector<Estimate>& worths);

private:
    double m_stake;
    std::vector<double> m_weights;             ///< by sample
    std::vector<std::vector<double>> m_worths; ///< by alternative and sample
    std::vector<bool> m_given_up;
};

} // namespace hilltop
