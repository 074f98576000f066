// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/contest_commands.h"

#include "cli/faults_command.h"
#include "cli/matches_command.h"
#include "cli/replay_command.h"

#include <fmt/format.h>

namespace hilltop::cli {
namespace {

void add_show(CLI::App& contest, Run& run, const ContestWords& words, Result<> (*work)(const ShowOptions& options)) {
    auto [show, options] = add_command<ShowOptions>(contest, "show", "print standings, or a match", run, work);
    add_value(show, "file", options->file, words.type, words.file)->required();
    CLI::Option* const match = add_value(show, "--match", options->match, "N", "show this match, counted from 1");
    CLI::Option* const json = show->add_flag("--json", options->json, kJson);
    CLI::Option* const csv = show->add_flag(
        "--csv", options->csv, fmt::format("print comma-separated values, one line per {}", words.entrant));
    CLI::Option* const markdown = show->add_flag("--markdown", options->markdown, "print tables of Markdown");
    CLI::Option* const luck =
        show->add_flag("--luck", options->luck.wanted,
                       "also adjust for luck: analyse matches, store the analyses beside the file, and sum up");
    for (CLI::Option* const option :
         {add_value(
              show, "--matches", options->luck.most, "N",
              "with --luck: analyse N matches, spread evenly; those analysed before are not analysed again (100)"),
          add_value(show, "--samples", options->luck.samples, "N",
                    "with --luck: simulations per position (0: automatic)"),
          add_value(show, "--threads", options->luck.threads, "T",
                    "with --luck: number of threads (default: one per processor)")})
        option->needs(luck);
    show->add_flag("--pairs", options->pairs,
                   "for tables drawn at random: also show how much more or less a bot wins when another one sits at "
                   "its table, and whether that is beyond chance")
        ->excludes(match)
        ->excludes(csv)
        ->excludes(markdown);
    luck->excludes(match)->excludes(csv)->excludes(markdown);
    csv->excludes(json)->excludes(match);
    markdown->excludes(json)->excludes(csv)->excludes(match);
    CLI::Option* const site =
        add_value(show, "--site", options->site, "FOLDER", "write the standings as pages for any web server");
    site->excludes(json)->excludes(csv)->excludes(markdown)->excludes(match)->excludes(luck);
    add_value(show, "--title", options->title, "TEXT", "with --site: the name of the contest")->needs(site);
    add_value(show, "--pages", options->pages, "N", "with --site: at most N matches get a page to step through (200)")
        ->needs(site);
    show->add_flag("--offer-file", options->offers_file,
                   "with --site: offer the contest's file for download; it names or contains the files of its bots")
        ->needs(site);
}

void add_matches(CLI::App& contest, Run& run, const ContestWords& words) {
    auto [matches, options] = add_command<MatchesOptions>(
        contest, "matches", "list the matches with their numbers, seats and results", run, list_matches);
    add_value(matches, "file", options->file, words.type, words.file)->required();
    add_value(matches, "--bot", options->bot, "BOT", "only this bot: its name, its file, or BOT as it was added");
    add_value(matches, "--against", options->against, "BOT", "only matches against this bot");
    CLI::Option* const json = matches->add_flag("--json", options->json, kJson);
    matches->add_flag("--csv", options->csv, "print comma-separated values, one line per seat")->excludes(json);
}

void add_faults(CLI::App& contest, Run& run, const ContestWords& words) {
    auto [faults, options] = add_command<FaultsOptions>(
        contest, "faults", "list the faults of bots, with the questions and their output", run, list_faults);
    add_value(faults, "file", options->file, words.type, words.file)->required();
    add_value(faults, "--bot", options->bot, "BOT", "only this bot: its name, its file, or BOT as it was added");
    add_value(faults, "--word", options->word, "WORD", "only faults of this kind: time-out, crash, not-allowed ...");
    CLI::Option* const json = faults->add_flag("--json", options->json, kJson);
    faults->add_flag("--csv", options->csv, "print comma-separated values, one line per fault")->excludes(json);
}

} // namespace

void add_contest_looking(CLI::App& contest, Run& run, const ContestWords& words,
                         Result<> (*show)(const ShowOptions& options)) {
    add_show(contest, run, words, show);
    add_matches(contest, run, words);
    add_faults(contest, run, words);
    add_replay(contest, run, words.type, words.file);
}

void add_replay(CLI::App& parent, Run& run, const char* type, const char* file) {
    auto [command, options] = add_command<ReplayOptions>(parent, "replay", "replay a match", run, replay_record);
    add_value(command, "file", options->file, type, file)->required();
    add_value(command, "--match", options->match, "K",
              "use the K-th record of the file, or match number K, counted from 1");
    add_value(command, "--step", options->step, "N", "show the table at this step, counted from 1");
    add_value(command, "--seat", options->seat, "S", "show only what this seat could see, counted from 1");
    add_value(command, "--html", options->html, "OUT",
              "write the match as one HTML page to step through, with its analysis if the record has one");
    command->add_flag("--spoilers", options->spoilers, "on the page, show the result and all moves from the start");
    command->add_flag("--rests", options->rests, kRests);
    command->add_flag("--json", options->json, kJson);
}

} // namespace hilltop::cli
