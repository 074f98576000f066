// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings.h"

#include <algorithm>
#include <array>
#include <compare>

namespace hilltop {

Standings::Standings(const Plan& plan)
    : Standings(plan.entry().info(), plan.seats, plan.bots.size()) {}

Standings::Standings(const Info& game, int seats, std::size_t entrants)
    : m_game(&game)
    , m_two_sides(has_two_sides(game, seats))
    , m_entrants(static_cast<int>(entrants))
    , m_cells(entrants * entrants)
    , m_sums(entrants) {}

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

void Standings::add_match(const Outcome& outcome) {
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
        const bool won = outcome.winners.contains(seat);
        const bool drawn = !won && m_two_sides && outcome.winners.empty();
        ++sum.matches;
        sum.wins += won;
        sum.draws += drawn;
        sum.second += outcome.second[seat];
        sum.deal_points += outcome.points[seat];
        ++sum.deal_matches;
        if (!points_count) {
            sum.deal_part += won ? 2 : drawn ? 1 : 0;
            sum.deal_whole += 2;
        }
        for (Seat other : counting) {
            if (side(other) == side(seat)) continue;
            if (points_count && m_two_sides) {
                sum.deal_part += outcome.points[seat];
                sum.deal_whole += outcome.points[seat] + outcome.points[other];
            }
            if (outcome.by_seat[other.index()] != entrant) add_cell(outcome, seat, other);
        }
    }
}

void Standings::end_deal() {
    for (Sums& sum : m_sums) {
        if (sum.deal_matches == 0) continue;
        sum.share.add(sum.deal_part, sum.deal_whole);
        sum.mean.add(sum.deal_points, sum.deal_matches);
        sum.deal_part = sum.deal_whole = sum.deal_points = sum.deal_matches = 0;
    }
}

void Standings::add(const Series& series, const SeriesResult& result) {
    const auto seats = static_cast<std::size_t>(series.seats);
    auto fault = result.faults.begin();
    for (std::size_t k = 0; k < result.lines.size(); ++k) {
        m_digest.add(std::uint64_t{result.lines[k].digest} << 16 | result.lines[k].winners);
        Outcome outcome;
        outcome.by_seat = seated(series, static_cast<int>(k));
        outcome.winners = SeatSet::from_bits(result.lines[k].winners);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            outcome.points[Seat(static_cast<int>(seat))] = result.points[k * seats + seat];
            outcome.second[Seat(static_cast<int>(seat))] = result.second[k * seats + seat];
        }
        const bool forfeited = m_game->disqualifies && forfeit(outcome);
        add_match(outcome);
        for (; fault != result.faults.end() && fault->match == series.match_number(static_cast<int>(k)); ++fault) {
            if (forfeited) continue; // whether it was played at all must not matter
            ++sums(fault->entrant).faults;
            sums(fault->entrant).disqualified = m_game->disqualifies;
        }
        if (k + 1 == result.lines.size() ||
            series.deal_number(static_cast<int>(k)) != series.deal_number(static_cast<int>(k) + 1))
            end_deal();
    }
    m_matches += static_cast<std::int64_t>(result.lines.size());
}

std::vector<StandingsRow> Standings::rows() const {
    std::vector<StandingsRow> rows;
    for (int entrant = 0; entrant < m_entrants; ++entrant) {
        const Sums& sum = m_sums[static_cast<std::size_t>(entrant)];
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
        row.interval =
            m_game->counting == Counting::Matches && m_two_sides ? wilson_95(won, row.matches) : share_95(sum.share);
        rows.push_back(row);
    }
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
    return rows;
}

} // namespace hilltop
