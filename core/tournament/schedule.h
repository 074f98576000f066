// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

namespace hilltop {

/// Cuts a plan into series. Their length belongs to the plan, never to the number of threads.
class Schedule {
public:
    static constexpr int kLongestSeries = 1000;

    explicit Schedule(Plan plan);

    const Plan& plan() const { return m_plan; }
    std::uint32_t series_count() const { return m_series_per_pairing * static_cast<std::uint32_t>(m_pairings.size()); }
    std::int64_t match_count() const { return m_plan.matches * static_cast<std::int64_t>(m_pairings.size()); }
    /// Series i of 0..series_count()-1; pairings take turns, so that the crosstable fills evenly.
    Series series(std::uint32_t number) const;
    /// Entrants that meet: two in a round-robin, all of them at one table or as the pool of random tables.
    int pairing_count() const { return static_cast<int>(m_pairings.size()); }
    const std::vector<std::uint16_t>& pairing(int index) const { return m_pairings[static_cast<std::size_t>(index)]; }
    /// The pairing in which two entrants meet, whichever is named first; -1 if they never do.
    int pairing_of(int one, int two) const;

    /// Where a match of a pairing, counted from 0, is played.
    struct Place {
        std::uint32_t series;
        int match;
    };
    Place place(int pairing, std::int64_t match) const;

private:
    Plan m_plan;
    std::vector<std::vector<std::uint16_t>> m_pairings;
    SeatingPlan m_seating;
    int m_matches_per_deal;
    int m_series_length;
    std::uint32_t m_series_per_pairing;
};

} // namespace hilltop
