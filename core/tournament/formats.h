// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/outcome.h"
#include "tournament/schedule.h"

#include <array>

namespace hilltop {

/// What the matches of a pairing of two came to, by its entrants' order. Forfeits count as they count in standings.
struct Tally {
    std::int64_t matches = 0;
    std::array<std::int64_t, 2> wins{};   ///< shared ones are whole ones
    std::array<std::int64_t, 2> halves{}; ///< of matches, by outcome_between
    std::array<std::int64_t, 2> points{};
    std::array<std::int64_t, 2> second{};
    int first_winner = -1; ///< who won the first match that was not drawn, 0 or 1

    /// A match between the seats of the first and the second.
    void add(const Info& game, const CountedMatch& match, const std::array<Seat, 2>& seats);
    /// What came later.
    void add(const Tally& later);
    Score score(std::size_t side) const { return {wins[side], points[side], second[side]}; }
};

/// A stage whose matches have all been counted.
struct PlayedStage {
    std::shared_ptr<const std::vector<Pairing>> pairings;
    std::vector<Tally> tallies; ///< by pairing
};

/// Two who met in a round, and what came of it.
struct Meeting {
    std::uint16_t one, two;
    std::array<double, 2> score{}; ///< matches won, a draw counts half, or games where those count; in a cup the sets
    int winner = -1;               ///< 0 or 1; -1: not decided yet, or drawn where that may be
};

/// A round as people see it; those who had a bye are listed apart.
struct Round {
    enum class Kind : std::uint8_t { Ranking, Round };
    Kind kind = Kind::Round;
    std::vector<Meeting> meetings;
    std::vector<std::uint16_t> byes;
};

/// The state of a tournament whose rounds depend on results, and what has to be played next.
struct Bracket {
    std::vector<Round> rounds;
    std::vector<int> places;       ///< by entrant, from 1; losers of one knockout round share a place; 0: not yet known
    std::vector<Pairing> pairings; ///< of the next stage; empty: it is over
    std::int64_t matches = 0;      ///< per pairing of the next stage
};

/// The format as a pure function of its plan and the stages played so far. Who wins a pairing is decided by the
/// contest's own order alone. Knockout: best v last, byes for the best; a level pairing continues with
/// further pairs of matches, then the better ranked wins. Swiss: no rematches while possible, byes for the last.
/// Cup: the Pazaak Cup of the rules.
Bracket look_ahead(const Plan& plan, std::span<const PlayedStage> played);

/// Who wins a pairing by contest_order: 0, 1, or -1 if it is level.
int better_of(const Info& game, const Tally& tally);

/// Matches of the whole tournament if nothing is drawn; a cup's pairings count six sets of the seven.
std::int64_t expected_matches(const Plan& plan);

inline constexpr int kSetsToWin = 4;      ///< of seven, in a cup
inline constexpr int kMostTieBreaks = 50; ///< stages; then the better ranked advances

} // namespace hilltop
