// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/beliefs_command.h"

#include "analysis/moment_beliefs.h"
#include "analysis/report_parts.h"
#include "cli/output.h"
#include "cli/saved_match.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace hilltop::cli {
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
    const auto step = TRY(read_option("--step", options.step, 0, static_cast<std::uint64_t>(replay.last().steps())));
    const int position = replay.position_of_step(static_cast<int>(step));
    const Table& table = replay.table(position);
    const auto worlds = TRY(read_option("--worlds", options.worlds, 1, kMostWorlds));
    const auto seed = TRY(read_option("--seed", options.seed, 0, std::numeric_limits<std::uint64_t>::max()));
    Seat seat = table.asked().empty() ? Seat(0) : *table.asked().begin();
    if (options.seat)
        seat = Seat(static_cast<int>(
            TRY(read_option("--seat", *options.seat, 0, static_cast<std::uint64_t>(table.seats() - 1)))));
    const auto believer = make_believer(replay.game());
    if (believer == nullptr) return failure("cli", "{} can't be analysed", replay.game().info().title);
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
        print_out("At step {} nothing is hidden from {}.\n", table.steps(), name);
        return {};
    }
    print_out("Chance in % that a card lies there, as {} sees step {}; {}{}\n\n{}", name, table.steps(),
              source_text(beliefs->now), beliefs->before ? "; behind it the change since the last move" : "",
              beliefs_text(*beliefs, info, names));
    return {};
}

} // namespace hilltop::cli
