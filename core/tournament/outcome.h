// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "engine/series.h"

#include <array>

namespace hilltop {

/// A match as it counts in standings, forfeits included.
struct CountedMatch {
    SeatedEntrants by_seat;
    PerSeat<std::int32_t, kMaxSeats> points{};
    PerSeat<std::int32_t, kMaxSeats> second{};
    SeatSet winners;
};

/// Whether that is MatchLine::digest of a match that was forfeit, not played: it has no answers.
constexpr bool is_forfeit(std::uint32_t digest) {
    return digest == Digest().folded();
}

/// What a seat made of a match against another one.
struct PairOutcome {
    int halves = 1; ///< of the match: 0 lost, 1 drawn, 2 won
    /// What it won of `whole`, the rest being the other's, as the contest counts: games where points are games won,
    /// halves of the match else. 0 of 0 where no game was won.
    std::int64_t part = 0;
    std::int64_t whole = 0;
};

/// Between two sides a sole winner has won; with more sides the one that ended ahead. A win is drawn between those who
/// share it. The only place that says what came of two seats: crosstable, ratings, tests and brackets all ask here.
PairOutcome outcome_between(const Info& game, const CountedMatch& match, Seat seat, Seat other);

/// Totals of an entrant over a number of matches; a shared win is a whole one.
struct Score {
    std::int64_t wins = 0;
    std::int64_t points = 0;
    std::int64_t second = 0;
};

/// The contest's own order (docs/rules.md, "All games") of those who have played as many matches: the greater array is
/// the better one, equal ones share a place.
std::array<std::int64_t, 2> contest_order(const Info& game, const Score& score);

} // namespace hilltop
