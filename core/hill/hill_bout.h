// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"
#include "ratings/interval.h"
#include "tournament/plan.h"
#include "tournament/schedule.h"

#include <chrono>

namespace hilltop {

/// The unit of a hill's matches: two versions (in a cooperative game one) and which of their parts it is, from 0; or
/// those who sit at a table by lot (lot_tables.h), and which one of the first of them it is. Each part has
/// Plan::matches matches. It is played as a tournament of its own, so that its results depend on nothing else.
struct Bout {
    std::vector<HillKey> sides; ///< in order of keys; of a table the one that brings it comes first
    int part = 0;
    friend auto operator<=>(const Bout&, const Bout&) = default;
};

/// Names and versions, a line each.
std::string sides_text(const std::vector<HillKey>& sides);
/// The first `digits` of the text's SHA-256, at most 16 of four bits each.
std::uint64_t hash_number(const std::string& text, std::size_t digits);

/// A hill as it is made where nothing else is said: the usual tables and matches, and budgets that end where the order
/// of the first five is certain. Its seed is still to be drawn.
Plan usual_hill(const GameEntry& game);
/// Of a pairing, or of a table: fewer, because with more tables more others sit there.
std::int64_t usual_matches(const Plan& hill);
/// Gives a new hill so many tables by lot, or the usual number for its seats: 0 where two sides meet, or one bot sits
/// alone.
void set_tables(Plan& hill, std::optional<int> tables = {});
/// A hill's plan is that of a tournament without entrants, with a seed or with the seal of its seasons' keys
/// (season_keys.h). Refuses what only tournaments have.
Result<> check_hill_plan(const Plan& plan);
/// A limit of all that a hosted bot may take of processors in a pairing (BotLimits::total), so that none blocks a hill:
/// 10 seconds a match, a day at most.
std::chrono::milliseconds usual_total(const Plan& hill);
/// Versions that meet in a bout: 2, in cooperative games 1. At a table by lot more may sit.
std::size_t sides_of(const Plan& hill);
/// "table" or "pairing": what people call a bout.
const char* bout_word(const Plan& hill);
/// Whether these can be the sides of a bout.
bool are_sides(const Plan& hill, const std::vector<HillKey>& sides);

/// The bout as a tournament. With duplicate deals the seed follows from the part and from the hill's seed or the
/// season's `key`, so that all bouts of a part (and season) have the same deals, else from the sides as well. Its
/// matches begin at Plan::first_match; it keeps Plan::tables. `bots` are the sides' specs as they are run. Without the
/// key of a sealed hill the plan has no seed, and is good for all but playing.
Plan plan_of_bout(const Plan& hill, const Bout& bout, std::vector<std::string> bots, const std::string& key = {});
/// "seed 7", or that the deals are sealed.
std::string deals_words(const Plan& hill);
/// Whether a bout can be of this season (BoutScore::season) of a hill whose season `open`, from 1, is open.
bool can_be_of_season(const Plan& hill, std::int64_t season, int open);
/// Whether what is dealt in a bout of an open season may be dealt to others later.
bool deals_again(const Plan& hill);
/// Hides the seed of such a bout in its records (without_seed()) while its season is open.
Seal seal_of_bout(std::uint64_t seed, const std::string& key);
/// All its matches as one series from match 0 on, whose results are those of the plan's series one after the other.
Series series_of_bout(const Plan& plan);

/// What the first side won of what could be won; of a single side its points of its matches. What was forfeit because a
/// side was out by then does not count.
struct BoutScore {
    struct Deal {
        std::int32_t part = 0, whole = 0;
    };
    struct Won {
        std::int64_t part = 0, whole = 0;
        friend bool operator==(const Won&, const Won&) = default;
    };
    /// The matches in which a side failed: bad ones (is_bad), or all with a fault where the game disqualifies for it.
    struct Failures {
        int matches = 0;
        int first = 0, longest = 0, last = 0; ///< in a row: from the first match on, anywhere, up to the last one
        Fault newest = Fault::Crash;          ///< in the last of them
    };
    QuotientSums won{}; ///< over deals; of a table all of it is one
    int season = 0;     ///< in which it was played, from 1, where each season has deals of its own; else 0
    /// Of two sides, where all bouts of a part have the same deals: each deal in its order. Else empty.
    std::vector<Deal> deals{};
    std::vector<Won> seats{}; ///< at a table by lot, by side: what it won at all seats it held; else empty
    int played = 0;           ///< matches before a side was out
    /// Of all answers in all matches, in whatever order these were played: MatchLine::digest of each.
    std::uint64_t answers = 0;
    std::vector<Failures> failures{}; ///< by side
};
/// The first matches of a result, those that count: whole deals before a side was out.
int counted_matches(const Series& series, const SeriesResult& result);
BoutScore score_of_bout(const Plan& plan, const SeriesResult& result);

} // namespace hilltop
