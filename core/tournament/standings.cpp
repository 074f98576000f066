// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings.h"

#include <algorithm>

namespace hilltop {

Standings::Standings(const Plan& plan)
    : m_entrants(static_cast<int>(plan.bots.size()))
    , m_cells(plan.bots.size() * plan.bots.size())
    , m_sums(plan.bots.size()) {}

void Standings::add(const Series& series, const SeriesResult& result) {
    const auto seats = static_cast<std::size_t>(series.seats);
    for (std::size_t k = 0; k < result.lines.size(); ++k) {
        const SeatedEntrants by_seat = seated(series, static_cast<int>(k));
        const SeatSet winners = SeatSet::from_bits(result.lines[k].winners);
        const auto points = [&](Seat seat) {
            return result.points[k * seats + static_cast<std::size_t>(seat.index())];
        };
        for (Seat seat : SeatSet::all(series.seats)) {
            const int entrant = by_seat[seat.index()];
            m_sums[static_cast<std::size_t>(entrant)].second +=
                result.second[k * seats + static_cast<std::size_t>(seat.index())];
            for (Seat other : SeatSet::all(series.seats)) {
                if (other == seat) continue;
                auto& cell = m_cells[static_cast<std::size_t>(entrant * m_entrants + by_seat[other.index()])];
                ++cell.matches;
                const bool won = winners.contains(seat);
                if (won == winners.contains(other))
                    ++cell.draws;
                else if (won)
                    ++cell.wins;
                else
                    ++cell.losses;
                cell.points_for += points(seat);
                cell.points_against += points(other);
            }
        }
    }
    for (const SeriesFault& fault : result.faults)
        ++m_sums[fault.entrant].faults;
    m_matches += static_cast<std::int64_t>(result.lines.size());
}

std::vector<StandingsRow> Standings::rows() const {
    std::vector<StandingsRow> rows;
    for (int entrant = 0; entrant < m_entrants; ++entrant) {
        StandingsRow row;
        row.entrant = entrant;
        for (int other = 0; other < m_entrants; ++other) {
            const CrosstableCell& against = cell(entrant, other);
            row.matches += against.matches;
            row.wins += against.wins;
            row.draws += against.draws;
            row.losses += against.losses;
            row.points += against.points_for;
        }
        row.second = m_sums[static_cast<std::size_t>(entrant)].second;
        row.faults = m_sums[static_cast<std::size_t>(entrant)].faults;
        const double won = static_cast<double>(row.wins) + static_cast<double>(row.draws) / 2;
        row.share = row.matches == 0 ? 0 : won / static_cast<double>(row.matches);
        row.interval = wilson_95(won, row.matches);
        rows.push_back(row);
    }
    const auto key = [](const StandingsRow& row) { return std::pair(row.wins, row.second); };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const StandingsRow& a, const StandingsRow& b) { return key(a) > key(b); });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool tied = i > 0 && key(rows[i]) == key(rows[i - 1]);
        rows[i].place = tied ? rows[i - 1].place : static_cast<int>(i) + 1;
    }
    return rows;
}

} // namespace hilltop
