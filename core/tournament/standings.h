// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "ratings/interval.h"
#include "tournament/schedule.h"

namespace hilltop {

/// One entrant's line. A seat it holds counts as a match, partners of one entrant together as one.
struct StandingsRow {
    int entrant = 0;
    int place = 1; ///< ties share one
    std::int64_t matches = 0;
    std::int64_t wins = 0; ///< shared ones are whole ones; in cooperative games the perfect matches
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t points = 0;
    std::int64_t second = 0;
    std::int64_t faults = 0;
    double mean = 0;              ///< points per match
    Interval mean_interval{0, 0}; ///< 95 %
    double share = 0;             ///< of what could be won, 0..1: matches, or points where the contest counts them
    Interval interval{0, 1};      ///< 95 %
    bool disqualified = false;
};

/// Row against column: the seats they held against each other, won by whoever ended ahead.
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
/// Where a game disqualifies, a fault makes all later matches of that entrant forfeit, in order of series and match.
class Standings {
public:
    Standings() = default;
    explicit Standings(const Plan& plan);
    /// The info must outlive it.
    Standings(const Info& game, int seats, std::size_t entrants);

    /// The next series.
    void add(const Series& series, const SeriesResult& result);

    std::int64_t matches() const { return m_matches; }
    int entrants() const { return m_entrants; }
    /// Of the answers and winners of all matches, in order.
    std::uint64_t digest() const { return m_digest.value(); }
    /// In the contest's own order, best first.
    std::vector<StandingsRow> rows() const;
    const CrosstableCell& cell(int row, int column) const {
        return m_cells[static_cast<std::size_t>(row * m_entrants + column)];
    }

private:
    /// A match as it counts.
    struct Outcome {
        SeatedEntrants by_seat;
        PerSeat<std::int32_t, kMaxSeats> points{};
        PerSeat<std::int32_t, kMaxSeats> second{};
        SeatSet winners;
    };
    struct Sums {
        std::int64_t matches = 0;
        std::int64_t wins = 0;
        std::int64_t draws = 0;
        std::int64_t second = 0;
        std::int64_t faults = 0;
        QuotientSums share;         ///< over deals: what was won of what could be, times two where matches count
        QuotientSums mean;          ///< over deals: points of matches
        std::int64_t deal_part = 0; ///< the deal that is being added
        std::int64_t deal_whole = 0;
        std::int64_t deal_points = 0;
        std::int64_t deal_matches = 0;
        bool disqualified = false;
    };

    bool forfeit(Outcome& outcome) const;
    void add_match(const Outcome& outcome);
    void add_cell(const Outcome& outcome, Seat seat, Seat other);
    void end_deal();
    int side(Seat seat) const { return m_game->teams ? seat.index() % 2 : seat.index(); }
    Sums& sums(int entrant) { return m_sums[static_cast<std::size_t>(entrant)]; }

    const Info* m_game = nullptr;
    bool m_two_sides = true;
    int m_entrants = 0;
    std::int64_t m_matches = 0;
    Digest m_digest;
    std::vector<CrosstableCell> m_cells; ///< entrants x entrants
    std::vector<Sums> m_sums;
};

/// The document of `tournament run --json`: no clock time, floating-point numbers rounded to nine decimals.
Json standings_to_json(const Plan& plan, const Standings& standings);

} // namespace hilltop
