// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_options.h"

#include "botlab/submitted.h"
#include "cli/named_bots.h"
#include "cli/output.h"
#include "hosting/isolation.h"
#include "records/record_text.h"
#include "tournament/own_names.h"
#include "tournament_files/secret_seeds.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace hilltop::cli {
namespace {

/// Adds what is in a folder of bots, and says what is not.
Result<> add_folder(const std::string& folder, Plan& plan, std::vector<Error>& left_out) {
    auto bots = specs_in_folder(plan.entry(), folder);
    if (!bots) return for_option("--bots", bots.error());
    left_out.insert(left_out.end(), bots->skipped.begin(), bots->skipped.end());
    plan.bots.insert(plan.bots.end(), bots->specs.begin(), bots->specs.end());
    return {};
}

void drop_empty_names(Plan& plan) {
    while (!plan.names.empty() && plan.names.back().empty())
        plan.names.pop_back();
}

/// In place of each file that holds several bots, those; limits of its own hold for each of them.
Result<> name_each(Plan& plan, std::string_view option) {
    std::vector<std::string> bots, names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        const std::string& bot = plan.bots[i];
        auto entrants = bots_named(plan.entry(), bot);
        if (!entrants) return for_option(option, entrants.error());
        if (const auto own = plan.own_limits.find(bot); own != plan.own_limits.end()) {
            const BotLimits limits = own->second;
            plan.own_limits.erase(own);
            for (const std::string& entrant : *entrants)
                plan.own_limits.emplace(entrant, limits);
        }
        const std::string name = plan.given_name(i);
        if (!name.empty() && entrants->size() > 1)
            return misuse("cli", "{}: {} contains {} bots; say which one has the name {}, for example {}", option, bot,
                          entrants->size(), name, entrants->front());
        names.insert(names.end(), entrants->size(), name);
        std::move(entrants->begin(), entrants->end(), std::back_inserter(bots));
    }
    plan.bots = std::move(bots);
    plan.names = std::move(names);
    drop_empty_names(plan);
    return {};
}

/// A seed that bots cannot know beforehand, unless it was named.
Result<> draw_seed(const PlanOptions& options, bool named, Plan& plan) {
    if (options.in_shards && !named && !options.sealed)
        return misuse("cli", "--shard: all shards need the same seed; name one with --seed or in the plan");
    if (options.sealed && named)
        return misuse("cli", "--sealed draws its own secret seed. Leave out the seed you named.");
    if (options.sealed) plan.seal = draw_seal();
    if (options.sealed)
        plan.seed = plan.seal->seed;
    else if (!named)
        plan.seed = fresh_seed();
    // The hash of a contest is public. Another plan with it would end sooner, and print the seed of both.
    if (plan.seal && plan.seal->salt.empty() && !options.in_shards)
        return misuse("cli",
                      "the plan has the hash of a sealed seed: only a shard of that contest can be played with it");
    TRY(find_secret(plan));
    return check_secrecy(plan);
}

Result<Plan> load_plan(const PlanOptions& options, std::vector<Error>& left_out) {
    const bool said_twice = options.game || !options.bots.empty() || options.format || options.seats ||
                            options.matches || options.stop || !options.rules.empty() || options.seed ||
                            options.duplicate || options.together || options.keep || options.ranking ||
                            options.rounds || !options.limits.empty();
    if (said_twice)
        return misuse("cli",
                      "{}: a plan file describes the whole tournament with its limits; only --bots, --names, --sealed, "
                      "--no-trial, --trust-js, --wire-log, --threads, --out, --name, --shard and --json may be added",
                      options.file);
    const auto text = TRY(load_text(options.file));
    auto plan = read_plan(text);
    if (!plan) return for_option(options.file, plan.error());
    const bool table_of_all = plan->seats == seats_for(*plan);
    TRY(name_each(*plan, options.file));
    if (options.folder) {
        TRY(add_folder(*options.folder, *plan, left_out));
    }
    if (options.names) {
        TRY(take_names_file(*options.names, *plan));
    }
    TRY(draw_seed(options, names_seed(text), *plan));
    // A table of all has a seat for each of them, unless the plan says otherwise.
    if (table_of_all) plan->seats = seats_for(*plan);
    if (const auto fits = check_plan(*plan); !fits) return for_option(options.file, fits.error());
    return plan;
}

/// Reads a whole number into `value` if the option was given.
template <class Number>
Result<> take_number(std::string_view option, const std::optional<std::string>& text, std::uint64_t min,
                     std::uint64_t max, Number& value) {
    if (!text) return {};
    const auto number = read_option(option, *text, min, max);
    if (!number) return number.error();
    value = static_cast<Number>(*number);
    return {};
}

Result<> take_entrants(const PlanOptions& options, Plan& plan, std::vector<Error>& left_out) {
    for (const std::string& bot : options.bots) {
        const auto [spec, name] = bot_and_name(bot);
        plan.bots.push_back(spec);
        plan.names.push_back(clean_name(name));
    }
    TRY(name_each(plan, "--bot"));
    if (options.folder) {
        TRY(add_folder(*options.folder, plan, left_out));
    }
    if (options.names) {
        TRY(take_names_file(*options.names, plan));
    }
    if (plan.bots.empty()) return misuse("cli", "--bot: name the bots that take part, each with a --bot of its own");
    // What holds for all first, so that their order does not matter.
    std::vector<std::string> limits = options.limits;
    std::stable_partition(limits.begin(), limits.end(),
                          [](const std::string& limit) { return limit.find(':') == limit.npos; });
    for (const std::string& limit : limits) {
        if (const auto read = read_plan_limit(plan, limit); !read) return for_option("--limit", read.error());
    }
    return {};
}

Result<> take_words(const PlanOptions& options, Plan& plan) {
    if (options.format) {
        const auto format = read_format(*options.format);
        if (!format) return for_option("--format", format.error());
        plan.format = *format;
    }
    if (options.stop) {
        const auto stop = read_stop(*options.stop);
        if (!stop) return for_option("--stop", stop.error());
        plan.stop = *stop;
    }
    if (options.keep) {
        const auto keep = read_keep(*options.keep);
        if (!keep) return misuse("cli", "--keep: \"{}\" must be all, faults, sample or none", *options.keep);
        plan.keep = *keep;
    }
    if (options.ranking) {
        const auto ranking = read_ranking(*options.ranking);
        if (!ranking) return misuse("cli", "--ranking: \"{}\" must be given or round-robin", *options.ranking);
        plan.ranking = *ranking;
    }
    return {};
}

Result<> take_numbers(const PlanOptions& options, Plan& plan) {
    const Info& game = plan.entry().info();
    plan.seats = seats_for(plan);
    const auto min = static_cast<std::uint64_t>(game.min_seats), max = static_cast<std::uint64_t>(game.max_seats);
    TRY(take_number("--seats", options.seats, min, max, plan.seats));
    if (auto read = take_number("--matches", options.matches, 1, std::uint64_t{kMaxMatches}, plan.matches); !read)
        return read;
    if (auto read = take_number("--rounds", options.rounds, 1, std::uint64_t{kMaxEntrants}, plan.rounds); !read)
        return read;
    TRY(take_number("--seed", options.seed, 0, ~0ull, plan.seed));
    return draw_seed(options, options.seed.has_value(), plan);
}

} // namespace

Result<> check_secrecy(const Plan& plan) {
    const auto hosted = std::find_if(plan.bots.begin(), plan.bots.end(), runs_as_program);
    if (plan.seal && hosted != plan.bots.end() && !isolation().on())
        return failure("cli", "{} would not be isolated and could read the sealed seed: {}", *hosted, *isolation().why);
    return {};
}

Result<Plan> plan_of(const PlanOptions& options, std::vector<Error>& left_out) {
    if (!options.file.empty()) return load_plan(options, left_out);
    if (!options.game) return misuse("cli", "name a game with --game, or a plan file");
    const auto game = require_game(*options.game);
    if (!game) return for_option("--game", game.error());
    Plan plan = default_plan(**game);
    TRY(take_entrants(options, plan, left_out));
    for (const auto take : {take_words, take_numbers}) {
        if (const auto taken = take(options, plan); !taken) return taken.error();
    }
    auto rules = TRY(read_rules(**game, options.rules, plan.seats));
    plan.rules = std::move(rules);
    if (const auto fits = (*game)->check(plan.rules, plan.seats); !fits) return for_option("--rules", fits.error());
    plan.duplicate = options.duplicate;
    plan.together = options.together;
    TRY(check_plan(plan));
    return plan;
}

} // namespace hilltop::cli
