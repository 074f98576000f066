// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_bout.h"

#include "base/sha256.h"
#include "tournament/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hilltop {

namespace {

std::string text_of(const std::vector<HillKey>& sides) {
    std::string text;
    for (const HillKey& side : sides)
        text += fmt::format("{}\n{}\n", side.name, side.version);
    return text;
}

/// The first `digits` of the text's SHA-256, at most 16 of four bits each.
std::uint64_t number_of(const std::string& text, std::size_t digits) {
    const std::string digest = sha256(text).substr(0, digits);
    std::uint64_t number = 0;
    std::from_chars(digest.data(), digest.data() + digest.size(), number, 16);
    return number;
}

/// Where the numbers of a bout's matches begin, below 2^48: bots draw their random numbers by seed and number, and of
/// bouts with the same deals these would be the same.
std::uint64_t first_number(const Bout& bout) {
    return number_of("numbers of a hill\n" + text_of(bout.sides), 5) << 27; // more than a bout has matches
}

} // namespace

Result<> check_hill_plan(const Plan& plan) {
    const auto game = TRY(require_game(plan.game));
    TRY(game->check(plan.rules, plan.seats));
    if (plan.matches < 1 || plan.matches > kMaxMatches)
        return misuse("hill", "matches is {}, it must be an integer from 1 to {}", plan.matches, kMaxMatches);
    if (plan.seal) return misuse("hill", "a hill never ends, so its seed cannot be sealed");
    if (plan.stop.kind == StopRule::Kind::Sprt)
        return misuse("hill", "a hill has more than two entrants, so use stop=fixed or stop=interval");
    if (!game->info().cooperative && plan.seats % 2 != 0)
        return misuse("hill",
                      "two versions share a table of a hill evenly, and {} seats cannot be shared: use an even number",
                      plan.seats);
    return {};
}

Plan usual_hill(const GameEntry& game) {
    constexpr std::int64_t kUsualMatches = 100;
    constexpr int kUsualPlaces = 5;
    Plan plan = default_plan(game);
    plan.matches = kUsualMatches;
    plan.places = kUsualPlaces;
    plan.own_draws = true;
    return plan;
}

std::size_t sides_of(const Plan& hill) {
    return hill.entry().info().cooperative ? 1 : 2;
}

Plan plan_of_bout(const Plan& hill, const Bout& bout, std::vector<std::string> bots) {
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
    plan.seed = number_of(fmt::format("deals of a hill\n{}\n{}\n{}", hill.seed, bout.part,
                                      hill.duplicate ? std::string() : text_of(bout.sides)),
                          16);
    plan.first_match = hill.own_draws && hill.duplicate ? first_number(bout) : 0;
    plan.places = 0;
    plan.own_draws = false;
    return plan;
}

Series series_of_bout(const Plan& plan) {
    Series series = Schedule(plan).series(0);
    series.matches = static_cast<int>(plan.matches);
    series.first_match = 0;
    return series;
}

BoutScore score_of_bout(const Plan& plan, const SeriesResult& result) {
    const Series series = series_of_bout(plan);
    BoutScore score;
    QuotientSums& sums = score.won;
    if (plan.bots.size() == 2) {
        Standings standings(plan.entry().info(), plan.seats, 2);
        const int matches = static_cast<int>(result.lines.size());
        const int step = plan.duplicate ? std::max(1, series.matches_per_deal) : std::max(1, matches);
        for (int from = 0; from < matches; from += step) {
            const QuotientSums before = sums;
            standings.add_matches(series, result, from, std::min(from + step, matches));
            sums = standings.cell(0, 1).counted;
            if (plan.duplicate)
                score.deals.push_back({static_cast<std::int32_t>(sums.part - before.part),
                                       static_cast<std::int32_t>(sums.whole - before.whole)});
        }
        return score;
    }
    const auto seats = static_cast<std::size_t>(plan.seats), deal = static_cast<std::size_t>(series.matches_per_deal);
    for (std::size_t from = 0; from < result.lines.size(); from += deal) {
        const std::size_t until = std::min(from + deal, result.lines.size());
        std::int64_t points = 0;
        for (std::size_t match = from; match < until; ++match)
            points += result.points[match * seats]; // all seats share them
        sums.add(points, static_cast<std::int64_t>(until - from));
    }
    return score;
}

} // namespace hilltop
