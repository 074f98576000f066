// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "engine/attendance.h"
#include "ratings/interval.h"
#include "ratings/quantiles.h"
#include "tournament/formats.h"

#include <array>

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
    std::int64_t faulty = 0;      ///< matches in which a fault of its cost it an answer, or which it forfeited
    double mean = 0;              ///< points per match
    Interval mean_interval{0, 0}; ///< 95 %; not known as long as all deals are alike
    double share = 0;             ///< of what could be won, 0..1: matches, or points where the contest counts them
    Interval interval{0, 1};      ///< 95 %
    /// What places go by before ties are broken, greater is better: a share, or the mean, below 0 where fewer points
    /// are better; NaN without matches.
    double merit = 0;
    Interval merit_interval{0, 1}; ///< 95 %
    bool disqualified = false;
    /// It has not shown that it can play, so it comes last.
    bool always_faulty() const { return matches > 0 && faulty == matches; }
    bool out = false; ///< ended or kept the others waiting in too many matches in a row, and forfeits what is left
};

/// Row against column: the seats they held against each other, by outcome_between.
struct CrosstableCell {
    std::int64_t matches = 0;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t points_for = 0;
    std::int64_t points_against = 0;
    QuotientSums counted; ///< over deals: what row won of what the contest counts, PairOutcome::part of whole
    QuotientSums singly;  ///< the same over matches; only where deals are played more than once
    /// Deals played with both seatings, by what row took of the two matches: 0, 1/2, 1, 3/2, 2.
    std::array<std::int64_t, 5> pairs{};

    /// Of matches, or of games where the contest counts those.
    double share() const { return counted.quotient(); }
    Interval interval() const { return share_95(counted); } ///< 95 %
    /// Column against row.
    CrosstableCell turned() const;
};

/// The places of the entrants after this many matches, for a chart.
struct HistoryPoint {
    std::int64_t matches = 0; ///< of the tournament
    struct Entrant {
        std::int64_t matches = 0;
        double value = 0; ///< share; the mean where the contest counts that
        double half = 0;  ///< half the width of its 95 % interval; infinite while that is not known
    };
    std::vector<Entrant> entrants;
};

/// The fold of results in series order; the same whatever was computed when. A value: copy it to look at it elsewhere.
/// Where a game disqualifies, a fault makes all later matches of that entrant forfeit, in order of series and match.
class Standings {
public:
    Standings() = default;
    explicit Standings(const Plan& plan);
    /// Of bots that are all built in.
    /// The info must outlive it.
    Standings(const Info& game, int seats, std::size_t entrants);

    /// Who is out by now, of these entrants.
    std::vector<std::uint16_t> out_of(const std::vector<std::uint16_t>& entrants) const {
        return m_attendance.out_of(entrants);
    }
    int out_count() const { return m_attendance.count(); }
    /// From the first match on: a series is one observation of each of its entrants, which were drawn by lot, and so
    /// are all series with the same first deal together.
    void observe_series() { m_by_series = m_repeated = true; }
    /// The next series. Returns what it came to for a pairing of two.
    Tally add(const Series& series, const SeriesResult& result);
    /// Its matches in portions of whole deals, from `from` to before `until`; end_series() follows the last one.
    Tally add_matches(const Series& series, const SeriesResult& result, int from, int until);
    void end_series();

    std::int64_t matches() const { return m_matches; }
    int entrants() const { return m_entrants; }
    /// Of the answers and winners of all matches, in order.
    std::uint64_t digest() const { return m_digest; }
    /// Best first: in the contest's own order while all have played as many matches, else by shares or means; in order
    /// of places where a format gave them. Who had faults in every match comes last, unless a format gave places.
    std::vector<StandingsRow> rows() const;
    /// Of two different entrants; an empty one for an entrant against itself.
    CrosstableCell cell(int row, int column) const;
    /// What entrants won of what they could, over deals: games where those count, else halves of matches.
    struct OverDeals {
        std::vector<QuotientSums> shares; ///< by entrant
        /// Entrants x entrants, of what they won beyond their shares; empty unless three or more share their deals.
        std::vector<double> covariance;
    };
    OverDeals over_deals() const;
    /// Cooperative games: how many matches an entrant ended with each number of points.
    const ValueCounts& points_of(int entrant) const { return m_points[static_cast<std::size_t>(entrant)]; }
    /// At most 200 moments, evenly spread.
    const std::vector<HistoryPoint>& history() const { return m_history; }
    /// Places a format gives, by entrant, 0 for one that has none yet; those come last.
    void set_places(std::vector<int> places) { m_places = std::move(places); }

private:
    friend struct StandingsState;

    /// What one entrant made of one deal.
    struct DealSums {
        std::int64_t part = 0;
        std::int64_t whole = 0;
        std::int64_t wins = 0;
        std::int64_t points = 0;
        std::int64_t matches = 0;
    };
    struct Sums {
        Score score;
        std::int64_t matches = 0;
        std::int64_t draws = 0;
        std::int64_t faults = 0;
        std::int64_t faulty = 0;
        QuotientSums share; ///< over deals: what was won of what could be, times two where matches count
        QuotientSums wins;  ///< over deals: wins of matches
        QuotientSums mean;  ///< over deals: points of matches
        bool disqualified = false;

        void close(DealSums& dealt);
    };
    /// What two entrants made of the deal that is being played, by the lower one.
    struct OpenCell {
        std::size_t cell;
        int matches = 0;
        int halves = 0;
        std::int64_t part = 0;
        std::int64_t whole = 0;
    };

    bool forfeit(CountedMatch& match) const;
    SeatSet counting_seats(const SeatedEntrants& by_seat) const;
    void add_faulty(const CountedMatch& match, SeatSet seats);
    void add_rows(const CountedMatch& match, std::size_t deal);
    void add_cells(const CountedMatch& match, bool repeated);
    void close_cells(bool both_seatings);
    void open_deals(const Series& series);
    void close_deals(std::vector<Sums>& sums, std::vector<JointSums>& joint) const;
    std::size_t joint_index(int one, int two) const { return static_cast<std::size_t>(one * m_entrants + two); }
    void note_history();
    /// By entrant, without places.
    std::vector<StandingsRow> lines() const;
    std::size_t cell_index(int lower, int higher) const;
    int side(Seat seat) const { return m_game->teams ? seat.index() % 2 : seat.index(); }
    Sums& sums(int entrant) { return m_sums[static_cast<std::size_t>(entrant)]; }

    const Info* m_game = nullptr;
    bool m_two_sides = true;
    int m_entrants = 0;
    Attendance m_attendance;  ///< from series to series
    bool m_repeated = false;  ///< a deal is played more than once, so matches are no independent trials
    bool m_by_series = false; ///< the deals of a series are one
    std::int64_t m_matches = 0;
    std::uint64_t m_digest = Digest().value();
    std::vector<CrosstableCell> m_cells; ///< the lower entrant against the higher: 0 1, 0 2, ... 1 2, ...
    std::vector<OpenCell> m_open;        ///< empty between series
    std::vector<Sums> m_sums;
    std::vector<JointSums> m_joint;    ///< over shared deals; one <= two of entrants x entrants, empty without
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
