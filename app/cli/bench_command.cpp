// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench_command.h"

#include "base/parallel.h"
#include "botlab/submitted.h"
#include "cli/deal_log.h"
#include "cli/output.h"
#include "system/threads.h"
#include "tournament/runner.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace hilltop::cli {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kBenchSeed = 1;
constexpr int kRounds = 7;
constexpr double kSecondsPerRound = 0.3;  ///< of matches; dealing is measured in between
constexpr double kSecondsHosted = 1.5;    ///< of a tournament of hosted bots
constexpr double kSecondsListening = 0.5; ///< before, to the draws of the matches that are measured

/// The default entrants: bots that hardly think, so that the engine is measured and figures stay comparable
/// from version to version. The first of these lists whose bots the game has.
const std::vector<std::vector<std::string>> kLightBots = {
    {"bold", "cautious"},
    {"steady", "sharp"},
    {"simple", "minimal-valid"},
    {"rando", "serpentine", "orion"},
    {"simple-tom", "simple-tom", "simple-tom", "simple-tom"},
};

/// Of this thread alone: time the machine gives to others does not count.
double processor_seconds() {
    return std::chrono::duration<double>(read_clock(own_clock())).count();
}

struct Pace {
    double matches = 0; ///< per second
    double dealing = 0; ///< per second: the cards of the same matches, without rules or bots
};

/// A series to be measured, and what it asks of chance.
struct Sample {
    Series series;
    DealLog deals;
};

/// The first series of the plan: at least one, until listening to their draws has taken kSecondsListening.
std::vector<Sample> take_samples(const Schedule& schedule) {
    const Plan& plan = schedule.plan();
    std::vector<Sample> samples;
    const double begun = processor_seconds();
    do {
        Series series = schedule.series(static_cast<std::uint32_t>(samples.size()));
        DealLog deals = log_deals(plan.entry(), plan.rules, series, plan.bots);
        samples.push_back({std::move(series), std::move(deals)});
    } while (samples.size() < schedule.series_count() && processor_seconds() - begun < kSecondsListening);
    return samples;
}

/// Plays series and deals their cards again, one after the other, so that other work on the machine slows both.
Pace measure_round(const Plan& plan, const std::vector<Sample>& samples, std::size_t& number) {
    static volatile std::uint64_t sink = 0;
    const GameEntry& game = plan.entry();
    double playing = 0;
    double dealing = 0;
    double matches = 0;
    while (playing < kSecondsPerRound) {
        const auto& [series, deals] = samples[number++ % samples.size()];
        const double begun = processor_seconds();
        const auto result = game.run_series(series, plan.rules, plan.bots);
        playing += processor_seconds() - begun;
        const double dealt = processor_seconds();
        sink = sink + deal_alone(deals, series.seed);
        dealing += processor_seconds() - dealt;
        matches += series.matches;
    }
    return {matches / playing, matches / dealing};
}

/// The pace as it is printed: whole, and below ten with two decimals, so that a slow one is not 0.
double told_pace(double pace) {
    return pace < 10 ? std::round(pace * 100) / 100 : std::round(pace);
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The middle round of each; noise only ever slows.
Pace measure(const Schedule& schedule) {
    const std::vector<Sample> samples = take_samples(schedule);
    std::vector<double> matches;
    std::vector<double> dealing;
    std::size_t number = 0;
    for (int round = 0; round < kRounds; ++round) {
        const Pace pace = measure_round(schedule.plan(), samples, number);
        matches.push_back(pace.matches);
        dealing.push_back(pace.dealing);
    }
    return {median(std::move(matches)), median(std::move(dealing))};
}

/// Matches per second of a whole tournament, standings and all.
double measure_threads(Plan plan, int threads, double pace) {
    const auto pairings = static_cast<double>(Schedule(plan).stage(0).pairings.size());
    plan.matches = std::clamp<std::int64_t>(static_cast<std::int64_t>(pace * threads / pairings), 1000, kMaxMatches);
    TournamentRunner runner(std::move(plan));
    runner.start({.threads = threads});
    while (!runner.wait_for(1s)) {
    }
    const Progress end = runner.progress();
    return static_cast<double>(end.done) / end.seconds;
}

/// The same with hosted programs, their start included: matches a pairing are doubled until they take some time,
/// and the next measurement begins with that number.
double measure_hosted(Plan plan, int threads, std::int64_t& matches) {
    plan.keep = Keep::None;
    for (;; matches *= 2) {
        plan.matches = matches;
        TournamentRunner runner{plan};
        runner.start({.threads = threads});
        while (!runner.wait_for(1s)) {
        }
        const Progress end = runner.progress();
        if (end.seconds > kSecondsHosted || matches > kMaxMatches / 2)
            return static_cast<double>(end.done) / end.seconds;
    }
}

/// A game none of whose bots are known here plays with its two weakest.
std::vector<std::string> light_bots(const GameEntry& game) {
    for (const auto& bots : kLightBots) {
        if (std::all_of(bots.begin(), bots.end(), [&](const auto& bot) { return game.find_bot(bot) != nullptr; }))
            return bots;
    }
    std::vector<const BotTraits*> all;
    for (const BotTraits& bot : game.bots())
        all.push_back(&bot);
    std::stable_sort(all.begin(), all.end(), [](auto* a, auto* b) { return a->strength < b->strength; });
    return {all.front()->id, all[all.size() > 1 ? 1 : 0]->id};
}

/// The bots that take part: all of a file with several bots.
Result<std::vector<std::string>> bench_bots(const GameEntry& game, const std::vector<std::string>& named) {
    std::vector<std::string> bots;
    for (const std::string& bot : named) {
        const auto entrants = bots_named(game, bot);
        if (!entrants) return for_option("--bot", entrants.error());
        bots.insert(bots.end(), entrants->begin(), entrants->end());
    }
    return bots.empty() ? light_bots(game) : bots;
}

Result<Json> bench_game(const GameEntry& game, const BenchOptions& options) {
    Plan plan = default_plan(game);
    plan.seed = kBenchSeed;
    auto bots = TRY(bench_bots(game, options.bots));
    plan.bots = std::move(bots);
    if (plan.bots.size() == 1 && !game.info().cooperative) plan.bots.push_back(plan.bots.front());
    plan.seats = seats_for(plan);
    plan.matches = kMaxMatches;
    TRY(check_plan(plan));

    const bool hosted = has_hosted(plan);
    if (hosted) remark_isolation(plan.bots);
    std::int64_t matches = 1;
    const Pace pace = hosted ? Pace{} : measure(Schedule(plan));
    Json threads = Json::array();
    const int most = processors();
    for (int count = 1; count <= most; count = count == most ? most + 1 : std::min(2 * count, most)) {
        const double pace_there =
            hosted ? measure_hosted(plan, count, matches) : measure_threads(plan, count, pace.matches);
        threads.push_back({{"threads", count}, {"matches_per_second", told_pace(pace_there)}});
    }
    const auto unless_hosted = [hosted](double value) { return hosted ? Json(nullptr) : Json(value); };
    return Json{{"game", game.info().id},
                {"bots", plan.bots},
                {"matches_per_second", hosted ? threads.front()["matches_per_second"] : Json(told_pace(pace.matches))},
                {"dealing_per_second", unless_hosted(std::round(pace.dealing))},
                {"ratio", unless_hosted(std::round(pace.dealing / pace.matches * 100) / 100)},
                {"threads", std::move(threads)}};
}

std::string whole(const Json& number) {
    const double value = number.get<double>();
    return value < 10 ? fmt::format("{:.2f}", value) : grouped(static_cast<std::int64_t>(value));
}

void print_bench(const Json& bench) {
    print_out("{}: {}\n", bench["game"].get<std::string>(),
              fmt::join(bench["bots"].get<std::vector<std::string>>(), ", "));
    TextTable table{1};
    table.add({"  matches per second, one thread", whole(bench["matches_per_second"])});
    if (!bench["ratio"].is_null()) {
        table.add({"  dealing alone", whole(bench["dealing_per_second"])});
        table.add({"  ratio", fmt::format("{:.2f}", bench["ratio"].get<double>())});
    }
    for (const Json& scale : bench["threads"])
        table.add(
            {fmt::format("  tournament on {} thread{}", scale["threads"].get<int>(), scale["threads"] == 1 ? "" : "s"),
             whole(scale["matches_per_second"])});
    print_out("{}", table.text());
}

} // namespace

Result<> run_bench(const BenchOptions& options) {
    const auto chosen = TRY(chosen_games(options.game));
    Json list = Json::array();
    for (const GameEntry* game : chosen) {
        auto bench = TRY(bench_game(*game, options));
        if (!options.json) print_bench(bench);
        list.push_back(std::move(bench));
    }
    if (options.json) print_json(list);
    return {};
}

} // namespace hilltop::cli
