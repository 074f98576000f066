// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/judge_command.h"

#include "analysis/moment.h"
#include "analysis/moment_beliefs.h"
#include "analysis/report_parts.h"
#include "analysis/review_fields.h"
#include "base/text_file.h"
#include "base/text_table.h"
#include "cli/interrupt.h"
#include "cli/match_text.h"
#include "cli/output.h"
#include "cli/saved_match.h"
#include "records/moment_text.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace hilltop::cli {
namespace {

constexpr std::uint64_t kMostSamples = 10'000'000;

/// The seat that was asked for, else the one at the screen if it decides, else the first that does.
Result<Seat> deciding_seat(const JudgeOptions& options, const Replay& replay, const Table& table) {
    const SeatSet deciding = table.over() || table.resting() ? SeatSet{} : table.asked();
    if (deciding.empty()) return failure("cli", "no one has to decide in this position");
    if (options.seat) {
        const Seat seat(
            static_cast<int>(TRY(read_ordinal("--seat", *options.seat, static_cast<std::uint64_t>(table.seats())))));
        if (!deciding.contains(seat))
            return misuse("cli", "--seat: seat {} has nothing to decide here", seat.index() + 1);
        return seat;
    }
    const auto& seats = replay.record().seats;
    for (const Seat seat : deciding)
        if (seats[static_cast<std::size_t>(seat.index())].bot == kPerson) return seat;
    return *deciding.begin();
}

std::string error_text(const Estimate& estimate, const ReportUnits& units) {
    return estimate.how == How::Exact ? "exact" : "+- " + units.error(estimate.error);
}

std::string options_text(const std::vector<Compared::Option>& options, const Info& info) {
    const ReportUnits units(info);
    TextTable table;
    table.add({"answer", units.title, "", "loss", ""});
    for (const Compared::Option& option : options) {
        const bool best = &option == &options.front();
        table.add({option.word.value_or("silence"), units.value(option.worth.value), error_text(option.worth, units),
                   best ? "" : units.size(option.behind.value), best ? "" : error_text(option.behind, units)});
    }
    return table.text();
}

} // namespace

Result<> judge_position(const JudgeOptions& options) {
    const auto samples = static_cast<int>(TRY(read_option("--samples", options.samples, 0, kMostSamples)));
    const auto seed = TRY(read_option("--seed", options.seed, 0, ~std::uint64_t{0}));
    const std::string text = TRY(load_text(options.file == "-" ? "/dev/stdin" : options.file));
    auto moment = read_moment(text);
    if (!moment) return failure("cli", "{}: {}", options.file, moment.error());
    const auto replay = Replay::make(std::move(moment->record), Replay::Asking::Later);
    if (!replay) return failure("cli", "{}: {}", options.file, replay.error());
    const int position = std::min(moment->position, replay->positions() - 1);
    const Table& table = replay->table(position);
    const Seat seat = TRY(deciding_seat(options, *replay, table));
    const auto traits = replay->game().judge_traits();
    if (!traits) return failure("cli", "analysis isn't available for {}", replay->record().game);
    const SearchBudget budget{samples > 0 ? samples : traits->samples, seed};
    const auto judge = replay->game().make_judge();
    const Stop stop = watch_interrupt();
    const auto judged = judge_moment(table, position, seat, budget, *judge, stop);
    if (!judged) return failure("cli", "stopped");
    if (options.json) {
        print_json({{"game", table.info().id},
                    {"position", table.described(seat)},
                    {"seat", seat.index()},
                    {"judge",
                     {{"reference", traits->reference},
                      {"version", traits->version},
                      {"samples", budget.samples},
                      {"seed", std::to_string(seed)}}},
                    {"options", options_to_json(judged->options)}});
        return {};
    }
    const Telling telling{.seat = seat};
    print_out("{}{}\n", head_text(*replay, telling), position_text(*replay, position, telling));
    if (judged->options.empty()) {
        print_out("There is only one answer.\n");
        return {};
    }
    print_out("{}\nJudged by {}, samples: {}.\n", options_text(judged->options, table.info()), traits->reference,
              budget.samples);
    return {};
}

namespace {

constexpr std::uint64_t kMostWorlds = 1'000'000;

std::string source_text(const CardBeliefs& beliefs) {
    return beliefs.worlds == 0 ? std::string("counted exactly")
                               : fmt::format("from {} possible deals, ± one standard error", beliefs.worlds);
}

} // namespace

Result<> print_beliefs(const BeliefsOptions& options) {
    const auto opened = TRY(open_match(options.file, options.match, Replay::Asking::Later));
    TRY(opened.check_reproduced());
    const Replay& replay = opened.replay;
    const auto step = TRY(read_ordinal("--step", options.step, static_cast<std::uint64_t>(replay.last().steps() + 1)));
    const int position = replay.position_of_step(static_cast<int>(step));
    const Table& table = replay.table(position);
    const auto worlds = TRY(read_option("--worlds", options.worlds, 1, kMostWorlds));
    const auto seed = TRY(read_option("--seed", options.seed, 0, std::numeric_limits<std::uint64_t>::max()));
    Seat seat = table.asked().empty() ? Seat(0) : *table.asked().begin();
    if (options.seat)
        seat = Seat(
            static_cast<int>(TRY(read_ordinal("--seat", *options.seat, static_cast<std::uint64_t>(table.seats())))));
    const auto believer = make_believer(replay.game());
    if (believer == nullptr) return failure("cli", "analysis isn't available for {}", replay.game().info().title);
    const auto beliefs = beliefs_at(replay, position, seat, {static_cast<int>(worlds), seed}, *believer, {});
    const Info& info = table.info();
    if (options.json) {
        Json json = beliefs_json(*beliefs, info);
        json["seat"] = seat.index();
        json["step"] = table.steps();
        print_json(json);
        return {};
    }
    const auto names = report_names(replay.record());
    const std::string& name = names[static_cast<std::size_t>(seat.index())];
    if (beliefs->now.lines.empty()) {
        print_out("At step {} nothing is hidden from {}.\n", table.steps() + 1, name);
        return {};
    }
    print_out("Chance in % that a card lies there, as {} sees step {}; {}{}\n\n{}", name, table.steps() + 1,
              source_text(beliefs->now), beliefs->before ? "; behind it the change since the last move" : "",
              beliefs_text(*beliefs, info, names));
    return {};
}

} // namespace hilltop::cli
