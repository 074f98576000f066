// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/replay_command.h"

#include "analysis/review_text.h"
#include "analysis/summary.h"
#include "base/text_file.h"
#include "cli/match_text.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/replay_json.h"
#include "cli/saved_match.h"
#include "hill/hill_final.h"
#include "pages/match_page.h"
#include "records/record_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop::cli {
namespace {

std::string verdict(const Replay& replay) {
    if (!replay.claims_fit()) return "Not reproduced: the answers don't lead to the recorded result.\n";
    if (const auto decision = replay.decisions().find(replay.differs_at()))
        return fmt::format("Differs at decision {}.\n", decision->number + 1);
    if (!replay.asked_again()) return "Reproduced: the answers give the recorded match.\n";
    const auto& checks = replay.checks();
    return std::all_of(checks.begin(), checks.end(), [](const SeatCheck& check) { return check.asked(); })
               ? "Reproduced: the bots, asked again, gave the same answers.\n"
               : "Reproduced: the bots that could be asked again gave the same answers.\n";
}

/// The positions that are asked for: all, or those of a step.
Result<std::vector<int>> chosen_positions(const Replay& replay, const ReplayOptions& options) {
    std::vector<int> positions;
    if (!options.step) {
        for (int position = 0; position < replay.positions(); ++position)
            positions.push_back(position);
        return positions;
    }
    const auto step = read_ordinal("--step", *options.step, static_cast<std::uint64_t>(replay.last().steps() + 1));
    if (!step) return step.error();
    const int at = replay.position_of_step(static_cast<int>(*step));
    for (int position = 0; options.rests && position < at; ++position) {
        if (replay.table(position).steps() == static_cast<int>(*step)) positions.push_back(position);
    }
    positions.push_back(at);
    return positions;
}

Result<> write_page(const std::string& path, const Replay& replay, const ReplayOptions& options,
                    std::optional<Seat> seat) {
    const auto review = TRY(kept_review(replay));
    MatchPage page = seat ? MatchPage{.seat = seat} : page_of_match(replay);
    page.review = review ? &*review : nullptr;
    page.spoilers = options.spoilers;
    if (review) page.summary = summary_texts(replay, *review, seat);
    return save_text(path, match_page(replay, page));
}

} // namespace

Result<> replay_record(const ReplayOptions& options) {
    if (options.html && options.step)
        return misuse("cli", "--step: a page always has the whole match; leave this option out");
    const auto opened = TRY(open_match(options.file, options.match));
    const Replay& replay = opened.replay;
    Telling telling{.rests = options.rests};
    if (options.seat) {
        const auto seat = read_ordinal("--seat", *options.seat, static_cast<std::uint64_t>(replay.last().seats()));
        if (!seat) return seat.error();
        telling.seat = Seat(static_cast<int>(*seat));
    }
    const auto positions = TRY(chosen_positions(replay, options));
    const bool changed = opened.saved && !opened.saved->found.reproduced;
    if (options.html && !changed) {
        TRY(check_output("--html", *options.html, Written::Page, {&options.file, 1}));
        TRY(write_page(*options.html, replay, options, telling.seat));
    }
    // The record's own number is that of its cards.
    if (!options.json && !options.html && opened.saved && opened.saved->match.part)
        print_out("{}, {} of {}\n", opened.where, part_text(*opened.saved->match.part),
                  fmt::join(opened.saved->names(), " and "));
    if (options.json) {
        Json json = telling.seat ? seat_json(replay, positions, *telling.seat) : replay_json(replay, positions);
        if (changed && !telling.seat) json["reproduced"] = false;
        print_json(json);
    } else if (options.step) {
        print_out("{}", head_text(replay, telling));
        for (const int position : positions)
            print_out("{}", position_text(replay, position, telling));
    } else if (!options.html) {
        print_out("{}", match_text(replay, telling));
    }
    if (changed) return opened.saved->changed();
    if (!options.json) {
        const bool remembered = opened.saved && replay.reproduced();
        print_out("{}{}", remembered ? reproduced_text(*opened.saved) : verdict(replay), checks_text(replay));
    }
    if (!replay.claims_fit()) return failure("cli", "{}: {}", opened.where, replay.claim_error());
    return {};
}

Result<> show_match(const std::string& file, const std::string& match, bool json) {
    if (!json) return replay_record({.file = file, .match = match});
    const auto saved = TRY(saved_match(file, match));
    print_out("{}\n", write_record(saved.found.record));
    return saved.found.reproduced ? Result<>() : saved.changed();
}

} // namespace hilltop::cli
