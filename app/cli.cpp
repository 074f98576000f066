// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/version.h"
#include "cli/add_command.h"
#include "cli/author_commands.h"
#include "cli/before_command.h"
#include "cli/contest_commands.h"
#include "cli/hill_commands.h"
#include "cli/import_command.h"
#include "cli/judge_command.h"
#include "cli/list_commands.h"
#include "cli/named_bots.h"
#include "cli/output.h"
#include "cli/parse_problem.h"
#include "cli/review_command.h"
#include "cli/solve_command.h"
#include "cli/tournament_run.h"
#include "cli/verify_command.h"
#include "hosting/host_bots.h"
#include "hosting/languages/javascript/js_check.h"
#include "system/terminal.h"
#include "system/users.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <new>
#include <system_error>

namespace hilltop::cli {
namespace {

void add_lists(CLI::App& app, Run& run) {
    auto [games, games_options] =
        add_command<ListOptions>(app, "games", "list the games and their rules", run, list_games);
    games->add_flag("--json", games_options->json, kJson);
    auto [bots, options] =
        add_command<ListOptions>(app, "bots", "list the built-in bots, the weakest first", run, list_bots);
    add_value(bots, "game", options->game, "GAME", "list only the bots of this game");
    bots->add_flag("--json", options->json, kJson);
}

void add_schema(CLI::App& app, Run& run) {
    auto [command, options] = add_command<SchemaOptions>(
        app, "schema", "print the JSON Schema of a game's views, answers and records", run, print_schema);
    add_value(command, "game", options->game, "GAME", "the game")->required();
}

void add_plan(CLI::App* command, PlanOptions& plan) {
    add_value(command, "plan", plan.file, "PLAN.json",
              "a JSON file that describes the tournament, in place of most options below");
    add_value(command, "--game", plan.game, "GAME", "the game");
    add_value(command, "--bot", plan.bots, "BOT",
              "a bot that takes part; \"BOT as NAME\" gives it a name; may be given several times");
    add_value(command, "--bots", plan.folder, "FOLDER",
              "all bots in this folder take part, in addition to those of a plan");
    add_value(command, "--names", plan.names, "FILE",
              "a file with the names of bots, one per line: Nestor.java as Old Nestor");
    add_value(command, "--format", plan.format, "FORMAT",
              "how bots meet: " + format_words() + " (default: the game's own)");
    add_value(command, "--seats", plan.seats, "N", "seats at a table");
    add_value(command, "--matches", plan.matches, "N", "matches per pairing, or in total at shared tables (1000)");
    add_value(command, "--stop", plan.stop, "RULE",
              "when to end early: fixed (never), interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA] (fixed)");
    add_value(command, "--rules", plan.rules, "KEY=VALUE", kRules);
    CLI::Option* const seed =
        add_value(command, "--seed", plan.seed, "N", "the seed of all random numbers (default: a random one)");
    command->add_flag("--sealed", plan.sealed, "use a secret seed: print its hash now and the seed at the end")
        ->excludes(seed);
    command->add_flag("--duplicate", plan.duplicate, "play each deal with every seating");
    command->add_flag("--together", plan.together,
                      "run bots of one language in one process with the engine: much faster, with the same results, "
                      "but bots are not isolated from each other");
    add_value(command, "--ranking", plan.ranking, "RANKING",
              "how entrants are ranked before a knockout or cup: given or round-robin (given)");
    add_value(command, "--rounds", plan.rounds, "N",
              "number of rounds in the Swiss format (default: as many as needed)");
    add_value(command, "--keep", plan.keep, "WHICH",
              "which matches to store as records: all, faults, sample or none (faults)");
    add_value(command, "--limit", plan.limits, "NAME=VALUE",
              "limits of hosted bots: decision=250ms, start=10s, memory=512M ...; BOT:decision=2s for one bot; may be "
              "given several times");
}

void add_playing(CLI::App& tournament, Run& run) {
    auto [command, options] = add_command<TournamentOptions>(
        tournament, "run", "play a tournament and print its standings", run, run_tournament);
    add_plan(command, options->plan);
    constexpr const char* kTrustJs =
        "run JavaScript (js:) inside Hilltop: many times faster, but without a memory limit";
    add_value(command, "--threads", options->threads, "T", kThreads);
    add_value(command, "--out", options->out, "FILE.htour", "save the results to a new file while playing");
    add_value(command, "--name", options->name, "TEXT", "the name of the tournament, stored in the file");
    command->add_flag("--trust-js", options->trust_js, kTrustJs);
    add_value(command, "--wire-log", options->wire_log, "FOLDER", kWireLog);
    add_value(command, "--shard", options->shard, "I/N", "play only share I of N, counted from 0");
    command->add_flag("--no-trial", options->no_trial, "skip the trial of the bots before the first match");
    command->add_flag("--json", options->json, kJson);

    auto [resume, resume_options] =
        add_command<ResumeOptions>(tournament, "resume", "resume a tournament", run, resume_tournament_file);
    add_value(resume, "file", resume_options->file, "FILE.htour", "a tournament file")->required();
    add_value(resume, "--threads", resume_options->threads, "T", kThreads);
    resume->add_flag("--trust-js", resume_options->trust_js, kTrustJs);
    add_value(resume, "--wire-log", resume_options->wire_log, "FOLDER", kWireLog);
    resume->add_flag("--json", resume_options->json, kJson);
}

void add_looking(CLI::App& tournament, Run& run) {
    constexpr const char* kFile = "a tournament file";
    auto [status, status_options] =
        add_command<ShowOptions>(tournament, "status", "show the progress of a tournament", run, tell_status);
    add_value(status, "file", status_options->file, "FILE.htour", kFile)->required();
    status->add_flag("--json", status_options->json, kJson);

    add_contest_looking(tournament, run, {"FILE.htour", kFile, "entrant"}, show_tournament);

    auto [dump, dump_options] = add_command<ShowOptions>(
        tournament, "dump", "print a canonical dump of the results, for comparing files", run, dump_tournament);
    add_value(dump, "file", dump_options->file, "FILE.htour", kFile)->required();

    auto [merge, merge_options] = add_command<MergeOptions>(
        tournament, "merge", "merge all shards of a tournament into one file", run, merge_tournament);
    add_value(merge, "out", merge_options->out, "OUT.htour", "the file to create")->required();
    merge->add_option("parts", merge_options->parts, "the shards, in any order")->type_name("PART.htour")->required();
}

void add_tournament(CLI::App& app, Run& run) {
    CLI::App* tournament = app.add_subcommand("tournament", "run tournaments of bots");
    tournament->require_subcommand(1);
    add_playing(*tournament, run);
    add_looking(*tournament, run);
}

void add_beliefs(CLI::App& app, Run& run) {
    auto [command, options] = add_command<BeliefsOptions>(
        app, "beliefs", "print where hidden cards may be, from what a seat knows", run, print_beliefs);
    add_value(command, "file", options->file, "FILE", kMatchFile)->required();
    add_value(command, "--match", options->match, "K",
              "use the K-th record of the file, or match number K, counted from 1");
    add_value(command, "--step", options->step, "N", "the step to look at, counted from 1")->required();
    add_value(command, "--seat", options->seat, "S",
              "the seat that looks, counted from 1 (default: the first that has to decide)");
    add_value(command, "--worlds", options->worlds, "N",
              "possible deals to sample where there is no exact method (1000)");
    add_value(command, "--seed", options->seed, "N", kSeed);
    command->add_flag("--json", options->json, kJson);
}

void add_verify(CLI::App& app, Run& run) {
    auto [command, options] = add_command<VerifyOptions>(
        app, "verify", "check cards against the seal published before the match", run, verify_records);
    add_value(command, "file", options->file, "FILE", "records (.hmatch), a tournament (.htour) or a hill (.hhill)")
        ->required();
    command->add_flag("--json", options->json, kJson);
}

void add_import(CLI::App& app, Run& run) {
    auto [command, options] =
        add_command<ImportOptions>(app, "import", "convert another program's log to records", run, import_log);
    add_value(command, "format", options->format, "FORMAT", "the log's format")->required();
    add_value(command, "file", options->file, "FILE", "the log")->required();
    add_value(command, "--record", options->record, "OUT", "the file of records to write (.hmatch)")->required();
    add_value(command, "--seed", options->seed, "N", "the seed for what the log does not contain (1)");

    auto [exporting, out] =
        add_command<ExportOptions>(app, "export", "convert records to another program's log", run, export_log);
    add_value(exporting, "format", out->format, "FORMAT", "the log's format")->required();
    add_value(exporting, "file", out->file, "FILE", "records (.hmatch), a tournament (.htour) or a hill (.hhill)")
        ->required();
    add_value(exporting, "--match", out->match, "K",
              "export only the K-th record, or match number K, counted from 1 (required for a tournament or hill)");
    add_value(exporting, "--out", out->out, "OUT", "the log to write")->required();
}

void add_review(CLI::App& app, Run& run) {
    auto [command, options] = add_command<ReviewOptions>(
        app, "review", "analyse all decisions of matches, and the luck of their cards", run, review_matches);
    command
        ->add_option(
            "files", options->files,
            "matches to analyse: records (.hmatch), folders of records, tournaments (.htour) or hills (.hhill)")
        ->type_name("FILE")
        ->required();
    add_value(command, "--match", options->match, "K",
              "analyse only the K-th record of the file, or match number K, counted from 1");
    add_value(command, "--samples", options->samples, "N", "simulations per position (0: automatic)");
    add_value(command, "--seed", options->seed, "N", "the seed of all random numbers (0)");
    add_value(command, "--threads", options->threads, "T", kThreads);
    add_value(command, "--matches", options->most, "N", "with many matches, analyse at most N, spread evenly (all)");
    add_value(command, "--bot", options->bot, "NAME", "with many matches, show only this bot");
    add_value(command, "--worst", options->worst, "N", "with many matches, list the N costliest decisions (10)");
    add_value(
        command, "--marks", options->marks, "A,B,C",
        "the losses from which decisions are marked ?!, ? and ??, in the game's unit (0.02,0.05,0.10 of a match won)");
    command->add_flag("--style", options->style,
                      "with many matches, show only how often each player chooses what, compared with the others");
    add_value(command, "--sum", options->sum, "SEAT",
              "with one match, list every step from start to result for this seat, counted from 1");
    command->add_flag("--save", options->save,
                      "save the analyses in the files of records, or beside the file of a tournament or hill");
    add_value(command, "--record", options->record, "FILE",
              "save the matches with their analyses to this file (.hmatch)");
    command->add_flag("--why", options->why, "with one match, explain what each mistake depends on");
    add_value(command, "--html", options->html, "OUT",
              "write the analysis as one HTML page; with many matches, its tables");
    add_value(command, "--site", options->site, "FOLDER",
              "write pages for any web server: the losses of each player, and each match with its analysis");
    add_value(command, "--text", options->text, "OUT", "write the text to this file instead of printing it");
    command->add_flag("--json", options->json, kJson);
}

void add_before(CLI::App& app, Run& run) {
    auto [command, options] = add_command<BeforeOptions>(
        app, "before", "show earlier answers in a position, and their results", run, tell_before);
    add_value(command, "file", options->file, "FILE", kMatchFile)->required();
    command
        ->add_option("files", options->files,
                     "matches to search: records (.hmatch), folders of records, tournaments (.htour) or hills (.hhill) "
                     "(default: FILE)")
        ->type_name("FILE");
    add_value(command, "--decision", options->decision, "N", "the decision of the match, counted from 1")->required();
    add_value(command, "--match", options->match, "K",
              "use the K-th record of the file, or match number K, counted from 1");
    add_value(command, "--player", options->player, "NAME",
              "count this player's answers separately (default: those of people)");
    add_value(command, "--matches", options->most, "N", "search at most N matches, spread evenly (all)");
    add_value(command, "--list", options->list, "N", "list the first N answers found (10)");
    add_value(command, "--threads", options->threads, "T", kThreads);
    command->add_flag("--json", options->json, kJson);
}

void add_judge(CLI::App& app, Run& run) {
    auto [command, options] =
        add_command<JudgeOptions>(app, "judge", "evaluate the answers in one position", run, judge_position);
    add_value(command, "file", options->file, "FILE",
              "a position as a seat sees it, or a match copied from the window; - or nothing reads standard input");
    add_value(command, "--seat", options->seat, "SEAT",
              "the seat that answers, counted from 1, where several seats decide at once");
    add_value(command, "--samples", options->samples, "N", "number of simulations (0: automatic)");
    add_value(command, "--seed", options->seed, "N", "the seed of all random numbers (0)");
    command->add_flag("--json", options->json, kJson);
}

void add_solving(CLI::App& app, Run& run) {
    auto [solving, options] =
        add_command<SolveOptions>(app, "solve", "solve a game and store its tables", run, run_solve);
    add_value(solving, "game", options->game, "GAME", "the game")->required();
    add_value(solving, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(solving, "--threads", options->threads, "T", kThreads);
    solving->add_flag("--bench", options->bench, "measure the time from the beginning, and store nothing");
    solving->add_flag("--json", options->json, kJson);

    auto [exploiting, exploit] = add_command<ExploitOptions>(
        app, "exploit", "compute a best response to a bot, and what it gains", run, run_exploit);
    add_value(exploiting, "game", exploit->game, "GAME", "the game")->required();
    add_value(exploiting, "bot", exploit->bot, "BOT", "a built-in bot")->required();
    add_value(exploiting, "--rules", exploit->rules, "KEY=VALUE", kRules);
    add_value(exploiting, "--matches", exploit->matches, "N",
              "where no best response can be computed: matches to try the strongest built-in bot (2000)");
    exploiting->add_flag("--json", exploit->json, kJson);
}

int run(int argc, char** argv) {
    CLI::App app("Matches, tournaments and records of card games on the command line.", "hilltop-cli");
    app.set_version_flag("--version", fmt::format("hilltop-cli {}", kVersion));
    app.require_subcommand(1);
    Run chosen;
    add_lists(app, chosen);
    add_schema(app, chosen);
    add_match(app, chosen);
    add_tournament(app, chosen);
    add_hill(app, chosen);
    add_replay(app, chosen, "FILE", kMatchFile);
    add_beliefs(app, chosen);
    add_verify(app, chosen);
    add_import(app, chosen);
    add_author_commands(app, chosen);
    add_review(app, chosen);
    add_before(app, chosen);
    add_judge(app, chosen);
    add_solving(app, chosen);
    try {
        auto arguments = join_names({argv + 1, argv + argc});
        std::reverse(arguments.begin(), arguments.end()); // as CLI11 takes them
        app.parse(std::move(arguments));
    } catch (const CLI::Success& wanted) { // --help and --version
        app.exit(wanted);
        const auto written = finish_output();
        return written ? 0 : report(written.error());
    } catch (const CLI::ParseError& error) {
        return report(parse_problem(app, error));
    }
    const auto done = chosen();
    const auto written = finish_output();
    if (!done) return report(done.error());
    return written ? 0 : report(written.error());
}

} // namespace
} // namespace hilltop::cli

int main(int argc, char** argv) {
    hilltop::hold_standard_files();
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // writing beyond the file size limit fails with an error instead
#endif
    if (const auto checked = hilltop::js_child(argc, argv)) return *checked;
    // Engines of JavaScript want one, and it must not decide how numbers are written.
    const auto ground = hilltop::js_ground(argc, argv);
    std::setlocale(LC_ALL, "C.UTF-8");
    hilltop::settle_folders();
    try {
        hilltop::host_bots();
        return hilltop::cli::run(argc, argv);
    } catch (const std::bad_alloc&) {
        return hilltop::cli::report(hilltop::failure("cli", "there is not enough memory for this"));
    } catch (const std::system_error& error) {
        if (std::ferror(stdout) != 0) return hilltop::cli::report(hilltop::cli::output_error(error.code().value()));
        return hilltop::cli::report(hilltop::failure("cli", "{}", error.what()));
    } catch (const std::exception& error) {
        return hilltop::cli::report(hilltop::failure("cli", "{}", error.what()));
    }
}
