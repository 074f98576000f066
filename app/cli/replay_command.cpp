// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/replay_command.h"

#include "cli/match_text.h"
#include "cli/output.h"
#include "cli/saved_match.h"
#include "records/record_text.h"
#include "records/replay.h"

#include <fmt/format.h>

namespace hilltop::cli {
namespace {

/// The line of a file on which its record `number` (from 0) stands; empty lines do not count as records.
int line_of(const std::string& path, std::size_t number) {
    const auto text = load_text(path);
    if (!text) return 0;
    int line = 0;
    for (std::string_view rest = *text; !rest.empty();) {
        const auto end = rest.find('\n');
        ++line;
        if (rest.substr(0, end).find_first_not_of(" \t\r") != std::string_view::npos && number-- == 0) break;
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return line;
}

std::string verdict(const Replay& replay) {
    if (!replay.reproduced()) return fmt::format("Differs at decision {}.\n", replay.differs_at());
    if (!replay.asked_again()) return "Reproduced: the answers give the recorded match.\n";
    return "Reproduced: the bots, asked again, gave the same answers.\n";
}

Json position_json(const Table& table, SeatSet viewers) {
    Json asked = Json::array();
    for (Seat seat : table.asked())
        asked.push_back(seat.index());
    Json views = Json::array();
    for (Seat seat : viewers)
        views.push_back(table.described(seat));
    return {{"step", table.steps()}, {"asked", std::move(asked)}, {"views", std::move(views)}};
}

Json replay_json(const Replay& replay, std::optional<int> position, SeatSet viewers) {
    Json positions = Json::array();
    for (int i = position.value_or(0); i < (position ? *position + 1 : replay.positions()); ++i)
        positions.push_back(position_json(replay.table(i), viewers));
    return {{"record", record_to_json(replay.record())},
            {"reproduced", replay.reproduced()},
            {"differs_at", replay.reproduced() ? Json(nullptr) : Json(replay.differs_at())},
            {"positions", std::move(positions)}};
}

struct Opened {
    Replay replay;
    std::optional<FoundMatch> saved; ///< its match, if it comes from a tournament's file
};

Result<Opened> open_record(const ReplayOptions& options) {
    auto records = open_records(options.file);
    if (!records) return told_error(english(records.error()));
    const auto number = read_option("--match", options.match, 0, records->size() - 1);
    if (!number)
        return usage_error(fmt::format("{}; {} holds {} record{}", english(number.error()), options.file,
                                       records->size(), records->size() == 1 ? "" : "s"));
    auto replay = Replay::make(std::move((*records)[*number]));
    if (!replay)
        return told_error(
            fmt::format("{}: line {}: {}", options.file, line_of(options.file, *number), english(replay.error())));
    return Opened{std::move(*replay), {}};
}

Result<Opened> open_saved(const ReplayOptions& options) {
    auto match = saved_match(options.file, options.match);
    if (!match) return match.error();
    auto replay = Replay::make(match->record);
    if (!replay)
        return told_error(fmt::format("{}: match {}: {}", options.file, options.match, english(replay.error())));
    return Opened{std::move(*replay), std::move(*match)};
}

} // namespace

Result<> replay_record(const ReplayOptions& options) {
    auto opened = is_tournament_file(options.file) ? open_saved(options) : open_record(options);
    if (!opened) return opened.error();
    const Replay* const replay = &opened->replay;
    const int seats = replay->table(0).seats();
    SeatSet viewers = SeatSet::all(seats);
    if (options.seat) {
        const auto seat = read_option("--seat", *options.seat, 0, static_cast<std::uint64_t>(seats - 1));
        if (!seat) return seat.error();
        viewers = Seat(static_cast<int>(*seat));
    }
    std::optional<int> position;
    if (options.step) {
        const int steps = replay->table(replay->positions() - 1).steps();
        const auto step = read_option("--step", *options.step, 0, static_cast<std::uint64_t>(steps));
        if (!step) return step.error();
        position = replay->position_of_step(static_cast<int>(*step));
    }
    if (options.json) {
        Json json = replay_json(*replay, position, viewers);
        if (opened->saved && !opened->saved->reproduced) json["reproduced"] = false;
        print_json(json);
        return {};
    }
    fmt::print("{}", position ? position_text(*replay, *position, viewers) : match_text(*replay, viewers));
    if (opened->saved && !opened->saved->reproduced) return not_reproduced(options.file, options.match);
    fmt::print("{}", opened->saved && replay->reproduced() ? reproduced_text(*opened->saved) : verdict(*replay));
    return {};
}

} // namespace hilltop::cli
