// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/interval.h"
#include "tournament/schedule.h"

namespace hilltop {

/// One entrant's line.
struct StandingsRow {
    int entrant = 0;
    int place = 1; ///< ties share one
    std::int64_t matches = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t points = 0;
    std::int64_t second = 0;
    std::int64_t faults = 0;
    double share = 0;        ///< of what could be won, 0..1
    Interval interval{0, 1}; ///< 95 %
};

/// Row against column.
struct CrosstableCell {
    std::int64_t matches = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t points_for = 0;
    std::int64_t points_against = 0;

    double share() const {
        return matches == 0
                   ? 0
                   : (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(matches);
    }
};

/// The fold of results in series order; the same whatever was computed when. A value: copy it to look at it elsewhere.
class Standings {
public:
    Standings() = default;
    explicit Standings(const Plan& plan);

    void add(const Series& series, const SeriesResult& result);

    std::int64_t matches() const { return m_matches; }
    int entrants() const { return m_entrants; }
    /// In the contest's own order, best first.
    std::vector<StandingsRow> rows() const;
    const CrosstableCell& cell(int row, int column) const {
        return m_cells[static_cast<std::size_t>(row * m_entrants + column)];
    }

private:
    struct Sums {
        std::int64_t second = 0;
        std::int64_t faults = 0;
    };
    int m_entrants = 0;
    std::int64_t m_matches = 0;
    std::vector<CrosstableCell> m_cells; ///< entrants x entrants
    std::vector<Sums> m_sums;
};

/// The document of `tournament run --json`: no clock time, floating-point numbers rounded to nine decimals.
Json standings_to_json(const Plan& plan, const Standings& standings);

} // namespace hilltop
