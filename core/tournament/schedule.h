// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

namespace hilltop {

/// Cuts a plan into series. Their length belongs to the plan, never to the number of threads.
class Schedule {
public:
    static constexpr int kSeriesLength = 1000;

    explicit Schedule(Plan plan);

    const Plan& plan() const { return m_plan; }
    std::uint32_t series_count() const { return m_series_per_pair * static_cast<std::uint32_t>(m_pairs.size()); }
    std::int64_t match_count() const { return m_plan.matches * static_cast<std::int64_t>(m_pairs.size()); }
    /// Series i of 0..series_count()-1; pairs take turns, so that the crosstable fills evenly.
    Series series(std::uint32_t number) const;
    int pair_count() const { return static_cast<int>(m_pairs.size()); }
    std::pair<int, int> pair(int index) const { return m_pairs[static_cast<std::size_t>(index)]; }
    /// The pair two entrants form, whichever is named first; -1 if they never meet.
    int pair_of(int one, int two) const;

    /// Where a match of a pair, counted from 0, is played.
    struct Place {
        std::uint32_t series;
        int match;
    };
    Place place(int pair, std::int64_t match) const;

private:
    Plan m_plan;
    std::vector<std::pair<int, int>> m_pairs;
    std::uint32_t m_series_per_pair;
};

} // namespace hilltop
