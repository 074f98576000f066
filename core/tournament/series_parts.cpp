// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/series_parts.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace hilltop {

Series part_of(const Series& series, int from, int matches) {
    Series part = series;
    part.first_match = series.match_number(from);
    part.first_deal = series.deal_number(from);
    part.matches = matches;
    if (series.seating == SeatingPlan::Rotated)
        std::rotate(part.entrants.begin(),
                    part.entrants.begin() + from % static_cast<std::ptrdiff_t>(part.entrants.size()),
                    part.entrants.end());
    return part;
}

void append(SeriesResult& whole, SeriesResult part) {
    const auto take = [](auto& all, auto& more) {
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    take(whole.lines, part.lines);
    take(whole.points, part.points);
    take(whole.second, part.second);
    take(whole.faults, part.faults);
    take(whole.kept, part.kept);
}

bool fits(const Series& series, const SeriesResult& result) {
    const auto seats = static_cast<std::size_t>(series.seats), matches = result.lines.size();
    const auto possible = [](std::int32_t points) { return points >= -kMostPoints && points <= kMostPoints; };
    const auto known = [&](const SeriesFault& fault) {
        return fault.match >= series.first_match && fault.match - series.first_match < matches && fault.seat < seats &&
               std::ranges::find(series.entrants, fault.entrant) != series.entrants.end();
    };
    return matches <= static_cast<std::size_t>(series.matches) && result.points.size() == matches * seats &&
           result.second.size() == result.points.size() && std::ranges::all_of(result.points, possible) &&
           std::ranges::all_of(result.lines, [&](const MatchLine& line) { return line.winners >> seats == 0; }) &&
           std::ranges::all_of(result.faults, known);
}

int next_part(const Series& series, int matches, std::chrono::nanoseconds took, std::chrono::nanoseconds wanted) {
    const double one = std::max(1.0, static_cast<double>(took.count())) / matches;
    const double fit = std::min(static_cast<double>(wanted.count()) / one, static_cast<double>(series.matches));
    return std::max(1, static_cast<int>(fit) / series.matches_per_deal) * series.matches_per_deal;
}

} // namespace hilltop
