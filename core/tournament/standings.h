// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "ratings/interval.h"
#include "ratings/quantiles.h"
#include "tournament/formats.h"

#include <array>

namespace hilltop {

class ByteReader;
class ByteWriter;

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
    /// Deals played with both seatings, by what row took of the two matches: 0, 1/2, 1, 3/2, 2.
    std::array<std::int64_t, 5> pairs{};

    double share() const {
        return matches == 0
                   ? 0
                   : (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(matches);
    }
};

/// Where the entrants stood after so many matches, for a chart.
struct HistoryPoint {
    std::int64_t matches = 0; ///< of the tournament
    struct Entrant {
        std::int64_t matches = 0;
        double value = 0; ///< share; the mean where the contest counts that
        double half = 0;  ///< half the width of its 95 % interval
    };
    std::vector<Entrant> entrants;
};

/// The fold of results in series order; the same whatever was computed when. A value: copy it to look at it elsewhere.
/// Where a game disqualifies, a fault makes all later matches of that entrant forfeit, in order of series and match.
class Standings {
public:
    Standings() = default;
    explicit Standings(const Plan& plan);
    /// The info must outlive it.
    Standings(const Info& game, int seats, std::size_t entrants);

    /// The next series. Returns what it came to for a pairing of two.
    Tally add(const Series& series, const SeriesResult& result);

    std::int64_t matches() const { return m_matches; }
    int entrants() const { return m_entrants; }
    /// Of the answers and winners of all matches, in order.
    std::uint64_t digest() const { return m_digest; }
    /// In the contest's own order, best first; in order of places where a format gave them.
    std::vector<StandingsRow> rows() const;
    const CrosstableCell& cell(int row, int column) const {
        return m_cells[static_cast<std::size_t>(row * m_entrants + column)];
    }
    /// Cooperative games: how many matches an entrant ended with so many points.
    const ValueCounts& points_of(int entrant) const { return m_points[static_cast<std::size_t>(entrant)]; }
    /// At most 200 moments, evenly spread.
    const std::vector<HistoryPoint>& history() const { return m_history; }
    /// Places a format gives, by entrant, 0 for one that has none yet; those come last.
    void set_places(std::vector<int> places) { m_places = std::move(places); }

    void save(ByteWriter& bytes) const;
    /// What save() wrote, into standings of the same plan; false if it does not fit.
    bool load(ByteReader& bytes);

private:
    /// A match as it counts.
    struct Outcome {
        SeatedEntrants by_seat;
        PerSeat<std::int32_t, kMaxSeats> points{};
        PerSeat<std::int32_t, kMaxSeats> second{};
        SeatSet winners;
    };
    /// What one entrant made of one deal.
    struct DealSums {
        std::int64_t part = 0;
        std::int64_t whole = 0;
        std::int64_t points = 0;
        std::int64_t matches = 0;
    };
    struct Sums {
        std::int64_t matches = 0;
        std::int64_t wins = 0;
        std::int64_t draws = 0;
        std::int64_t second = 0;
        std::int64_t faults = 0;
        QuotientSums share; ///< over deals: what was won of what could be, times two where matches count
        QuotientSums mean;  ///< over deals: points of matches
        bool disqualified = false;
    };

    template <class Self, class Visit>
    static void walk(Self& self, Visit&& visit);
    bool forfeit(Outcome& outcome) const;
    void add_match(const Outcome& outcome, std::size_t deal);
    void add_cell(const Outcome& outcome, Seat seat, Seat other);
    void add_pairs(const Series& series, const std::vector<int>& halves);
    void open_deals(const Series& series);
    void close_deals(std::vector<Sums>& sums) const;
    void note_history();
    /// By entrant, without places.
    std::vector<StandingsRow> lines() const;
    int side(Seat seat) const { return m_game->teams ? seat.index() % 2 : seat.index(); }
    Sums& sums(int entrant) { return m_sums[static_cast<std::size_t>(entrant)]; }

    const Info* m_game = nullptr;
    bool m_two_sides = true;
    int m_entrants = 0;
    bool m_repeated = false; ///< a deal is played more than once, so matches are no independent trials
    std::int64_t m_matches = 0;
    std::uint64_t m_digest = Digest().value();
    std::vector<CrosstableCell> m_cells; ///< entrants x entrants
    std::vector<Sums> m_sums;
    std::vector<ValueCounts> m_points; ///< of cooperative games, by entrant
    /// Deals x entrants: those that are open, because the pairings that share them follow one another. All that is
    /// played of a deal is one observation.
    std::vector<DealSums> m_deals;
    std::uint64_t m_first_deal = 0;
    std::vector<HistoryPoint> m_history;
    std::int64_t m_history_step = 1; ///< series between two moments
    std::int64_t m_series = 0;
    std::vector<int> m_places;
};

} // namespace hilltop
