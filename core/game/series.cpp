// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/series.h"

#include "rng/rng.h"

#include <utility>

namespace hilltop {

SeatedEntrants seated(const Series& series, int match) {
    SeatedEntrants by_seat;
    const int count = static_cast<int>(series.entrants.size());
    const auto entrant = [&](int i) { return series.entrants[static_cast<std::size_t>(i)]; };
    Rng lots(series.seed, series.match_number(match), Stream::Seating, 0, 0);
    switch (series.seating) {
    case SeatingPlan::Fixed:
        for (int i = 0; i < series.seats; ++i)
            by_seat.push_back(entrant(i));
        break;
    case SeatingPlan::Rotated:
        for (int i = 0; i < series.seats; ++i)
            by_seat.push_back(entrant((i + match) % count));
        break;
    case SeatingPlan::Drawn:
        for (int i = 0; i < series.seats / count * count; ++i)
            by_seat.push_back(entrant(i % count));
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
        break;
    case SeatingPlan::DrawnFromPool:
        for (int i = 0; i < series.seats; ++i)
            by_seat.push_back(entrant(lots.below(count)));
        break;
    }
    return by_seat;
}

} // namespace hilltop
