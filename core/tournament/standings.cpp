// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings.h"

#include <algorithm>
#include <compare>

namespace hilltop {
namespace {

constexpr std::size_t kMostHistory = 200;

} // namespace

Standings::Standings(const Plan& plan)
    : Standings(plan.entry().info(), plan.seats, plan.bots.size()) {}

Standings::Standings(const Info& game, int seats, std::size_t entrants)
    : m_game(&game)
    , m_two_sides(has_two_sides(game, seats))
    , m_entrants(static_cast<int>(entrants))
    , m_cells(entrants * entrants)
    , m_sums(entrants)
    , m_points(entrants) {}

/// What a disqualified entrant sits in counts as lost for it, and for nobody where no other is left.
bool Standings::forfeit(Outcome& outcome) const {
    SeatSet out;
    for (int seat = 0; seat < outcome.by_seat.size(); ++seat) {
        if (m_sums[outcome.by_seat[seat]].disqualified) out.insert(Seat(seat));
    }
    if (out.empty()) return false;
    const SeatSet all = SeatSet::all(outcome.by_seat.size());
    outcome.winners = SeatSet::from_bits(all.bits() & ~out.bits());
    for (Seat seat : all) {
        outcome.points[seat] = out.contains(seat) ? 0 : m_game->forfeit_points;
        outcome.second[seat] = 0;
    }
    return true;
}

void Standings::add_cell(const Outcome& outcome, Seat seat, Seat other) {
    const int row = outcome.by_seat[seat.index()];
    const int column = outcome.by_seat[other.index()];
    auto& cell = m_cells[static_cast<std::size_t>(row * m_entrants + column)];
    ++cell.matches;
    auto ahead = outcome.winners.contains(seat) <=> outcome.winners.contains(other);
    if (ahead == 0 && !m_two_sides) {
        ahead = outcome.points[seat] <=> outcome.points[other];
        if (m_game->low_points) ahead = 0 <=> ahead;
    }
    if (ahead > 0)
        ++cell.wins;
    else if (ahead < 0)
        ++cell.losses;
    else
        ++cell.draws;
    cell.points_for += outcome.points[seat];
    cell.points_against += outcome.points[other];
}

void Standings::add_match(const Outcome& outcome, std::size_t deal) {
    const int seats = outcome.by_seat.size();
    SeatSet counting = SeatSet::all(seats);
    if (m_game->teams) {
        // Partners of one entrant are one side of it.
        for (int seat = 2; seat < seats; ++seat) {
            if (outcome.by_seat[seat] == outcome.by_seat[seat - 2]) counting.erase(Seat(seat));
        }
    }
    const bool points_count = m_game->counting == Counting::Points;
    for (Seat seat : counting) {
        const int entrant = outcome.by_seat[seat.index()];
        Sums& sum = sums(entrant);
        DealSums& dealt = m_deals[deal * static_cast<std::size_t>(m_entrants) + static_cast<std::size_t>(entrant)];
        const bool won = outcome.winners.contains(seat);
        const bool drawn = !won && m_two_sides && outcome.winners.empty();
        ++sum.matches;
        sum.wins += won;
        sum.draws += drawn;
        sum.second += outcome.second[seat];
        dealt.points += outcome.points[seat];
        ++dealt.matches;
        if (m_game->cooperative) m_points[static_cast<std::size_t>(entrant)].add(outcome.points[seat]);
        if (!points_count) {
            dealt.part += won ? 2 : drawn ? 1 : 0;
            dealt.whole += 2;
        }
        for (Seat other : counting) {
            if (side(other) == side(seat)) continue;
            if (points_count && m_two_sides) {
                dealt.part += outcome.points[seat];
                dealt.whole += outcome.points[seat] + outcome.points[other];
            }
            if (outcome.by_seat[other.index()] != entrant) add_cell(outcome, seat, other);
        }
    }
}

/// The deals of the series are open; those of another place in the plan are closed before.
void Standings::open_deals(const Series& series) {
    if (series.matches_per_deal == 1) {
        if (m_deals.size() != static_cast<std::size_t>(m_entrants)) {
            close_deals(m_sums);
            m_deals.assign(static_cast<std::size_t>(m_entrants), {});
        }
        return;
    }
    m_repeated = true;
    if (!m_deals.empty() && series.first_deal == m_first_deal) return;
    close_deals(m_sums);
    const int deals = (series.matches + series.matches_per_deal - 1) / series.matches_per_deal;
    m_deals.assign(static_cast<std::size_t>(deals * m_entrants), {});
    m_first_deal = series.first_deal;
}

void Standings::close_deals(std::vector<Sums>& sums) const {
    for (std::size_t i = 0; i < m_deals.size(); ++i) {
        const DealSums& dealt = m_deals[i];
        if (dealt.matches == 0) continue;
        Sums& sum = sums[i % static_cast<std::size_t>(m_entrants)];
        sum.share.add(dealt.part, dealt.whole);
        sum.mean.add(dealt.points, dealt.matches);
    }
}

/// Deals played with both seatings; `halves` is what the first entrant took of each match, in halves of a match.
void Standings::add_pairs(const Series& series, const std::vector<int>& halves) {
    const auto cell = [&](std::size_t row, std::size_t column) -> CrosstableCell& {
        return m_cells[static_cast<std::size_t>(series.entrants[row] * m_entrants + series.entrants[column])];
    };
    for (std::size_t k = 0; k + 1 < halves.size(); k += 2) {
        const auto sum = static_cast<std::size_t>(halves[k] + halves[k + 1]);
        ++cell(0, 1).pairs[sum];
        ++cell(1, 0).pairs[4 - sum];
    }
}

Tally Standings::add(const Series& series, const SeriesResult& result) {
    const auto seats = static_cast<std::size_t>(series.seats);
    const bool paired = m_two_sides && series.entrants.size() == 2;
    Digest digest(m_digest);
    Tally tally;
    std::vector<int> halves;
    open_deals(series);
    auto fault = result.faults.begin();
    for (std::size_t k = 0; k < result.lines.size(); ++k) {
        const int match = static_cast<int>(k);
        digest.add(std::uint64_t{result.lines[k].digest} << 16 | result.lines[k].winners);
        Outcome outcome;
        outcome.by_seat = seated(series, match);
        outcome.winners = SeatSet::from_bits(result.lines[k].winners);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            outcome.points[Seat(static_cast<int>(seat))] = result.points[k * seats + seat];
            outcome.second[Seat(static_cast<int>(seat))] = result.second[k * seats + seat];
        }
        const bool forfeited = m_game->disqualifies && forfeit(outcome);
        add_match(outcome, static_cast<std::size_t>(series.deal_number(match) - series.first_deal) *
                               (series.matches_per_deal > 1 ? 1u : 0u));
        for (; fault != result.faults.end() && fault->match == series.match_number(match); ++fault) {
            if (forfeited) continue; // whether it was played at all must not matter
            ++sums(fault->entrant).faults;
            sums(fault->entrant).disqualified = m_game->disqualifies;
        }
        if (series.matches_per_deal == 1) {
            for (const std::uint16_t entrant : outcome.by_seat) {
                DealSums& dealt = m_deals[entrant];
                if (dealt.matches == 0) continue; // it sits here more than once
                sums(entrant).share.add(dealt.part, dealt.whole);
                sums(entrant).mean.add(dealt.points, dealt.matches);
                dealt = {};
            }
        }
        if (!paired) continue;
        ++tally.matches;
        const bool turned = outcome.by_seat[0] != series.entrants[0];
        int took = 1;
        for (std::size_t side : {0u, 1u}) {
            const Seat seat((side == 0) == turned ? 1 : 0);
            tally.points[side] += outcome.points[seat];
            tally.second[side] += outcome.second[seat];
            if (!outcome.winners.contains(seat)) continue;
            ++tally.wins[side];
            took = side == 0 ? 2 : 0;
            if (tally.first_winner < 0) tally.first_winner = static_cast<int>(side);
        }
        if (series.matches_per_deal == 2) halves.push_back(took);
    }
    add_pairs(series, halves);
    m_digest = digest.value();
    m_matches += static_cast<std::int64_t>(result.lines.size());
    ++m_series;
    if (m_series % m_history_step == 0) note_history();
    return tally;
}

void Standings::note_history() {
    HistoryPoint point;
    point.matches = m_matches;
    const bool mean = m_game->counting == Counting::Mean;
    for (const StandingsRow& row : lines()) {
        const Interval& interval = mean ? row.mean_interval : row.interval;
        point.entrants.push_back({row.matches, mean ? row.mean : row.share, (interval.high - interval.low) / 2});
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
    close_deals(sums);
    std::vector<StandingsRow> rows;
    for (int entrant = 0; entrant < m_entrants; ++entrant) {
        const Sums& sum = sums[static_cast<std::size_t>(entrant)];
        StandingsRow row;
        row.entrant = entrant;
        row.matches = sum.matches;
        row.wins = sum.wins;
        row.draws = sum.draws;
        row.losses = sum.matches - sum.wins - sum.draws;
        row.points = sum.mean.part;
        row.second = sum.second;
        row.faults = sum.faults;
        row.disqualified = sum.disqualified;
        row.mean = sum.mean.quotient();
        row.mean_interval = mean_95(sum.mean);
        row.share = sum.share.quotient();
        const double won = static_cast<double>(row.wins) + static_cast<double>(row.draws) / 2;
        const bool trials = m_game->counting == Counting::Matches && m_two_sides && !m_repeated;
        row.interval = trials ? wilson_95(won, row.matches) : share_95(sum.share);
        rows.push_back(row);
    }
    return rows;
}

std::vector<StandingsRow> Standings::rows() const {
    std::vector<StandingsRow> rows = lines();
    // Greater is better in every place of the key. Entrants of a drawn table hold different numbers of seats, so what
    // counts is counted per seat; in a round-robin all have the same number in the end.
    const auto key = [this](const StandingsRow& row) -> std::array<double, 2> {
        const double mean = m_game->low_points ? -row.mean : row.mean;
        switch (m_game->counting) {
        case Counting::Matches:
            return {static_cast<double>(row.wins), static_cast<double>(row.second)};
        case Counting::Points:
            return {static_cast<double>(row.points), 0};
        case Counting::SharedWins:
            return {row.share, mean};
        case Counting::Mean:
            break;
        }
        return {row.matches == 0 ? -1e300 : mean, 0};
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const StandingsRow& a, const StandingsRow& b) { return key(a) > key(b); });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool tied = i > 0 && key(rows[i]) == key(rows[i - 1]);
        rows[i].place = tied ? rows[i - 1].place : static_cast<int>(i) + 1;
    }
    if (m_places.empty()) return rows;
    // The format's places count; those still in the running keep their order, before the places that are given.
    const auto given = [this](const StandingsRow& row) { return m_places[static_cast<std::size_t>(row.entrant)]; };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const StandingsRow& a, const StandingsRow& b) { return given(a) < given(b); });
    for (StandingsRow& row : rows)
        row.place = given(row) > 0 ? given(row) : 1;
    return rows;
}

} // namespace hilltop
