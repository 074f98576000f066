// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings.h"

#include "base/numbers.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace hilltop {
namespace {

constexpr std::size_t kMostHistory = 200;

} // namespace

Standings::Standings(const Plan& plan)
    : Standings(plan.entry().info(), plan.seats, plan.bots.size()) {
    std::vector<bool> foreign;
    for (const std::string& bot : plan.bots)
        foreign.push_back(is_hosted(plan, bot));
    m_attendance = Attendance(*m_game, std::move(foreign));
}

Standings::Standings(const Info& game, int seats, std::size_t entrants)
    : m_game(&game)
    , m_two_sides(has_two_sides(game, seats))
    , m_entrants(static_cast<int>(entrants))
    , m_attendance(game, std::vector<bool>(entrants))
    , m_cells(entrants * (std::max<std::size_t>(entrants, 1) - 1) / 2)
    , m_sums(entrants)
    , m_points(entrants) {}

CrosstableCell CrosstableCell::turned() const {
    CrosstableCell other = *this;
    std::swap(other.wins, other.losses);
    std::swap(other.points_for, other.points_against);
    std::reverse(other.pairs.begin(), other.pairs.end());
    other.counted = counted.turned();
    other.singly = singly.turned();
    return other;
}

std::size_t Standings::cell_index(int lower, int higher) const {
    return static_cast<std::size_t>(lower * (2 * m_entrants - lower - 1) / 2 + higher - lower - 1);
}

CrosstableCell Standings::cell(int row, int column) const {
    if (row == column) return {};
    return row < column ? m_cells[cell_index(row, column)] : m_cells[cell_index(column, row)].turned();
}

/// A match of a disqualified entrant counts as lost for it, and as won for no one where no other is left.
bool Standings::forfeit(CountedMatch& match) const {
    SeatSet out;
    for (int seat = 0; seat < match.by_seat.size(); ++seat) {
        if (m_sums[match.by_seat[seat]].disqualified) out.insert(Seat(seat));
    }
    if (out.empty()) return false;
    const SeatSet all = SeatSet::all(match.by_seat.size());
    match.winners = SeatSet::from_bits(all.bits() & ~out.bits());
    for (Seat seat : all) {
        match.points[seat] = out.contains(seat) ? 0 : m_game->forfeit_points;
        match.second[seat] = 0;
    }
    return true;
}

/// Partners of one entrant are one side of it.
SeatSet Standings::counting_seats(const SeatedEntrants& by_seat) const {
    SeatSet counting = SeatSet::all(by_seat.size());
    for (int seat = 2; m_game->teams && seat < by_seat.size(); ++seat) {
        if (by_seat[seat] == by_seat[seat - 2]) counting.erase(Seat(seat));
    }
    return counting;
}

/// Who had a fault there that counts, or is out.
void Standings::add_faulty(const CountedMatch& match, SeatSet seats) {
    for (Seat seat : counting_seats(match.by_seat)) {
        const std::uint16_t entrant = match.by_seat[seat.index()];
        Sums& sum = sums(entrant);
        bool faulty = sum.disqualified || m_attendance.out(entrant);
        for (Seat other : seats)
            faulty = faulty || other == seat || (side(other) == side(seat) && match.by_seat[other.index()] == entrant);
        sum.faulty += faulty;
    }
}

void Standings::add_rows(const CountedMatch& match, std::size_t deal) {
    const SeatSet counting = counting_seats(match.by_seat);
    for (Seat seat : counting) {
        const int entrant = match.by_seat[seat.index()];
        Sums& sum = sums(entrant);
        DealSums& dealt = m_deals[deal * static_cast<std::size_t>(m_entrants) + static_cast<std::size_t>(entrant)];
        const bool won = match.winners.contains(seat);
        const bool drawn = m_two_sides && match.winners.empty();
        ++sum.matches;
        sum.score.wins += won;
        sum.score.points += match.points[seat];
        sum.score.second += match.second[seat];
        sum.draws += drawn;
        dealt.wins += won;
        dealt.points += match.points[seat];
        ++dealt.matches;
        if (m_game->cooperative) m_points[at(entrant)].add(match.points[seat]);
        if (m_game->counting != Counting::Points) {
            dealt.part += won ? 2 : drawn ? 1 : 0;
            dealt.whole += 2;
            continue;
        }
        for (Seat other : counting) {
            if (side(other) == side(seat)) continue;
            dealt.part += match.points[seat];
            // Games that both have forfeited could have been won.
            dealt.whole += std::max(match.points[seat] + match.points[other], m_game->forfeit_points);
        }
    }
}

void Standings::add_cells(const CountedMatch& match, bool repeated) {
    const SeatSet counting = counting_seats(match.by_seat);
    for (Seat one : counting) {
        for (Seat two : counting) {
            const int lower = match.by_seat[one.index()], higher = match.by_seat[two.index()];
            if (lower >= higher || side(one) == side(two)) continue;
            const PairOutcome outcome = outcome_between(*m_game, match, one, two);
            const std::size_t index = cell_index(lower, higher);
            CrosstableCell& cell = m_cells[index];
            ++cell.matches;
            ++(outcome.halves == 2 ? cell.wins : outcome.halves == 1 ? cell.draws : cell.losses);
            cell.points_for += match.points[one];
            cell.points_against += match.points[two];
            if (repeated) cell.singly.add(outcome.part, outcome.whole);
            auto open = std::find_if(m_open.begin(), m_open.end(), [&](const OpenCell& o) { return o.cell == index; });
            if (open == m_open.end()) open = m_open.insert(open, {index});
            ++open->matches;
            open->halves += outcome.halves;
            open->part += outcome.part;
            open->whole += outcome.whole;
        }
    }
}

/// The deal has been played as often as it is in this series: what two entrants made of it is one observation.
void Standings::close_cells(bool both_seatings) {
    for (const OpenCell& open : m_open) {
        CrosstableCell& cell = m_cells[open.cell];
        cell.counted.add(open.part, open.whole);
        if (both_seatings && open.matches == 2) ++cell.pairs[at(open.halves)];
    }
    m_open.clear();
}

/// The deals of the series are open; those of another place in the plan are closed before.
void Standings::open_deals(const Series& series) {
    if (series.matches_per_deal == 1 && !m_by_series) {
        if (m_deals.size() != static_cast<std::size_t>(m_entrants)) {
            close_deals(m_sums, m_joint);
            m_deals.assign(static_cast<std::size_t>(m_entrants), {});
        }
        return;
    }
    m_repeated = true;
    if (m_two_sides && m_entrants > 2 && m_joint.empty()) m_joint.resize(joint_index(m_entrants, 0));
    const int deals = m_by_series ? 1 : (series.matches + series.matches_per_deal - 1) / series.matches_per_deal;
    if (m_deals.size() >= static_cast<std::size_t>(deals * m_entrants) && series.first_deal == m_first_deal) return;
    close_deals(m_sums, m_joint);
    m_deals.assign(static_cast<std::size_t>(deals * m_entrants), {});
    m_first_deal = series.first_deal;
}

void Standings::Sums::close(DealSums& dealt) {
    if (dealt.matches == 0) return;
    share.add(dealt.part, dealt.whole);
    wins.add(dealt.wins, dealt.matches);
    mean.add(dealt.points, dealt.matches);
    dealt = {};
}

void Standings::close_deals(std::vector<Sums>& sums, std::vector<JointSums>& joint) const {
    const auto n = static_cast<std::size_t>(m_entrants);
    for (std::size_t i = 0; i < m_deals.size(); ++i) {
        DealSums dealt = m_deals[i];
        sums[i % n].close(dealt);
    }
    for (std::size_t deal = 0; !joint.empty() && deal + n <= m_deals.size(); deal += n) {
        for (std::size_t one = 0; one < n; ++one) {
            const DealSums& a = m_deals[deal + one];
            if (a.matches == 0) continue;
            for (std::size_t two = one; two < n; ++two) {
                const DealSums& b = m_deals[deal + two];
                JointSums& products = joint[one * n + two];
                products.part_part += static_cast<double>(a.part * b.part);
                products.part_whole += static_cast<double>(a.part * b.whole);
                products.whole_part += static_cast<double>(a.whole * b.part);
                products.whole_whole += static_cast<double>(a.whole * b.whole);
            }
        }
    }
}

Standings::OverDeals Standings::over_deals() const {
    std::vector<Sums> sums = m_sums;
    std::vector<JointSums> joint = m_joint;
    close_deals(sums, joint);
    OverDeals over;
    for (const Sums& sum : sums)
        over.shares.push_back(sum.share);
    over.covariance.resize(joint.size());
    for (int one = 0; !joint.empty() && one < m_entrants; ++one) {
        for (int two = one; two < m_entrants; ++two) {
            const QuotientSums &a = over.shares[at(one)], &b = over.shares[at(two)];
            const auto deals = static_cast<double>(std::max(a.deals, b.deals));
            const double factor = deals > 1 ? deals / (deals - 1) : 0; // of a mean that is estimated as well
            over.covariance[joint_index(one, two)] = over.covariance[joint_index(two, one)] =
                factor * joint[joint_index(one, two)].residuals(a.quotient(), b.quotient());
        }
    }
    return over;
}

namespace {

/// Match `k` of the series as it was played.
CountedMatch match_of(const Series& series, const SeriesResult& result, std::size_t k) {
    const auto seats = static_cast<std::size_t>(series.seats);
    CountedMatch match;
    match.by_seat = seated(series, static_cast<int>(k));
    match.winners = SeatSet::from_bits(result.lines[k].winners);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        match.points[Seat(static_cast<int>(seat))] = result.points[k * seats + seat];
        match.second[Seat(static_cast<int>(seat))] = result.second[k * seats + seat];
    }
    return match;
}

} // namespace

Tally Standings::add(const Series& series, const SeriesResult& result) {
    const Tally tally = add_matches(series, result, 0, static_cast<int>(result.lines.size()));
    end_series();
    return tally;
}

Tally Standings::add_matches(const Series& series, const SeriesResult& result, int from, int until) {
    const bool paired = m_two_sides && series.entrants.size() == 2;
    const bool repeated = series.matches_per_deal > 1;
    Digest digest(m_digest);
    Tally tally;
    open_deals(series);
    auto fault = std::find_if(result.faults.begin(), result.faults.end(),
                              [&](const SeriesFault& listed) { return listed.match >= series.match_number(from); });
    for (int number = from; number < until; ++number) {
        const auto k = static_cast<std::size_t>(number);
        digest.add(std::uint64_t{result.lines[k].digest} << 16 | result.lines[k].winners);
        CountedMatch match = match_of(series, result, k);
        const bool forfeited = m_game->disqualifies && forfeit(match);
        const bool one_of_many = repeated && !m_by_series;
        add_rows(match, one_of_many ? static_cast<std::size_t>(series.deal_number(number) - series.first_deal) : 0);
        add_cells(match, repeated);
        const auto first = fault;
        SeatSet faulty;
        for (; fault != result.faults.end() && fault->match == series.match_number(number); ++fault) {
            if (forfeited) continue; // whether it was played at all must not matter
            ++sums(fault->entrant).faults;
            sums(fault->entrant).disqualified = m_game->disqualifies;
            if (!fault->told) faulty.insert(Seat(fault->seat));
        }
        add_faulty(match, faulty);
        if (!is_forfeit(result.lines[k].digest)) m_attendance.match_over(match.by_seat, {first, fault});
        if (!repeated && !m_by_series)
            for (const std::uint16_t entrant : match.by_seat)
                sums(entrant).close(m_deals[entrant]);
        if (number + 1 == until || (number + 1) % series.matches_per_deal == 0)
            close_cells(m_two_sides && series.matches_per_deal == 2);
        if (!paired) continue;
        const int turned = match.by_seat[0] != series.entrants[0] ? 1 : 0;
        tally.add(*m_game, match, {Seat(turned), Seat(1 - turned)});
    }
    m_digest = digest.value();
    m_matches += until - from;
    return tally;
}

void Standings::end_series() {
    ++m_series;
    if (m_series % m_history_step == 0) note_history();
}

void Standings::note_history() {
    HistoryPoint point;
    point.matches = m_matches;
    const bool mean = m_game->counting == Counting::Mean;
    for (const StandingsRow& row : lines()) {
        const Interval& interval = mean ? row.mean_interval : row.interval;
        point.entrants.push_back({row.matches, mean ? row.mean : row.share, interval.width() / 2});
    }
    m_history.push_back(std::move(point));
    if (m_history.size() <= kMostHistory) return;
    // Every second moment goes, so that the rest is spread evenly.
    std::vector<HistoryPoint> kept;
    for (std::size_t i = 1; i < m_history.size(); i += 2)
        kept.push_back(std::move(m_history[i]));
    m_history = std::move(kept);
    m_history_step *= 2;
}

std::vector<StandingsRow> Standings::lines() const {
    std::vector<Sums> sums = m_sums;
    std::vector<JointSums> unused;
    close_deals(sums, unused);
    const bool even =
        std::all_of(sums.begin(), sums.end(), [&](const Sums& s) { return s.matches == sums[0].matches; });
    const bool trials = m_game->counting == Counting::Matches && m_two_sides && !m_repeated;
    std::vector<StandingsRow> rows;
    for (int entrant = 0; entrant < m_entrants; ++entrant) {
        const Sums& sum = sums[at(entrant)];
        StandingsRow row;
        row.entrant = entrant;
        row.matches = sum.matches;
        row.wins = sum.score.wins;
        row.draws = sum.draws;
        row.losses = sum.matches - row.wins - row.draws;
        row.points = sum.score.points;
        row.second = sum.score.second;
        row.faults = sum.faults;
        row.faulty = sum.faulty;
        row.disqualified = sum.disqualified;
        row.out = m_attendance.out(static_cast<std::uint16_t>(entrant)) && !row.disqualified;
        row.mean = sum.mean.quotient();
        row.mean_interval = mean_95(sum.mean);
        row.share = sum.share.quotient();
        const double won = static_cast<double>(row.wins) + static_cast<double>(row.draws) / 2;
        row.interval = trials ? wilson_95(won, row.matches) : share_95(sum.share);
        row.merit = row.share;
        row.merit_interval = row.interval;
        if (m_game->counting == Counting::Mean) {
            row.merit = m_game->low_points ? -row.mean : row.mean;
            row.merit_interval =
                m_game->low_points ? Interval{-row.mean_interval.high, -row.mean_interval.low} : row.mean_interval;
        } else if (m_game->counting == Counting::Matches && even) {
            // The contest counts wins; where numbers of matches differ only a share can be compared.
            row.merit = sum.wins.quotient();
            row.merit_interval = trials ? wilson_95(static_cast<double>(row.wins), row.matches) : share_95(sum.wins);
        }
        if (row.matches == 0) row.merit = std::numeric_limits<double>::quiet_NaN();
        rows.push_back(row);
    }
    return rows;
}

std::vector<StandingsRow> Standings::rows() const {
    std::vector<StandingsRow> rows = lines();
    const bool even =
        std::all_of(rows.begin(), rows.end(), [&](const StandingsRow& row) { return row.matches == rows[0].matches; });
    // Greater is better in every place of the key.
    const auto key = [&](const StandingsRow& row) -> std::array<double, 3> {
        const auto own = contest_order(*m_game, {row.wins, row.points, row.second});
        const double plays = row.always_faulty() ? 0 : 1;
        if (even) return {plays, static_cast<double>(own[0]), static_cast<double>(own[1])};
        if (row.matches == 0) return {plays, -std::numeric_limits<double>::infinity(), 0};
        return {plays, row.merit, static_cast<double>(own[1]) / static_cast<double>(row.matches)};
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const StandingsRow& a, const StandingsRow& b) { return key(a) > key(b); });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool tied = i > 0 && key(rows[i]) == key(rows[i - 1]);
        rows[i].place = tied ? rows[i - 1].place : static_cast<int>(i) + 1;
    }
    if (m_places.empty()) return rows;
    // The format's places count; those still in the running keep their order, before the places that are given.
    const auto given = [this](const StandingsRow& row) { return m_places[at(row.entrant)]; };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const StandingsRow& a, const StandingsRow& b) { return given(a) < given(b); });
    for (StandingsRow& row : rows)
        row.place = given(row) > 0 ? given(row) : 1;
    return rows;
}

} // namespace hilltop
