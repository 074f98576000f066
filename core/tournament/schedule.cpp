// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/schedule.h"

#include <algorithm>
#include <numeric>

namespace hilltop {
namespace {

/// A plan is cut into at least so many series a pairing where it has the matches: threads share them out.
constexpr std::int64_t kSeriesWanted = 50;
constexpr std::int64_t kMostPairings = std::int64_t{kMaxEntrants} * (kMaxEntrants - 1) / 2;

static_assert(kMostPairings * (kMaxMatches / Schedule::kLongestSeries) < 1ll << 32);
static_assert(kMostPairings * kMaxMatches < 1ll << 48);

SeatingPlan seating_of(const Plan& plan) {
    switch (plan.format) {
    case Format::RoundRobin:
        return SeatingPlan::Rotated;
    case Format::OneTable:
        return SeatingPlan::Drawn;
    case Format::RandomTables:
        break;
    }
    return plan.entry().info().cooperative ? SeatingPlan::DrawnFromPool : SeatingPlan::Drawn;
}

} // namespace

Schedule::Schedule(Plan plan)
    : m_plan(std::move(plan))
    , m_seating(seating_of(m_plan)) {
    const auto entrants = static_cast<std::uint16_t>(m_plan.bots.size());
    if (m_plan.format == Format::RoundRobin) {
        for (std::uint16_t one = 0; one < entrants; ++one) {
            for (auto two = static_cast<std::uint16_t>(one + 1); two < entrants; ++two)
                m_pairings.push_back({one, two});
        }
    } else {
        m_pairings.emplace_back(entrants);
        std::iota(m_pairings.front().begin(), m_pairings.front().end(), std::uint16_t{0});
    }
    // Two sides change places; who sits where at larger tables is drawn, so a deal is simply played as often.
    m_matches_per_deal = !m_plan.duplicate ? 1 : m_plan.format == Format::RoundRobin ? 2 : m_plan.seats;
    const auto wanted = std::clamp<std::int64_t>(m_plan.matches / kSeriesWanted, 1, kLongestSeries);
    // No deal is cut in two, and sides change places from match to match of a series.
    const int unit = m_plan.format == Format::RoundRobin ? 2 : m_matches_per_deal;
    m_series_length = std::max(1, static_cast<int>(wanted) / unit) * unit;
    m_series_per_pairing = static_cast<std::uint32_t>((m_plan.matches + m_series_length - 1) / m_series_length);
}

Series Schedule::series(std::uint32_t number) const {
    const auto pairings = static_cast<std::uint32_t>(m_pairings.size());
    const std::uint32_t pairing = number % pairings;
    const std::int64_t first = static_cast<std::int64_t>(number / pairings) * m_series_length;
    Series series;
    series.number = number;
    series.entrants = m_pairings[pairing];
    series.seed = m_plan.seed;
    series.seats = m_plan.seats;
    series.seating = m_seating;
    series.matches = static_cast<int>(std::min<std::int64_t>(m_series_length, m_plan.matches - first));
    series.first_match = static_cast<std::uint64_t>(pairing) * static_cast<std::uint64_t>(m_plan.matches) +
                         static_cast<std::uint64_t>(first);
    // Duplicate deals are shared by all pairings.
    series.matches_per_deal = m_matches_per_deal;
    series.first_deal = m_plan.duplicate ? static_cast<std::uint64_t>(first / m_matches_per_deal) : series.first_match;
    return series;
}

int Schedule::pairing_of(int one, int two) const {
    const auto meet = [&](const std::vector<std::uint16_t>& entrants) {
        return one != two && std::find(entrants.begin(), entrants.end(), one) != entrants.end() &&
               std::find(entrants.begin(), entrants.end(), two) != entrants.end();
    };
    const auto found = std::find_if(m_pairings.begin(), m_pairings.end(), meet);
    return found == m_pairings.end() ? -1 : static_cast<int>(found - m_pairings.begin());
}

Schedule::Place Schedule::place(int pairing, std::int64_t match) const {
    return {static_cast<std::uint32_t>(match / m_series_length) * static_cast<std::uint32_t>(m_pairings.size()) +
                static_cast<std::uint32_t>(pairing),
            static_cast<int>(match % m_series_length)};
}

} // namespace hilltop
