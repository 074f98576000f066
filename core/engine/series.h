// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "base/fixed_list.h"
#include "engine/kept_match.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// How entrants find their seats in the matches of a series.
enum class SeatingPlan : std::uint8_t {
    Fixed,         ///< entrant i sits at seat i
    Rotated,       ///< one seat further in each match of a deal
    Drawn,         ///< by lot for each deal, each entrant as often as the others, as far as the seats go
    DrawnFromPool, ///< every seat draws its bot from all entrants, with replacement
};

/// The unit of work: matches played in order by one lane with bot objects of its own.
struct Series {
    std::uint32_t number = 0;
    std::vector<std::uint16_t> entrants; ///< indices into the plan's entrants
    std::uint64_t first_match = 0;
    int matches = 0;
    int matches_per_deal = 1; ///< more than one: duplicate deals
    int seats = 2;
    SeatingPlan seating = SeatingPlan::Rotated;
    std::uint64_t seed = 0;

    std::uint64_t match_number(int match) const { return first_match + static_cast<std::uint64_t>(match); }
    /// Pairings of the same plan may share deals: the deal counts from first_deal.
    std::uint64_t first_deal = 0;
    int told_from = 0; ///< the number of its first match that bots hear of
    /// Matches before the first one, in whole deals, that its bots remember. A lane that begins here plays them first
    /// and drops their results.
    int earlier = 0;
    std::vector<std::uint16_t> absent{}; ///< of its entrants, who is out by now: they are asked nothing
    bool forgiving = false;              ///< a check: no bot is put out, whatever it does
    /// What draws seats; nothing: the seed. Matches count from `lots_from` in it, modulo 2^64.
    std::optional<std::uint64_t> lots{};
    std::uint64_t lots_from = 0;
    /// The series with those matches in front.
    Series with_earlier() const;
    /// What is left of it behind `played` matches, which its bots remember.
    Series rest(int played) const;
    std::uint64_t deal_number(int match) const {
        return first_deal + static_cast<std::uint64_t>(match / matches_per_deal);
    }
};

/// How often a duplicate deal is played: through all seatings of two to four seats; above that, and where every seat is
/// drawn by itself, once for every seat.
int seatings_of_deal(SeatingPlan seating, int seats);

/// Which entrant sits where in one match, by seat. Lots follow from the series and the number of the match.
using SeatedEntrants = FixedList<std::uint16_t, kMaxSeats>;
SeatedEntrants seated(const Series& series, int match);

/// A fault in a series: which match of it, which entrant. A bot that has died has one a match.
struct SeriesFault {
    std::uint64_t match;
    std::uint16_t entrant;
    std::uint8_t seat;
    Fault fault;
    std::int32_t decision;            ///< for a notification, the number of the next decision
    bool told = false;                ///< in a notification
    std::chrono::microseconds time{}; ///< the answer took, of hosted bots
    std::string errors{};             ///< what the bot had written to stderr meanwhile
    friend bool operator==(const SeriesFault&, const SeriesFault&) = default;
};

/// What a match left behind: points and second score by seat lie in SeriesResult.
struct MatchLine {
    std::uint32_t digest;  ///< Digest::folded() of all answers; of none where the match was forfeit, not played
    std::uint16_t winners; ///< SeatSet::bits()
    friend bool operator==(const MatchLine&, const MatchLine&) = default;
};

/// Results of a whole series, in order.
struct SeriesResult {
    SeriesResult() = default;
    explicit SeriesResult(const Series& series);
    void add(const MatchResult& result, int seats, const Digest& digest);
    /// The same with nothing kept of the matches, and at most `first_faults` faults.
    SeriesResult without_answers(std::size_t first_faults) const;

    std::uint32_t number = 0;
    std::vector<MatchLine> lines;
    std::vector<std::int32_t> points; ///< matches x seats
    std::vector<std::int16_t> second; ///< matches x seats
    std::vector<SeriesFault> faults;
    std::vector<std::uint16_t> absent; ///< of the series; what its lane has found out itself is not among them
    std::vector<KeptMatch> kept;       ///< every match in which a hosted bot sat
    int handed_over = 0;               ///< number of its first matches not in `kept`: AnyLane::hand_over() gave them
    friend bool operator==(const SeriesResult&, const SeriesResult&) = default;
    /// Keeps the first `matches`, with their faults and answers.
    void cut(const Series& series, int matches);
    /// Its matches from `from` to before `until` as a result of their own, with the answers, which it loses. The number
    /// of its first match is `first`.
    SeriesResult part(int seats, std::uint64_t first, int from, int until);
};

} // namespace hilltop
