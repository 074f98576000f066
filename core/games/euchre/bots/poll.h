// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fixed_list.h"
#include "game/weighted_mean.h"
#include "games/euchre/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hilltop::euchre {

/// Two answers this many standard errors apart differ significantly.
inline constexpr double kApart = 3;

/// At most four suits, each with the partner or alone, and a pass; or six cards.
inline constexpr int kMostWays = 2 * kSuits + 1;
using Worths = std::array<double, kMostWays>;

/// What the answers open to me are worth, summed over the worlds imagined so far. Several ways may lead to one answer:
/// a caller may still go alone.
class Poll {
public:
    void add_way(int answer) { m_answers.push_back(answer); }
    int ways() const { return m_answers.size(); }
    int worlds() const { return m_worlds; }
    double sum(int way) const { return m_sums[static_cast<std::size_t>(way)]; }
    void add(const Worths& worths) {
        ++m_worlds;
        for (std::size_t way = 0; way < static_cast<std::size_t>(ways()); ++way) {
            m_sums[way] += worths[way];
            for (std::size_t other = 0; other <= way; ++other)
                m_products[way][other] += worths[way] * worths[other];
        }
    }
    double mean(int way) const { return m_worlds > 0 ? sum(way) / m_worlds : 0; }
    /// One standard error of the mean.
    double error(int way) const {
        const double variance = m_worlds > 0 ? (product(way, way) - sum(way) * mean(way)) / m_worlds : 0;
        return variance > 1e-12 ? std::sqrt(variance / m_worlds) : agreed_error(1, m_worlds);
    }
    /// More worlds would hardly name another answer as the best one.
    bool settled() const {
        int best = 0;
        for (int way = 1; way < ways(); ++way)
            if (sum(way) > sum(best)) best = way;
        for (int way = 0; way < ways(); ++way)
            if (m_answers[way] != m_answers[best] && !told_apart(best, way)) return false;
        return true;
    }

private:
    double product(int one, int other) const {
        return m_products[static_cast<std::size_t>(std::max(one, other))]
                         [static_cast<std::size_t>(std::min(one, other))];
    }
    /// The same worlds for both: what counts is how their difference scatters.
    bool told_apart(int best, int way) const {
        const double ahead = sum(best) - sum(way);
        const double squares = product(best, best) + product(way, way) - 2 * product(best, way);
        const double variance = squares - ahead * ahead / m_worlds;
        return ahead * ahead >= kApart * kApart * variance;
    }

    FixedList<int, kMostWays> m_answers;
    int m_worlds = 0;
    Worths m_sums{};
    std::array<Worths, kMostWays> m_products{}; ///< of the first and no later way
};

} // namespace hilltop::euchre
