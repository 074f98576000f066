// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_bout.h"

#include "base/digest.h"
#include "base/numbers.h"
#include "base/sha256.h"
#include "engine/bad_match.h"
#include "tournament/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace hilltop {

namespace {

/// Where the numbers of a bout's matches begin, below 2^48: bots draw their random numbers by seed and number, and of
/// bouts with the same deals these would be the same.
std::uint64_t first_number(const Bout& bout) {
    return hash_number("numbers of a hill\n" + sides_text(bout.sides), 5) << 27; // more than a bout has matches
}

constexpr std::int64_t kMostAtTable = 100'000; ///< squares of what is won there stay numbers

/// Whether more than two sides sit at a table, or several that play together.
bool may_have_tables(const Plan& plan) {
    return plan.seats > 1 && !has_two_sides(plan.entry().info(), plan.seats);
}

/// What each side of a table won: points where the contest counts their mean, else halves of matches or games.
std::vector<BoutScore::Won> won_at_table(const Plan& plan, const Standings& standings) {
    std::vector<BoutScore::Won> won(plan.bots.size());
    const auto over = standings.over_deals();
    for (const StandingsRow& row : standings.rows()) {
        const QuotientSums& share = over.shares[at(row.entrant)];
        won[at(row.entrant)] = plan.entry().info().counting == Counting::Mean ? BoutScore::Won{row.points, row.matches}
                                                                              : BoutScore::Won{share.part, share.whole};
    }
    return won;
}

/// The first matches, before a side was out.
int played_matches(const SeriesResult& result) {
    const auto forfeit = std::find_if(result.lines.begin(), result.lines.end(),
                                      [](const MatchLine& line) { return is_forfeit(line.digest); });
    return static_cast<int>(forfeit - result.lines.begin());
}

BoutScore::Failures failures_of(const Info& game, const SeriesResult& result, std::uint16_t side, int matches) {
    std::map<int, Fault> failed; // by match, the last fault of each
    for (const SeriesFault& fault : result.faults)
        if (fault.entrant == side && (game.disqualifies || is_bad(fault.fault)))
            failed[static_cast<int>(fault.match)] = fault.fault;
    BoutScore::Failures failures{.matches = static_cast<int>(failed.size())};
    int row = 0, before = -2;
    for (const auto& [match, fault] : failed) {
        row = match == before + 1 ? row + 1 : 1;
        if (row == match + 1) failures.first = row;
        failures.longest = std::max(failures.longest, row);
        if (match == matches - 1) failures.last = row;
        failures.newest = fault;
        before = match;
    }
    return failures;
}

} // namespace

std::string sides_text(const std::vector<HillKey>& sides) {
    std::string text;
    for (const HillKey& side : sides)
        text += fmt::format("{}\n{}\n", side.name, side.version);
    return text;
}

std::uint64_t hash_number(const std::string& text, std::size_t digits) {
    const std::string digest = sha256(text).substr(0, digits);
    std::uint64_t number = 0;
    std::from_chars(digest.data(), digest.data() + digest.size(), number, 16);
    return number;
}

Result<> check_hill_plan(const Plan& plan) {
    const auto game = TRY(require_game(plan.game));
    TRY(game->check(plan.rules, plan.seats));
    if (plan.matches < 1 || plan.matches > kMaxMatches)
        return misuse("hill", "matches is {}, but it must be a whole number from 1 to {}", plan.matches, kMaxMatches);
    if (plan.seal && !plan.seal->salt.empty())
        return misuse("hill", "a sealed hill has a key for each season, and no salt");
    if (plan.stop.kind == StopRule::Kind::Sprt)
        return misuse("hill", "a hill has more than two entrants, so use stop=fixed or stop=interval");
    if (plan.tables > 0 && !may_have_tables(plan))
        return misuse("hill", "two sides meet in {} with {} seats, so there are no random tables", plan.game,
                      plan.seats);
    if (plan.tables > 0 && plan.matches > kMostAtTable)
        return misuse("hill", "matches is {}, but a random table plays at most {}", plan.matches, kMostAtTable);
    if (plan.tables == 0 && !game->info().cooperative && plan.seats % 2 != 0)
        return misuse("hill", "a hill needs an even number of seats, as two versions share them, but {} is odd",
                      plan.seats);
    return {};
}

Plan usual_hill(const GameEntry& game) {
    constexpr int kUsualPlaces = 5;
    Plan plan = default_plan(game);
    plan.places = kUsualPlaces;
    plan.own_draws = true;
    set_tables(plan);
    plan.matches = usual_matches(plan);
    return plan;
}

std::int64_t usual_matches(const Plan& hill) {
    return hill.tables > 0 ? 48 : 100; // of four seats two deals in all orders of seats
}

void set_tables(Plan& hill, std::optional<int> tables) {
    constexpr int kUsualTables = 20;
    hill.tables = tables.value_or(may_have_tables(hill) ? kUsualTables : 0);
    hill.format = hill.tables > 0 ? Format::RandomTables : own_format(hill.entry().info());
}

std::chrono::milliseconds usual_total(const Plan& hill) {
    constexpr std::chrono::hours kMost{24}; // read_limit() takes no more
    return std::min<std::chrono::milliseconds>(std::chrono::seconds(10) * hill.matches, kMost);
}

std::size_t sides_of(const Plan& hill) {
    return hill.entry().info().cooperative ? 1 : 2;
}

const char* bout_word(const Plan& hill) {
    return hill.tables > 0 ? "table" : "pairing";
}

bool are_sides(const Plan& hill, const std::vector<HillKey>& sides) {
    if (hill.tables == 0) return sides.size() == sides_of(hill);
    return sides.size() >= sides_of(hill) && sides.size() <= at(hill.seats) &&
           std::is_sorted(sides.begin() + 1, sides.end(), std::less_equal()) &&
           std::find(sides.begin() + 1, sides.end(), sides.front()) == sides.end();
}

Plan plan_of_bout(const Plan& hill, const Bout& bout, std::vector<std::string> bots, const std::string& key) {
    const Info& game = hill.entry().info();
    Plan plan = hill;
    plan.bots = std::move(bots);
    plan.names.clear();
    for (const HillKey& side : bout.sides)
        plan.names.push_back(side.name);
    plan.stop = {};
    plan.keep = Keep::None;
    plan.format = game.cooperative                  ? Format::RandomTables
                  : has_two_sides(game, plan.seats) ? Format::RoundRobin
                                                    : Format::OneTable;
    plan.seed = hash_number(fmt::format("deals of a hill\n{}\n{}\n{}", hill.seal ? key : std::to_string(hill.seed),
                                        bout.part, hill.duplicate ? std::string() : sides_text(bout.sides)),
                            16);
    // Who sits where counts in standings that are read without the key.
    if (hill.seal || hill.tables > 0)
        plan.lots = hash_number(fmt::format("seats of a hill\n{}\n", bout.part) + sides_text(bout.sides), 16);
    plan.seal.reset();
    plan.first_match = hill.own_draws && hill.duplicate ? first_number(bout) : 0;
    plan.places = 0;
    plan.own_draws = false;
    plan.authors_apart = false;
    plan.entries_per_author = 0;
    plan.versions_a_day = 0;
    return plan;
}

std::string deals_words(const Plan& hill) {
    return hill.seal ? fmt::format("sealed deals (SHA-256 {})", hill.seal->sha256) : fmt::format("seed {}", hill.seed);
}

Seal seal_of_bout(std::uint64_t seed, const std::string& key) {
    return make_seal(seed, sha256("salt of a bout\n" + key));
}

bool can_be_of_season(const Plan& hill, std::int64_t season, int open) {
    return hill.seal ? season >= 1 && season <= open : season == 0;
}

bool deals_again(const Plan& hill) {
    return hill.seal && hill.duplicate;
}

Series series_of_bout(const Plan& plan) {
    Series series = Schedule(plan).series(0);
    series.matches = static_cast<int>(plan.matches);
    series.lots_from -= series.first_match; // everyone keeps their seat
    series.first_match = 0;
    return series;
}

int counted_matches(const Series& series, const SeriesResult& result) {
    const int played = played_matches(result), deal = std::max(1, series.matches_per_deal);
    return played == static_cast<int>(result.lines.size()) ? played : played - played % deal;
}

BoutScore score_of_bout(const Plan& plan, const SeriesResult& result) {
    const Series series = series_of_bout(plan);
    BoutScore score;
    score.played = played_matches(result);
    for (std::uint16_t side = 0; side < plan.bots.size(); ++side)
        score.failures.push_back(failures_of(plan.entry().info(), result, side, score.played));
    for (const MatchLine& line : result.lines) {
        Digest digest;
        digest.add(std::uint64_t{line.digest});
        score.answers += digest.value(); // a sum does not depend on the order
    }
    const int counted = counted_matches(series, result);
    QuotientSums& sums = score.won;
    if (plan.tables > 0) {
        Standings standings(plan.entry().info(), plan.seats, plan.bots.size());
        standings.add_matches(series, result, 0, counted);
        score.seats = won_at_table(plan, standings);
        sums.add(score.seats.front().part, score.seats.front().whole);
        return score;
    }
    if (plan.bots.size() == 2) {
        Standings standings(plan.entry().info(), plan.seats, 2);
        const int step = plan.duplicate ? std::max(1, series.matches_per_deal) : std::max(1, counted);
        for (int from = 0; from < counted; from += step) {
            const QuotientSums before = sums;
            standings.add_matches(series, result, from, std::min(from + step, counted));
            sums = standings.cell(0, 1).counted;
            if (plan.duplicate)
                score.deals.push_back({static_cast<std::int32_t>(sums.part - before.part),
                                       static_cast<std::int32_t>(sums.whole - before.whole)});
        }
        return score;
    }
    const auto seats = static_cast<std::size_t>(plan.seats), deal = static_cast<std::size_t>(series.matches_per_deal);
    const auto until_out = static_cast<std::size_t>(counted);
    for (std::size_t from = 0; from < until_out; from += deal) {
        const std::size_t until = std::min(from + deal, until_out);
        std::int64_t points = 0;
        for (std::size_t match = from; match < until; ++match)
            points += result.points[match * seats]; // all seats share them
        sums.add(points, static_cast<std::int64_t>(until - from));
    }
    return score;
}

} // namespace hilltop
