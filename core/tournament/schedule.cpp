// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/schedule.h"

#include <algorithm>

namespace hilltop {

static_assert(std::int64_t{kMaxEntrants} * (kMaxEntrants - 1) / 2 * (kMaxMatches / Schedule::kSeriesLength) <
              1ll << 32);
static_assert(std::int64_t{kMaxEntrants} * (kMaxEntrants - 1) / 2 * kMaxMatches < 1ll << 48);

Schedule::Schedule(Plan plan)
    : m_plan(std::move(plan)) {
    const int entrants = static_cast<int>(m_plan.bots.size());
    for (int one = 0; one < entrants; ++one) {
        for (int two = one + 1; two < entrants; ++two)
            m_pairs.emplace_back(one, two);
    }
    m_series_per_pair = static_cast<std::uint32_t>((m_plan.matches + kSeriesLength - 1) / kSeriesLength);
}

Series Schedule::series(std::uint32_t number) const {
    const auto pairs = static_cast<std::uint32_t>(m_pairs.size());
    const std::uint32_t pair = number % pairs;
    const std::int64_t first = static_cast<std::int64_t>(number / pairs) * kSeriesLength;
    Series series;
    series.number = number;
    series.entrants = {static_cast<std::uint16_t>(m_pairs[pair].first),
                       static_cast<std::uint16_t>(m_pairs[pair].second)};
    series.seed = m_plan.seed;
    series.seats = m_plan.seats;
    series.seating = SeatingPlan::Rotated;
    series.matches = static_cast<int>(std::min<std::int64_t>(kSeriesLength, m_plan.matches - first));
    series.first_match = static_cast<std::uint64_t>(pair) * static_cast<std::uint64_t>(m_plan.matches) +
                         static_cast<std::uint64_t>(first);
    // Duplicate deals are shared by all pairs and turned through all seats.
    series.matches_per_deal = m_plan.duplicate ? m_plan.seats : 1;
    series.first_deal = m_plan.duplicate ? static_cast<std::uint64_t>(first / m_plan.seats) : series.first_match;
    return series;
}

int Schedule::pair_of(int one, int two) const {
    const auto wanted = std::minmax(one, two);
    const auto found = std::find(m_pairs.begin(), m_pairs.end(), std::pair<int, int>(wanted.first, wanted.second));
    return found == m_pairs.end() ? -1 : static_cast<int>(found - m_pairs.begin());
}

Schedule::Place Schedule::place(int pair, std::int64_t match) const {
    return {static_cast<std::uint32_t>(match / kSeriesLength) * static_cast<std::uint32_t>(m_pairs.size()) +
                static_cast<std::uint32_t>(pair),
            static_cast<int>(match % kSeriesLength)};
}

} // namespace hilltop
