// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/version.h"
#include "cli/bench_command.h"
#include "cli/import_command.h"
#include "cli/list_commands.h"
#include "cli/match_command.h"
#include "cli/output.h"
#include "cli/replay_command.h"
#include "cli/tournament_command.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <memory>

namespace hilltop::cli {
namespace {

/// What the arguments ask for; set while they are parsed.
using Run = std::function<Result<>()>;

constexpr const char* kJson = "print one JSON document on standard output and nothing else";
constexpr const char* kRules = "set a rule; may be given several times";
constexpr const char* kSeed = "the number all randomness is made of";

/// A subcommand whose options land in a struct of its own, handed to `work`.
template <class Options>
std::pair<CLI::App*, Options*> add_command(CLI::App& parent, const char* name, const char* text, Run& run,
                                           Result<> (*work)(const Options&)) {
    auto options = std::make_shared<Options>();
    CLI::App* command = parent.add_subcommand(name, text);
    command->callback([options, work, &run] { run = [options, work] { return work(*options); }; });
    return {command, options.get()};
}

/// An option that takes one value each time it is given.
template <class Value>
CLI::Option* add_value(CLI::App* command, const char* name, Value& value, const char* type, const char* text) {
    return command->add_option(name, value, text)->type_name(type)->allow_extra_args(false);
}

void add_lists(CLI::App& app, Run& run) {
    auto [games, games_options] =
        add_command<ListOptions>(app, "games", "list the games and their rules", run, list_games);
    games->add_flag("--json", games_options->json, kJson);
    auto [bots, options] = add_command<ListOptions>(app, "bots", "list the built-in bots", run, list_bots);
    add_value(bots, "game", options->game, "GAME", "of this game only");
    bots->add_flag("--json", options->json, kJson);
}

void add_match(CLI::App& app, Run& run) {
    auto [command, options] = add_command<MatchOptions>(app, "match", "play one match and print it", run, play_match);
    add_value(command, "game", options->game, "GAME", "the game")->required();
    add_value(command, "--seat", options->seats, "BOT", "who sits at the next seat")->required();
    add_value(command, "--seed", options->seed, "N", kSeed);
    add_value(command, "--deal", options->deal, "D", "the number of the deal (that of the match), or a deal ID");
    add_value(command, "--match", options->match, "K", "the number of the match, for the bots' dice (0)");
    add_value(command, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(command, "--record", options->record, "FILE", "write the match as a record (.hmatch)");
    command->add_flag("--json", options->json, kJson);
}

void add_tournament(CLI::App& app, Run& run) {
    CLI::App* tournament = app.add_subcommand("tournament", "let bots play each other");
    tournament->require_subcommand(1);
    auto [command, options] = add_command<TournamentOptions>(
        *tournament, "run", "play a tournament and print its standings", run, run_tournament);
    add_value(command, "plan", options->plan_file, "PLAN.json", "a file that says all of the following");
    add_value(command, "--game", options->game, "GAME", "the game");
    add_value(command, "--bot", options->bots, "BOT", "takes part; may be given several times");
    add_value(command, "--format", options->format, "FORMAT", "round-robin");
    add_value(command, "--seats", options->seats, "N", "seats at a table");
    add_value(command, "--matches", options->matches, "N", "matches per pairing (1000)");
    add_value(command, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(command, "--seed", options->seed, "N", kSeed);
    command->add_flag("--duplicate", options->duplicate, "play each deal with all seatings");
    add_value(command, "--threads", options->threads, "T", "workers (as many as the machine has)");
    add_value(command, "--out", options->out, "FILE.htour", "")->group("");
    add_value(command, "--shard", options->shard, "I/N", "")->group("");
    command->add_flag("--json", options->json, kJson);
}

void add_replay(CLI::App& app, Run& run) {
    auto [command, options] = add_command<ReplayOptions>(app, "replay", "play a record again", run, replay_record);
    add_value(command, "file", options->file, "FILE", "a record (.hmatch)")->required();
    add_value(command, "--match", options->match, "K", "the K-th record of the file, counted from 0");
    add_value(command, "--step", options->step, "N", "show the table at this step, counted from 0");
    add_value(command, "--seat", options->seat, "S", "show only what this seat could see, counted from 0");
    command->add_flag("--json", options->json, kJson);
}

void add_import(CLI::App& app, Run& run) {
    auto [command, options] =
        add_command<ImportOptions>(app, "import", "read another program's log into a record", run, import_log);
    add_value(command, "format", options->format, "FORMAT", "the log's format")->required();
    add_value(command, "file", options->file, "FILE", "the log")->required();
    add_value(command, "--record", options->record, "OUT", "the record to write (.hmatch)")->required();
    add_value(command, "--seed", options->seed, "N", "fills in what the log does not say (1)");
}

void add_bench(CLI::App& app, Run& run) {
    auto [command, options] = add_command<BenchOptions>(app, "bench", "measure matches per second", run, run_bench);
    add_value(command, "game", options->game, "GAME", "this game only");
    add_value(command, "--bot", options->bots, "BOT", "plays; may be given several times");
    command->add_flag("--json", options->json, kJson);
}

std::string commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return fmt::format("{} {}", names.size() == 1 ? "there is" : "there are", fmt::join(names, ", "));
}

/// What is wrong with the arguments, in our words where CLI11's would not say what there is instead.
std::string parse_problem(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App* last = &app;
    std::string where;
    while (!last->get_subcommands().empty()) {
        last = last->get_subcommands().front();
        where += (where.empty() ? "" : " ") + last->get_name();
    }
    const std::string before = where.empty() ? "" : where + ": ";
    const auto unknown = last->remaining();
    const auto option =
        std::find_if(unknown.begin(), unknown.end(), [](const std::string& word) { return word.starts_with('-'); });
    if (option != unknown.end())
        return fmt::format("{}unknown option {}, --help says which there are", before, *option);
    const bool wants_command = last->get_require_subcommand_min() > 0;
    if (unknown.empty() && wants_command)
        return fmt::format("{}a command is missing, {}; --help says more", before, commands_of(*last));
    if (unknown.empty()) return before + error.what();
    if (wants_command) return fmt::format("{}unknown command \"{}\", {}", before, unknown.front(), commands_of(*last));
    return fmt::format("{}\"{}\" is too much, --help says what may be given", before, unknown.front());
}

int run(int argc, char** argv) {
    CLI::App app("Matches, tournaments and records of card games on the command line.", "hilltop-cli");
    app.set_version_flag("--version", fmt::format("hilltop-cli {}", kVersion));
    app.require_subcommand(1);
    Run chosen;
    add_lists(app, chosen);
    add_match(app, chosen);
    add_tournament(app, chosen);
    add_replay(app, chosen);
    add_import(app, chosen);
    add_bench(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wanted) { // --help and --version
        app.exit(wanted);
        return 0;
    } catch (const CLI::ParseError& error) {
        return report(usage_error(parse_problem(app, error)));
    }
    const auto done = chosen();
    const auto written = finish_output();
    if (!done) return report(done.error());
    return written ? 0 : report(written.error());
}

} // namespace
} // namespace hilltop::cli

int main(int argc, char** argv) {
    try {
        return hilltop::cli::run(argc, argv);
    } catch (const std::exception& error) {
        return hilltop::cli::report(hilltop::Error{error.what()});
    }
}
