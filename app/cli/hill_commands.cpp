// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/hill_commands.h"

#include "cli/contest_commands.h"
#include "cli/hill_change.h"
#include "cli/hill_run.h"
#include "cli/hill_show.h"

namespace hilltop::cli {
namespace {

constexpr const char* kHill = "a hill's file";
constexpr const char* kHillType = "FILE.hhill";
constexpr const char* kSiteUrl = "where the site is published: links of its feed are absolute (relative)";

/// What is wrong with an author's name.
std::string is_not_empty(const std::string& text) {
    return text.find_first_not_of(' ') != std::string::npos ? std::string()
                                                            : "is empty; leave it out to name no author";
}

void add_hill_new(CLI::App& hill, Run& run) {
    auto [command, options] =
        add_command<NewHillOptions>(hill, "new", "make a contest that stays open, without bots", run, make_hill);
    add_value(command, "file", options->file, kHillType, "the file to make")->required();
    add_value(command, "--game", options->game, "GAME", "the game")->required();
    add_value(command, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(command, "--seats", options->seats, "N", "seats at a table");
    CLI::Option* const seed =
        add_value(command, "--seed", options->seed, "N",
                  "all deals come from it, and those who know it know them (secret deals, told when a season ends)");
    add_value(command, "--season-key", options->season_key, "SEASON:KEY",
              "the deals of another hill, of this season and those before it, to play them again")
        ->excludes(seed);
    add_value(command, "--matches", options->matches, "N",
              "matches that every pair plays, or every table, and of every further part (100, of a table 48)");
    add_value(
        command, "--tables", options->tables, "N",
        "each bot brings N tables whose other seats are drawn at random, or with 0 each pair meets, and in a game "
        "where all play together each bot plays alone (20 where more than two sides sit at a table or all play "
        "together, else 0)");
    command->add_flag("--duplicate", options->duplicate, "all pairs play the same deals, each with all seatings");
    command->add_flag("--authors-apart", options->authors_apart, "bots of one author never meet");
    add_value(command, "--entries-per-author", options->entries_per_author, "N",
              "bots that an author may have here at the same time (0: any number)");
    add_value(command, "--versions-a-day", options->versions_a_day, "N",
              "bots and new versions that an author may add on a day, UTC (0: any number)");
    add_value(command, "--places", options->places, "N",
              "budgets are spent until the order of the first N is certain, or with 0 that of all (5)");
    add_value(command, "--interval", options->interval, "WIDTH",
              "a budget is not spent on neighbours whose 95 % interval of what is won is narrower (never)");
    add_value(command, "--limit", options->limits, "NAME=VALUE", kLimits);
}

void add_hill_changes(CLI::App& hill, Run& run) {
    auto [add, options] =
        add_command<AddOptions>(hill, "add", "let bots take part, or new versions of them", run, add_to_hill);
    add_value(add, "file", options->file, kHillType, kHill)->required();
    add->add_option("bots", options->bots, "built in, KIND:FILE, or a file or folder that holds bots")
        ->type_name("BOT")
        ->required();
    add_value(add, "--name", options->words.name, "NAME", "what the bot is called; of one bot alone");
    add_value(add, "--author", options->words.author, "TEXT", "who wrote it")->check(is_not_empty);
    add_value(add, "--link", options->words.link, "URL", "where it is published");
    add_value(add, "--licence", options->words.licence, "TEXT", "under which licence");
    add->add_flag("--replace", options->replace,
                  "it is a new version of the bot of that name, whatever its file is called");
    add->add_flag("--no-trial", options->no_trial, "do not try it before it joins");

    auto [retire, retire_options] =
        add_command<LeaveOptions>(hill, "retire", "a bot plays no more; what it played stays", run, retire_bot);
    auto [disqualify, disqualify_options] = add_command<LeaveOptions>(
        hill, "disqualify", "a bot plays no more, and this version of it never again", run, disqualify_bot);
    auto [back, back_options] = add_command<LeaveOptions>(
        hill, "back", "a bot that fell out after failing too often, or was disqualified, plays again", run, let_back);
    for (const auto& [command, leave] : {std::pair{retire, retire_options}, std::pair{disqualify, disqualify_options},
                                         std::pair{back, back_options}}) {
        add_value(command, "file", leave->file, kHillType, kHill)->required();
        add_value(command, "name", leave->name, "NAME", "as it is called in the standings")->required();
        add_value(command, "--why", leave->why, "TEXT", "the reason, kept in the log");
    }
    disqualify->get_option("--why")->required();

    auto [season, season_options] =
        add_command<SeasonOptions>(hill, "season", "keep the table as it is today under a name", run, keep_season_of);
    add_value(season, "file", season_options->file, kHillType, kHill)->required();
    add_value(season, "name", season_options->name, "NAME", "such as \"Spring 2027\"")->required();

    auto [final, final_options] = add_command<FinalOptions>(
        hill, "final", "begin a final: the first ones play each other anew, on deals of its own", run, begin_final_of);
    add_value(final, "file", final_options->file, kHillType, kHill)->required();
    add_value(final, "name", final_options->name, "NAME", "such as \"Spring 2027\"")->required();
    add_value(final, "--matches", final_options->matches, "N", "of each pairing, rounded up to whole parts")
        ->required();
    add_value(final, "--places", final_options->places, "N", "those on the first N places take part (all that play)");
}

void add_hill_playing(CLI::App& hill, Run& run) {
    auto [command, options] = add_command<RunHillOptions>(hill, "run", "play what is due", run, run_hill);
    add_value(command, "file", options->file, kHillType, kHill)->required();
    add_value(command, "--threads", options->threads, "T", kThreads);
    CLI::Option* const budget = add_value(
        command, "--budget", options->budget, "N",
        "then play up to N more matches where they tell neighbours apart; one that is not used up is continued");
    CLI::Option* const shard =
        add_value(command, "--shard", options->shard, "I/N",
                  "in a copy of the file: play only this share of what is due, counted from 0, for merge");
    CLI::Option* const run_site =
        add_value(command, "--site", options->site, "FOLDER", "write its site (see site) every minute and at the end");
    add_value(command, "--url", options->url, "URL", kSiteUrl)->needs(run_site);
    CLI::Option* const json = command->add_flag("--json", options->json, kJson);
    CLI::Option* const estimate =
        command->add_flag("--estimate", options->estimate, "say what is due and how long it takes, and play nothing");
    for (CLI::Option* const other : {budget, shard, run_site, json})
        estimate->excludes(other);

    auto [merge, merge_options] =
        add_command<MergeHillOptions>(hill, "merge", "take what copies of a hill have played", run, merge_into_hill);
    add_value(merge, "file", merge_options->file, kHillType, kHill)->required();
    merge->add_option("copies", merge_options->copies, "copies of it, with the same log")
        ->type_name("COPY")
        ->required();

    auto [watch, watch_options] = add_command<WatchHillOptions>(
        hill, "watch", "check the bots in a folder, let them join or refuse them, and write a report beside each", run,
        watch_hill);
    add_value(watch, "file", watch_options->file, kHillType, kHill)->required();
    add_value(watch, "folder", watch_options->folder, "FOLDER", "the submissions")->required();
    add_value(watch, "--every", watch_options->every, "SECONDS", "look again and again (once)");
    add_value(watch, "--checks", watch_options->checks, "N",
              "check at most N at a time, the others the next time (200)");
    add_value(watch, "--author", watch_options->author, "TEXT",
              "who wrote all bots in this folder (as the .about.json beside each says)")
        ->check(is_not_empty);
    watch->add_flag("--run", watch_options->plays, "play what is due after each look");
    add_value(watch, "--threads", watch_options->threads, "T",
              "bots checked at the same time, and with --run threads that play (default: one per processor)");
    watch->add_flag("--not-isolated", watch_options->not_isolated,
                    "run programs of others although nothing keeps them from your files");
}

void add_hill_showing(CLI::App& hill, Run& run) {
    add_contest_looking(hill, run, {kHillType, kHill, "a bot"}, show_hill);
    auto [status, options] = add_command<ShowOptions>(hill, "status", "print the standings", run, show_hill);
    add_value(status, "file", options->file, kHillType, kHill)->required();
    CLI::Option* const json = status->add_flag("--json", options->json, kJson);
    CLI::Option* const csv = status->add_flag("--csv", options->csv, "print comma-separated values, a line a bot");
    CLI::Option* const markdown = status->add_flag("--markdown", options->markdown, "print tables of Markdown");
    csv->excludes(json);
    markdown->excludes(json)->excludes(csv);

    auto [log, log_options] =
        add_command<ShowOptions>(hill, "log", "print what has happened, a line each", run, show_log);
    add_value(log, "file", log_options->file, kHillType, kHill)->required();
    log->add_flag("--json", log_options->json, kJson);

    auto [site, site_options] =
        add_command<ShowOptions>(hill, "site", "write it as pages for any web server", run, write_site_of_hill);
    add_value(site, "file", site_options->file, kHillType, kHill)->required();
    add_value(site, "--out", site_options->site, "FOLDER", "a new folder, or one with an earlier site of Hilltop")
        ->required();
    add_value(site, "--title", site_options->title, "TEXT", "what the contest is called");
    add_value(site, "--url", site_options->url, "URL", kSiteUrl);
    add_value(site, "--pages", site_options->pages, "N", "at most N matches get a page to step through (200)");
    site->add_flag("--offer-file", site_options->offers_file,
                   "offer the hill itself for download, with the files of its bots");

    auto [dump, dump_options] =
        add_command<ShowOptions>(hill, "dump", "print all that decides as ordered text, for comparing", run, dump_hill);
    add_value(dump, "file", dump_options->file, kHillType, kHill)->required();
}

} // namespace

void add_hill(CLI::App& app, Run& run) {
    CLI::App* hill = app.add_subcommand("hill", "contests that stay open: bots come and go, matches are kept");
    hill->require_subcommand(1);
    add_hill_new(*hill, run);
    add_hill_changes(*hill, run);
    add_hill_playing(*hill, run);
    add_hill_showing(*hill, run);
}

} // namespace hilltop::cli
