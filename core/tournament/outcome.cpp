// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/outcome.h"

#include "tournament/plan.h"

#include <compare>

namespace hilltop {

PairOutcome outcome_between(const Info& game, const CountedMatch& match, Seat seat, Seat other) {
    const std::int64_t own = match.points[seat], others = match.points[other];
    auto ahead = match.winners.contains(seat) <=> match.winners.contains(other);
    if (ahead == 0 && !has_two_sides(game, match.by_seat.size()))
        ahead = game.low_points ? others <=> own : own <=> others;
    PairOutcome outcome;
    outcome.halves = ahead > 0 ? 2 : ahead < 0 ? 0 : 1;
    const bool games = game.counting == Counting::Points;
    outcome.part = games ? own : outcome.halves;
    outcome.whole = games ? own + others : 2;
    return outcome;
}

std::array<std::int64_t, 2> contest_order(const Info& game, const Score& score) {
    const std::int64_t points = game.low_points ? -score.points : score.points;
    switch (game.counting) {
    case Counting::Matches:
        return {score.wins, score.second};
    case Counting::SharedWins:
        return {score.wins, points};
    case Counting::Points:
    case Counting::Mean:
        break;
    }
    return {points, 0};
}

} // namespace hilltop
