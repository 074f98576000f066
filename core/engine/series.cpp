// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/series.h"

#include "rng/rng.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hilltop {

namespace {

constexpr int kMostPermuted = 4;

/// Permutation `index` of 0..size!-1 in lexicographic order of places: the digits of the index in the factorial system.
void permute(SeatedEntrants& by_seat, int index) {
    for (int first = 0; first < by_seat.size(); ++first) {
        int rest = 1;
        for (int i = 2; i < by_seat.size() - first; ++i)
            rest *= i;
        for (int i = first + index / rest; i > first; --i)
            std::swap(by_seat[i], by_seat[i - 1]);
        index %= rest;
    }
}

void draw(const Series& series, Rng& lots, SeatedEntrants& by_seat) {
    const int count = static_cast<int>(series.entrants.size());
    for (int i = 0; i < series.seats / count * count; ++i)
        by_seat.push_back(series.entrants[static_cast<std::size_t>(i % count)]);
    if (const int more = series.seats - by_seat.size(); more > 0) {
        std::vector<std::uint16_t> left = series.entrants;
        for (int i = 0; i < more; ++i) {
            const auto place = static_cast<std::size_t>(lots.below(static_cast<int>(left.size())));
            by_seat.push_back(left[place]);
            left[place] = left.back();
            left.pop_back();
        }
    }
    for (int i = by_seat.size() - 1; i > 0; --i)
        std::swap(by_seat[i], by_seat[lots.below(i + 1)]);
}

} // namespace

int seatings_of_deal(SeatingPlan seating, int seats) {
    switch (seating) {
    case SeatingPlan::Fixed:
        return 1;
    case SeatingPlan::Rotated:
        return 2;
    case SeatingPlan::Drawn: {
        if (seats > kMostPermuted) break;
        int permutations = 1;
        for (int i = 2; i <= seats; ++i)
            permutations *= i;
        return permutations;
    }
    case SeatingPlan::DrawnFromPool:
        break;
    }
    return seats;
}

SeatedEntrants seated(const Series& series, int match) {
    SeatedEntrants by_seat;
    const int count = static_cast<int>(series.entrants.size());
    const auto lots_of = [&](int number) {
        return Rng(series.lots.value_or(series.seed), series.match_number(number) - series.lots_from, Stream::Seating,
                   0, 0);
    };
    const auto entrant = [&](int i) { return series.entrants[static_cast<std::size_t>(i)]; };
    switch (series.seating) {
    case SeatingPlan::Fixed:
        for (int i = 0; i < series.seats; ++i)
            by_seat.push_back(entrant(i));
        break;
    case SeatingPlan::Rotated:
        for (int i = 0; i < series.seats; ++i)
            by_seat.push_back(entrant((i + match) % count));
        break;
    case SeatingPlan::Drawn: {
        const int turn = match % series.matches_per_deal;
        Rng lots = lots_of(match - turn);
        draw(series, lots, by_seat);
        if (turn == 0) break;
        if (series.seats <= kMostPermuted)
            permute(by_seat, turn);
        else
            std::rotate(by_seat.begin(), by_seat.begin() + turn, by_seat.end());
        break;
    }
    case SeatingPlan::DrawnFromPool: {
        Rng lots = lots_of(match);
        for (int i = 0; i < series.seats; ++i)
            by_seat.push_back(entrant(lots.below(count)));
        break;
    }
    }
    return by_seat;
}

Series Series::with_earlier() const {
    Series all = *this;
    all.first_match -= static_cast<std::uint64_t>(earlier);
    all.first_deal -= static_cast<std::uint64_t>(earlier / matches_per_deal);
    all.matches += earlier;
    return all;
}

Series Series::rest(int played) const {
    Series left = *this;
    left.first_match = match_number(played);
    left.first_deal = deal_number(played);
    left.matches -= played;
    left.earlier += played;
    return left;
}

SeriesResult::SeriesResult(const Series& series)
    : number(series.number)
    , absent(series.absent) {
    lines.reserve(static_cast<std::size_t>(series.matches));
    const auto cells = static_cast<std::size_t>(series.matches) * static_cast<std::size_t>(series.seats);
    points.reserve(cells);
    second.reserve(cells);
}

SeriesResult SeriesResult::without_answers(std::size_t first_faults) const {
    SeriesResult result;
    result.number = number;
    result.lines = lines;
    result.points = points;
    result.second = second;
    result.faults.assign(faults.begin(), faults.begin() + static_cast<std::ptrdiff_t>(first_faults));
    return result;
}

void SeriesResult::add(const MatchResult& result, int seats, const Digest& digest) {
    lines.push_back({digest.folded(), static_cast<std::uint16_t>(result.winners.bits())});
    for (Seat seat : SeatSet::all(seats)) {
        points.push_back(result.points[seat]);
        second.push_back(result.second[seat]);
    }
}

SeriesResult SeriesResult::part(int seats, std::uint64_t first, int from, int until) {
    SeriesResult some;
    some.number = number;
    some.lines.assign(lines.begin() + from, lines.begin() + until);
    const std::ptrdiff_t cells[] = {std::ptrdiff_t{from} * seats, std::ptrdiff_t{until} * seats};
    some.points.assign(points.begin() + cells[0], points.begin() + cells[1]);
    some.second.assign(second.begin() + cells[0], second.begin() + cells[1]);
    const auto behind = [first](int match) { return first + static_cast<std::uint64_t>(match); };
    std::copy_if(faults.begin(), faults.end(), std::back_inserter(some.faults),
                 [&](const SeriesFault& fault) { return fault.match >= behind(from) && fault.match < behind(until); });
    const auto own = std::stable_partition(
        kept.begin(), kept.end(), [&](const KeptMatch& match) { return match.match < from || match.match >= until; });
    std::move(own, kept.end(), std::back_inserter(some.kept));
    kept.erase(own, kept.end());
    for (KeptMatch& match : some.kept)
        match.match -= from;
    return some;
}

void SeriesResult::cut(const Series& series, int matches) {
    const auto count = static_cast<std::size_t>(matches);
    const std::size_t cells = count * static_cast<std::size_t>(series.seats);
    lines.resize(count);
    points.resize(cells);
    second.resize(cells);
    std::erase_if(faults, [&](const SeriesFault& fault) { return fault.match >= series.match_number(matches); });
    std::erase_if(kept, [&](const KeptMatch& match) { return match.match >= matches; });
}

} // namespace hilltop
