// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/notable_matches.h"

#include "tournament/outcome.h"

#include <algorithm>
#include <set>

namespace hilltop {
namespace {

std::pair<std::size_t, int> place_of(const NotableMatch& match) {
    return {match.source, match.match};
}

CountedMatch counted(const NotableMatch& match) {
    CountedMatch counted{.by_seat = match.by_seat, .winners = match.winners};
    for (std::size_t seat = 0; seat < match.points.size(); ++seat)
        counted.points[Seat(static_cast<int>(seat))] = match.points[seat];
    return counted;
}

} // namespace

std::pair<double, double> merit_of(const Info& game, const NotableMatch& match, std::uint16_t entrant) {
    const CountedMatch all = counted(match);
    const double sign = game.low_points ? -1 : 1;
    double own = 0, others = 0, halves = 0;
    int own_seats = 0, other_seats = 0, meetings = 0;
    const auto seats = SeatSet::all(static_cast<int>(match.points.size()));
    for (const Seat seat : seats) {
        const bool is_own = match.by_seat[seat.index()] == entrant;
        (is_own ? own : others) += match.points[static_cast<std::size_t>(seat.index())];
        ++(is_own ? own_seats : other_seats);
        for (const Seat other : seats) {
            if (!is_own || match.by_seat[other.index()] == entrant) continue;
            halves += outcome_between(game, all, seat, other).halves;
            ++meetings;
        }
    }
    own /= std::max(own_seats, 1);
    if (game.cooperative || meetings == 0) return {0, sign * own};
    return {halves / meetings, sign * (own - others / other_seats)};
}

NotableMatch match_of(const Series& series, const SeriesResult& result, int match) {
    const auto index = static_cast<std::size_t>(match), seats = static_cast<std::size_t>(series.seats);
    NotableMatch played{.match = match, .by_seat = seated(series, match)};
    const auto first = result.points.begin() + static_cast<std::ptrdiff_t>(index * seats);
    played.points.assign(first, first + series.seats);
    for (const Seat seat : SeatSet::all(series.seats))
        if ((result.lines[index].winners >> seat.index() & 1) != 0) played.winners.insert(seat);
    played.digest = result.lines[index].digest;
    return played;
}

void NotableMatches::consider(Few& few, const std::pair<double, double>& merit, const NotableMatch& match) {
    const auto before = [](const Ranked& one, const Ranked& other) {
        return one.merit != other.merit ? one.merit > other.merit : place_of(one.match) < place_of(other.match);
    };
    if (few.size() == kOfEach && merit < few.back().merit) return;
    Ranked ranked{merit, match};
    few.insert(std::upper_bound(few.begin(), few.end(), ranked, before), std::move(ranked));
    if (few.size() > kOfEach) few.pop_back();
}

void NotableMatches::add(std::size_t source, const Series& series, const SeriesResult& result) {
    for (int index = 0; index < static_cast<int>(result.lines.size()); ++index) {
        if (is_forfeit(result.lines[static_cast<std::size_t>(index)].digest)) continue;
        NotableMatch match = match_of(series, result, index);
        match.source = source;
        std::set<std::uint16_t> entrants;
        for (const Seat seat : SeatSet::all(series.seats))
            entrants.insert(match.by_seat[seat.index()]);
        for (const std::uint16_t entrant : entrants) {
            const auto merit = merit_of(m_game, match, entrant);
            consider(m_best[entrant], merit, match);
            consider(m_worst[entrant], {-merit.first, -merit.second}, match);
        }
        if (entrants.size() == 2) consider(m_pairs[{*entrants.begin(), *entrants.rbegin()}], {}, match);
    }
}

std::vector<NotableMatch> NotableMatches::chosen(std::span<const std::size_t> order, std::size_t most) const {
    std::vector<NotableMatch> chosen;
    std::set<std::pair<std::size_t, int>> known;
    const auto take = [&](const Few& few, std::size_t rank) {
        if (rank < few.size() && chosen.size() < most && known.insert(place_of(few[rank].match)).second)
            chosen.push_back(few[rank].match);
    };
    std::vector<std::size_t> places(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    std::vector<std::pair<std::size_t, const Few*>> pairs; // those of the best entrants first
    for (const auto& [pair, few] : m_pairs)
        pairs.emplace_back(places[pair.first] + places[pair.second], &few);
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    for (std::size_t rank = 0; rank < kOfEach; ++rank) {
        for (const std::size_t entrant : order) {
            take(m_best[entrant], rank);
            take(m_worst[entrant], rank);
        }
        for (const auto& [places_of_both, few] : pairs)
            take(*few, rank);
    }
    return chosen;
}

} // namespace hilltop
