// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/sprt.h"
#include "records/seal.h"
#include "registry/registry.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// How a tournament brings its entrants together.
enum class Format : std::uint8_t { RoundRobin, OneTable, RandomTables, Gauntlet, Knockout, Swiss, Cup };
inline constexpr Format kFormats[] = {Format::RoundRobin, Format::OneTable, Format::RandomTables, Format::Gauntlet,
                                      Format::Knockout,   Format::Swiss,    Format::Cup};
std::string_view format_word(Format format);
/// The reverse of format_word(); the error lists the words there are.
Result<Format> read_format(std::string_view word);
/// The words of all formats, "round-robin, one-table, ...".
std::string format_words();
/// Round-robin where two sides meet, random tables where all share one result, else one table.
Format own_format(const Info& game);

/// When a tournament ends before its last match; the test is that of Kind::Sprt.
struct StopRule : SprtTest {
    enum class Kind : std::uint8_t {
        Fixed,    ///< it does not
        Interval, ///< every entrant's 95 % interval is narrower than `width`
        Sprt,     ///< a sequential test between two entrants has decided
    };
    Kind kind = Kind::Fixed;
    double width = 0.02; ///< of the share won, 0..1, or of the mean points where the contest counts a mean
    friend bool operator==(const StopRule&, const StopRule&) = default;
};

/// "fixed", "interval=0.02", "sprt=0,10,0.05,0.05".
std::string stop_text(const StopRule& stop);
Result<StopRule> read_stop(std::string_view text);

/// Which matches are kept as records, answer by answer. All others can be played again from their seed.
enum class Keep : std::uint8_t { None, Faults, Sample, All };
std::string_view keep_word(Keep keep);
std::optional<Keep> read_keep(std::string_view word);
inline constexpr int kSample = 200; ///< about this many matches, spread over the tournament

/// How the entrants of a knockout or cup are ranked before it.
enum class Ranking : std::uint8_t { Given, RoundRobin };
/// "given", "round-robin".
std::string_view ranking_word(Ranking ranking);
std::optional<Ranking> read_ranking(std::string_view word);

/// Everything that decides a tournament's results; threads and files do not.
struct Plan {
    std::string game;
    std::vector<std::string> bots;  ///< the same bot may be named several times
    std::vector<std::string> names; ///< by entrant, as people see it; empty or missing: as its spec says
    Format format = Format::RoundRobin;
    int seats = 2;
    std::int64_t matches = 1000; ///< per pairing (in a cup: per set); at one table and at random tables in all
    RuleValues rules;
    std::uint64_t seed = 1;
    /// Its hash is known from the beginning, seed and salt only once all has been played. Without a salt the seed is
    /// unknown here (tournament_files/secret_seeds.h).
    std::optional<Seal> seal;
    bool duplicate = false; ///< each deal is played through all seatings, the same deals by every pairing
    StopRule stop;
    Keep keep = Keep::Faults;
    Ranking ranking = Ranking::Given; ///< of knockout and cup
    int rounds = 0;                   ///< of a Swiss tournament; 0: enough to decide among its entrants
    int places = 0;                   ///< of a hill: budgets tell the first ones apart, so many of them; 0: all
    /// Of a hill: the bots of each pairing draw numbers of their own, also where all pairings have the same deals. Not
    /// in hills of before, where copies of one bot did the same in all their pairings.
    bool own_draws = false;
    /// Of a hill: tables that each bot brings, whose other seats are drawn by lot; 0: all meet in pairs, or play alone.
    int tables = 0;
    bool authors_apart = false;    ///< of a hill: bots of one author never meet
    int entries_per_author = 0;    ///< of a hill: versions of one author that play at the same time; 0: any number
    int versions_a_day = 0;        ///< of a hill: versions that one author may add on a day (UTC); 0: any number
    std::uint64_t first_match = 0; ///< its number; not part of the text
    /// What draws seats, where they are no secret and the seed is one: matches count from 0 in it. Not part of the
    /// text.
    std::optional<std::uint64_t> lots;
    BotLimits limits; ///< of hosted bots
    /// Bots of one language play in one process together with the engine: quicker, and not isolated from each other.
    bool together = false;
    std::map<std::string, BotLimits, std::less<>> own_limits; ///< of those that have their own, by spec

    const GameEntry& entry() const { return *find_game(game); }
    /// The name that an entrant was given, or empty.
    std::string given_name(std::size_t entrant) const {
        return entrant < names.size() ? names[entrant] : std::string();
    }
};

/// Limits that keep numbers of matches inside 48 bits, and numbers of series inside 32 with a few to spare.
inline constexpr std::int64_t kMaxMatches = 100'000'000;
inline constexpr int kMaxEntrants = 256;
inline constexpr int kMaxVersionsADay = 1000;
inline constexpr int kMaxTables = 1000;
inline constexpr std::int64_t kMaxSeries = 4'000'000'000;

/// Whether a bot is not built in, so that its program answers.
bool is_hosted(const Plan& plan, std::string_view bot);
/// Whether one of its bots is.
bool has_hosted(const Plan& plan);

/// A plan with the game's own format, seats and rules.
Plan default_plan(const GameEntry& game);

/// The default seats of a table: one for each entrant at one table, else the game's own number.
int seats_for(const Plan& plan);
/// True if matches are decided between two sides: two seats, or partners against partners.
bool has_two_sides(const Info& game, int seats);
/// True if entrants meet in pairs; otherwise all of them share one table or the tables drawn by lot.
bool is_paired(Format format);
/// True if who meets whom later depends on earlier results.
bool is_adaptive(Format format);
/// Rounds of a Swiss tournament.
int swiss_rounds(const Plan& plan);
/// Most rounds of a Swiss tournament that `entrants` can play without meeting twice.
int most_swiss_rounds(int entrants);

/// Refuses unknown games and bots, rules out of range, and formats that do not fit the game, seats and entrants.
Result<> check_plan(const Plan& plan);
/// The same for a plan that has been played, also by an earlier version, which allowed more.
Result<> check_kept_plan(const Plan& plan);

/// The plan file of the command line; unknown fields are errors.
Result<Plan> read_plan(std::string_view text);
/// Whether the text of a plan determines the cards: by a seed, or by the seal of one.
bool names_seed(std::string_view text);
/// Secret: only the hash of a sealed seed. Told: the seed with its salt.
enum class SealedSeed : std::uint8_t { Secret, Told };
Json plan_to_json(const Plan& plan, SealedSeed sealed = SealedSeed::Secret);
/// The JSON Schema of a plan of that game.
Json plan_schema(const GameEntry& game);

/// Takes "decision=250ms" for all hosted bots, or "BOT:decision=250ms" for one, which is called as in the plan or as it
/// is shown. What is said for all does not reach those that have their own by then.
Result<> read_plan_limit(Plan& plan, std::string_view text);

/// The names entrants are shown by: a bot that is entered more than once gets a number.
std::vector<std::string> entrant_names(const Plan& plan);
/// The same with names that a person has given, by entrant; an empty text is no name.
std::vector<std::string> entrant_names(const Plan& plan, std::vector<std::string> given);

} // namespace hilltop
