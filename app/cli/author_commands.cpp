// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/author_commands.h"

#include "cli/bench_command.h"
#include "cli/bot_commands.h"
#include "cli/check_command.h"
#include "cli/match_command.h"
#include "cli/verify_command.h"

namespace hilltop::cli {
namespace {

void add_bots(CLI::App& app, Run& run) {
    auto [command, options] = add_command<CompareOptions>(
        app, "compare-bots", "compare two bots by their answers in recorded matches", run, compare_two_bots);
    add_value(command, "--game", options->game, "GAME", "the game")->required();
    add_value(command, "first", options->first, "BOT", "a built-in bot, or your own: its file, or KIND:FILE")
        ->required();
    add_value(command, "second", options->second, "BOT", "the other bot, often another version of the first")
        ->required();
    command
        ->add_option(
            "records", options->files,
            "matches to compare by: records (.hmatch), folders of records, tournaments (.htour) or hills (.hhill)")
        ->type_name("RECORDS");
    add_value(command, "--matches", options->matches, "N",
              "also play N duplicate matches, rounded up to whole deals (0)");
    add_value(command, "--seed", options->seed, "N", "the seed of these matches (1)");
    add_value(command, "--limit", options->limits, "NAME=VALUE", kLimits);
    command->add_flag("--json", options->json, kJson);

    auto [writing, fresh] = add_command<NewBotOptions>(
        app, "new-bot", "write a template of a bot, or list the templates", run, write_new_bot);
    add_value(writing, "file", fresh->file, "FILE", "the file to create; without it, the templates are listed");
    add_value(writing, "--game", fresh->game, "GAME", "the game");
    add_value(writing, "--language", fresh->language, "L",
              "C, Java, JavaScript or Python (default: from the file's suffix)");
}

void add_bench(CLI::App& app, Run& run) {
    auto [command, options] = add_command<BenchOptions>(app, "bench", "measure matches per second", run, run_bench);
    add_value(command, "game", options->game, "GAME", "measure only this game");
    add_value(command, "--bot", options->bots, "BOT", "a bot that plays; may be given several times");
    command->add_flag("--json", options->json, kJson);
}

void add_check(CLI::App& app, Run& run) {
    auto [check, options] =
        add_command<CheckOptions>(app, "check-bot", "test your bot in matches, and report on it", run, check_bot);
    add_value(check, "bot", options->bot, "BOT",
              "hilltop:COMMAND, java:FILE[:CLASS], python:FILE[:CLASS], js:FILE[:NAME] ...")
        ->required();
    add_value(check, "--game", options->game, "GAME", "the game")->required();
    add_value(check, "--matches", options->matches, "N", "matches to play (200, or as many as begin in a minute)");
    add_value(check, "--seed", options->seed, "N", kSeed);
    add_value(check, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(check, "--limit", options->limits, "NAME=VALUE", kLimits);
    add_value(check, "--record", options->record, "FILE",
              "save the first match, and those with a fault, as records (.hmatch)");
    add_value(check, "--wire-log", options->wire_log, "FOLDER", kWireLog);
    check->add_flag("--json", options->json, kJson);

    auto [again, question] =
        add_command<ReproduceOptions>(app, "reproduce", "repeat a recorded question to a bot", run, reproduce_decision);
    add_value(again, "file", question->file, "FILE", kMatchFile)->required();
    add_value(again, "--decision", question->decision, "K", "the decision, counted from 1")->required();
    add_value(again, "--match", question->match, "M",
              "use the M-th record of the file, or match number M, counted from 1");
    add_value(again, "--bot", question->bot, "BOT", "ask this bot instead of the recorded one");
    add_value(again, "--limit", question->limits, "NAME=VALUE", kLimits);
    add_value(again, "--wire-log", question->wire_log, "FOLDER", kWireLog);
}

} // namespace

void add_match(CLI::App& app, Run& run) {
    auto [command, options] = add_command<MatchOptions>(app, "match", "play one match and print it", run, play_match);
    add_value(command, "game", options->game, "GAME", "the game")->required();
    add_value(command, "--seat", options->seats, "BOT", "the bot at the next seat; give one for each seat")->required();
    add_value(command, "--seed", options->seed, "N", kSeed);
    add_value(command, "--deal", options->deal, "D",
              "the number of the deal, counted from 0 (0 for match 1, and so on), or a deal ID");
    add_value(command, "--match", options->match, "K",
              "the number of the match, counted from 1, for the bots' random numbers (1)");
    add_value(command, "--rules", options->rules, "KEY=VALUE", kRules);
    add_value(command, "--record", options->record, "FILE", "write the match as a record (.hmatch)");
    add_value(command, "--limit", options->limits, "NAME=VALUE", kLimits);
    add_value(command, "--wire-log", options->wire_log, "FOLDER", kWireLog);
    command->add_flag("--rests", options->rests, kRests);
    command->add_flag("--json", options->json, kJson);
}

void add_author_commands(CLI::App& app, Run& run) {
    add_bots(app, run);
    add_bench(app, run);
    add_check(app, run);
}

} // namespace hilltop::cli
