// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hill_commands.h"

#include "cli/contest_commands.h"
#include "cli/hill_change.h"
#include "cli/hill_run.h"
#include "cli/hill_show.h"

namespace hilltop::cli {
namespace {

constexpr const char* kHill = "a hill file";
constexpr const char* kHillType = "FILE.hhill";
constexpr const char* kSiteUrl =
    "the address of the published site, for absolute links in its feed (default: relative links)";

/// What is wrong with an author's name.
std::string is_not_empty(const std::string& text) {
    return text.find_first_not_of(' ') != std::string::npos
               ? std::string()
               : "the name is empty; leave the option out to name no author";
}

void add_hill_new(CLI::App& hill, Run& run) {
    auto [command, options] = add_command<NewHillOptions>(hill, "new", "create a hill, without bots", run, make_hill);
    add_value(command, "file", options->file, kHillType, "the file to create")->required();
    add_value(command, "--game", options->game, "GAME", "the game")->required();
    add_value(command, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(command, "--seats", options->seats, "N", "seats at a table");
    CLI::Option* const seed = add_value(command, "--seed", options->seed, "N",
                                        "the seed of all deals; anyone who has it knows the deals (default: secret "
                                        "deals, published when a season ends)");
    add_value(command, "--season-key", options->season_key, "SEASON:KEY",
              "play the deals of another hill again, those of this season and of the seasons before it")
        ->excludes(seed);
    add_value(command, "--matches", options->matches, "N",
              "matches in the first and every further part of a pairing or table (100, at a table 48)");
    add_value(command, "--tables", options->tables, "N",
              "tables per bot, with the other seats drawn at random; with 0 each pair meets, and where all play "
              "together each bot plays alone (20 with more than two sides or where all play together, else 0)");
    command->add_flag("--duplicate", options->duplicate, "all pairs play the same deals, each with every seating");
    command->add_flag("--authors-apart", options->authors_apart, "bots of one author never meet");
    add_value(command, "--entries-per-author", options->entries_per_author, "N",
              "maximum bots per author at the same time (0: no limit)");
    add_value(command, "--versions-a-day", options->versions_a_day, "N",
              "maximum bots and new versions per author and day, UTC (0: no limit)");
    add_value(command, "--places", options->places, "N",
              "spend budgets until the order of the first N bots is clear; 0: of all bots (5)");
    add_value(command, "--interval", options->interval, "WIDTH",
              "spend no budget on neighbours whose result has a 95 % interval narrower than this (default: no limit)");
    add_value(command, "--limit", options->limits, "NAME=VALUE", kLimits);
}

void add_hill_changes(CLI::App& hill, Run& run) {
    auto [add, options] = add_command<AddOptions>(hill, "add", "add bots, or new versions of them", run, add_to_hill);
    add_value(add, "file", options->file, kHillType, kHill)->required();
    add->add_option("bots", options->bots, "a built-in bot, KIND:FILE, or a file or folder with bots")
        ->type_name("BOT")
        ->required();
    add_value(add, "--name", options->words.name, "NAME", "the bot's name; only with one bot");
    add_value(add, "--author", options->words.author, "TEXT", "the bot's author")->check(is_not_empty);
    add_value(add, "--link", options->words.link, "URL", "the bot's web address");
    add_value(add, "--licence", options->words.licence, "TEXT", "the bot's licence");
    add->add_flag("--replace", options->replace,
                  "add it as a new version of the bot of that name, whatever its file is called");
    add->add_flag("--no-trial", options->no_trial, "skip its trial");

    auto [retire, retire_options] = add_command<LeaveOptions>(
        hill, "retire", "retire a bot: it stops playing, and its matches stay", run, retire_bot);
    auto [disqualify, disqualify_options] = add_command<LeaveOptions>(
        hill, "disqualify", "disqualify a bot: it stops playing, and this version cannot join again", run,
        disqualify_bot);
    auto [back, back_options] = add_command<LeaveOptions>(
        hill, "back", "let a bot play again that dropped out or was disqualified", run, let_back);
    for (const auto& [command, leave] : {std::pair{retire, retire_options}, std::pair{disqualify, disqualify_options},
                                         std::pair{back, back_options}}) {
        add_value(command, "file", leave->file, kHillType, kHill)->required();
        add_value(command, "name", leave->name, "NAME", "the bot's name in the standings")->required();
        add_value(command, "--why", leave->why, "TEXT", "the reason, stored in the log");
    }
    disqualify->get_option("--why")->required();

    auto [season, season_options] = add_command<SeasonOptions>(
        hill, "season", "end a season: keep today's standings under a name", run, keep_season_of);
    add_value(season, "file", season_options->file, kHillType, kHill)->required();
    add_value(season, "name", season_options->name, "NAME", "such as \"Spring 2027\"")->required();

    auto [final, final_options] = add_command<FinalOptions>(
        hill, "final", "begin a final: the best bots play each other again, on new deals", run, begin_final_of);
    add_value(final, "file", final_options->file, kHillType, kHill)->required();
    add_value(final, "name", final_options->name, "NAME", "such as \"Spring 2027\"")->required();
    add_value(final, "--matches", final_options->matches, "N", "matches per pairing, rounded up to whole parts")
        ->required();
    add_value(final, "--places", final_options->places, "N",
              "the first N bots of the standings take part (default: all)");
}

void add_hill_playing(CLI::App& hill, Run& run) {
    auto [command, options] = add_command<RunHillOptions>(hill, "run", "play the matches that are due", run, run_hill);
    add_value(command, "file", options->file, kHillType, kHill)->required();
    add_value(command, "--threads", options->threads, "T", kThreads);
    CLI::Option* const budget =
        add_value(command, "--budget", options->budget, "N",
                  "then play up to N extra matches where the order is unclear; an unfinished budget is continued");
    CLI::Option* const shard =
        add_value(command, "--shard", options->shard, "I/N",
                  "in a copy of the file: play only share I of N of what is due, counted from 0; see merge");
    CLI::Option* const run_site =
        add_value(command, "--site", options->site, "FOLDER", "write the site (see site) every minute and at the end");
    add_value(command, "--url", options->url, "URL", kSiteUrl)->needs(run_site);
    CLI::Option* const json = command->add_flag("--json", options->json, kJson);
    CLI::Option* const estimate =
        command->add_flag("--estimate", options->estimate, "print what is due and how long it takes, without playing");
    for (CLI::Option* const other : {budget, shard, run_site, json})
        estimate->excludes(other);

    auto [merge, merge_options] = add_command<MergeHillOptions>(
        hill, "merge", "collect the matches played in copies of a hill", run, merge_into_hill);
    add_value(merge, "file", merge_options->file, kHillType, kHill)->required();
    merge->add_option("copies", merge_options->copies, "copies of this hill, with the same log")
        ->type_name("COPY")
        ->required();

    auto [watch, watch_options] = add_command<WatchHillOptions>(
        hill, "watch", "check the bots in a folder, add or refuse them, and write a report beside each", run,
        watch_hill);
    add_value(watch, "file", watch_options->file, kHillType, kHill)->required();
    add_value(watch, "folder", watch_options->folder, "FOLDER", "the folder of submissions")->required();
    add_value(watch, "--every", watch_options->every, "SECONDS",
              "check the folder again after this time (default: check once)");
    add_value(watch, "--checks", watch_options->checks, "N",
              "check at most N bots at a time, the others the next time (200)");
    add_value(watch, "--author", watch_options->author, "TEXT",
              "the author of all bots in this folder (default: from the .about.json beside each bot)")
        ->check(is_not_empty);
    watch->add_flag("--run", watch_options->plays, "play the matches that are due after each check");
    add_value(watch, "--threads", watch_options->threads, "T",
              "bots checked at the same time, and worker threads of --run (default: one per processor)");
    watch->add_flag("--not-isolated", watch_options->not_isolated,
                    "run the bots even if nothing keeps them from your files and the network");
}

void add_hill_showing(CLI::App& hill, Run& run) {
    add_contest_looking(hill, run, {kHillType, kHill, "bot"}, show_hill);
    auto [status, options] = add_command<ShowOptions>(hill, "status", "print the standings", run, show_hill);
    add_value(status, "file", options->file, kHillType, kHill)->required();
    CLI::Option* const json = status->add_flag("--json", options->json, kJson);
    CLI::Option* const csv = status->add_flag("--csv", options->csv, "print comma-separated values, one line per bot");
    CLI::Option* const markdown = status->add_flag("--markdown", options->markdown, "print tables of Markdown");
    csv->excludes(json);
    markdown->excludes(json)->excludes(csv);

    auto [log, log_options] = add_command<ShowOptions>(hill, "log", "print the log, one line per event", run, show_log);
    add_value(log, "file", log_options->file, kHillType, kHill)->required();
    log->add_flag("--json", log_options->json, kJson);

    auto [site, site_options] =
        add_command<ShowOptions>(hill, "site", "write the hill as pages for any web server", run, write_site_of_hill);
    add_value(site, "file", site_options->file, kHillType, kHill)->required();
    add_value(site, "--out", site_options->site, "FOLDER", "a new folder, or one with an earlier site of Hilltop")
        ->required();
    add_value(site, "--title", site_options->title, "TEXT", "the name of the contest");
    add_value(site, "--url", site_options->url, "URL", kSiteUrl);
    add_value(site, "--pages", site_options->pages, "N", "at most N matches get a page to step through (200)");
    site->add_flag("--offer-file", site_options->offers_file,
                   "offer the hill file for download, with the files of its bots");

    auto [dump, dump_options] = add_command<ShowOptions>(
        hill, "dump", "print a canonical dump of the results, for comparing files", run, dump_hill);
    add_value(dump, "file", dump_options->file, kHillType, kHill)->required();
}

} // namespace

void add_hill(CLI::App& app, Run& run) {
    CLI::App* hill = app.add_subcommand("hill", "run a contest that stays open: bots come and go, matches are kept");
    hill->require_subcommand(1);
    add_hill_new(*hill, run);
    add_hill_changes(*hill, run);
    add_hill_playing(*hill, run);
    add_hill_showing(*hill, run);
}

} // namespace hilltop::cli
