// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/schema.h"
#include "records/record_fields.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"

namespace hilltop {
namespace {

/// The game of a record of a format that this program reads.
Result<const GameEntry*> game_of(const Json& json) {
    if (!json.is_object()) return failure("records", "a record is a JSON object");
    const Path at;
    const auto format = json.find("format");
    if (format == json.end())
        return at.field("format").error(failure("records", "this field is missing, so this is not a Hilltop record"));
    const auto number = TRY(form::whole_from_json(*format, at.field("format"), 1, 1'000'000));
    if (number > kRecordFormat)
        return at.field("format").error(failure(
            "records", "the format is {}, but this Hilltop reads up to {}; use a newer one", number, kRecordFormat));
    const auto name = json.find("game");
    if (name == json.end()) return at.field("game").error(failure("records", "this field is missing"));
    std::string id;
    TRY(form::text().read(*name, at.field("game"), id));
    const auto game = require_game(id);
    if (!game) return at.field("game").error(game.error());
    const auto version = json.find("game_version");
    if (version == json.end()) return game;
    const auto played = TRY(form::whole_from_json(*version, at.field("game_version"), 1, 1'000'000));
    const int now = (*game)->info().version;
    if (played > now)
        return at.field("game_version")
            .error(failure("records", "the version is {}, but this Hilltop plays {} {}; use a newer one", played, id,
                           now));
    return game;
}

/// Rules that are missing take their default, and a remark names them.
void note_defaults(const Json& json, const GameEntry& game, Record& record) {
    const auto given = json.find("rules");
    for (const RuleInfo& rule : game.rules()) {
        if (given == json.end() || !given->contains(rule.id))
            record.remarks.push_back(failure("records", "rules.{}: this rule is missing; its default, {}, is used",
                                             rule.id, rule_text(rule, rule.fallback)));
    }
}

Result<> check_count(const Record& record, const Info& info) {
    const int count = static_cast<int>(record.seats.size());
    if (count >= info.min_seats && count <= info.max_seats) return {};
    const Path at("seats");
    if (info.min_seats == info.max_seats)
        return at.error(failure("records", "there are {} seats, but {} has {}", count, info.id, info.min_seats));
    return at.error(
        failure("records", "there are {} seats, but {} has {} to {}", count, info.id, info.min_seats, info.max_seats));
}

/// That a seat which is named is one of the record's own, fewer than the game may have.
Result<> check_seat(int seat, const Record& record, const Path& at) {
    const int last = static_cast<int>(record.seats.size()) - 1;
    return seat <= last ? Result<>() : at.error(form::out_of_range(seat, 0, last));
}

Result<> check_seats(const Record& record) {
    const Path top, faults = top.field("faults"), log = top.field("log"), winners("result.winners");
    for (std::size_t i = 0; record.result && i < record.result->winners.size(); ++i)
        TRY(check_seat(record.result->winners[i], record, winners.item(i)));
    for (std::size_t i = 0; i < record.faults.size(); ++i)
        TRY(check_seat(record.faults[i].seat.index(), record, faults.item(i).field("seat")));
    for (std::size_t i = 0; i < record.log.size(); ++i)
        TRY(check_seat(record.log[i].seat, record, log.item(i).field("seat")));
    const std::size_t seats = record.seats.size();
    if (record.result && (record.result->points.size() != seats || record.result->second.size() != seats))
        return top.field("result").error(failure("records", "there must be one entry per seat"));
    return {};
}

/// What the fields have to do with each other and with the game.
Result<> check_record(const Record& record, const GameEntry& game) {
    TRY(check_count(record, game.info()));
    const int seats = static_cast<int>(record.seats.size());
    const Path top, cards = top.field("cards");
    if (const auto fits = game.check(record.rules, seats); !fits) return top.field("rules").error(fits.error());
    if (!record.cards.empty()) {
        const int parts = game.parts(record.rules, seats);
        if (const int last = record.cards.parts.rbegin()->first; last >= parts)
            return cards.field(std::to_string(last))
                .error(failure("records", "the match has no such part; its parts are 0 to {}", parts - 1));
    }
    if (!record.start.empty()) {
        if (!record.cards.empty())
            return cards.error(failure("records", "a match that begins with a position has no cards of its own"));
        TRY(first_table(game, record));
    }
    return check_seats(record);
}

/// Where they begin; their answers are tried by replay.
Result<> check_branches(const Record& record) {
    const Path top, branches = top.field("branches");
    const int steps = static_cast<int>(record.steps.size());
    for (std::size_t i = 0; i < record.branches.size(); ++i) {
        if (const int step = record.branches[i].step; step > steps)
            return branches.item(i).field("step").error(form::out_of_range(step, 0, steps));
    }
    return {};
}

/// Matches of bots of ours may leave their answers out, and are played again.
Result<> play_left_out_steps(const GameEntry& game, Record& record) {
    const Path steps("steps");
    if (const int now = game.info().version; record.game_version != now)
        return steps.error(failure(
            "records", "the answers are missing, and {} of version {} cannot be played again, as it is now version {}",
            record.game, record.game_version, now));
    int number = 1;
    for (const RecordSeat& seat : record.seats) {
        const BotTraits* bot = game.find_bot(seat.bot);
        if (bot == nullptr)
            return steps.error(failure(
                "records", "the answers are missing, and seat {}, {}, is not a built-in bot that could play again",
                number, seat.bot));
        if (bot->version != seat.version)
            return steps.error(failure(
                "records",
                "the answers are missing, and seat {}, {} of version {}, cannot play again, as it is now version {}",
                number, seat.bot, seat.version, bot->version));
        ++number;
    }
    const auto result = record.result;
    const auto faults = record.faults;
    const auto digest = record.digest;
    TRY(play_out(game, record));
    if (!faults.empty() && faults != record.faults)
        return Path("faults").error(failure("records", "the bots have other faults when they play the match again"));
    // The record's own result is kept for comparison.
    if (result) record.result = result;
    if (digest) record.digest = digest;
    return {};
}

} // namespace

Result<Record> read_record(std::string_view line) {
    const Json json = TRY(parse_json(line));
    const GameEntry& game = *TRY(game_of(json));
    Record record;
    record.rules = default_values(game.rules());
    TRY(record_fields(&game).read(json, Path(), record));
    note_defaults(json, game, record);
    TRY(check_record(record, game));
    if (!json.contains("steps")) TRY(play_left_out_steps(game, record));
    TRY(check_branches(record));
    return record;
}

Result<std::vector<Record>> read_records(std::string_view text) {
    std::vector<Record> records;
    int line_number = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++line_number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        auto record = read_record(line);
        if (!record) return failure("records", "line {}: {}", line_number, record.error());
        for (Error& remark : record->remarks)
            remark = failure("records", "line {}: {}", line_number, remark);
        record->line = line_number;
        records.push_back(std::move(*record));
    }
    if (records.empty()) return failure("records", "the file contains no record");
    return records;
}

Result<std::vector<Record>> load_records(const std::string& path) {
    const auto text = TRY(load_text(path));
    auto records = read_records(text);
    if (!records) return failure("records", "{}: {}", path, records.error());
    return records;
}

} // namespace hilltop
