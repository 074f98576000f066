// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace hilltop {
namespace {

constexpr std::array<std::string_view, 18> kKnownFields = {
    "format", "program", "game",   "game_version", "rules", "variant", "source", "cards",    "seats",
    "steps",  "result",  "faults", "digest",       "notes", "rated",   "seal",   "branches", "log"};
constexpr int kMaxSteps = 100'000'000;
/// A part is a deck at most, and cards are bytes.
constexpr std::size_t kMaxPartCards = 256;

/// What is wrong with a field; thrown inside the reader only and turned into a value at its border.
struct FieldError {
    Error error;
};

[[noreturn]] void refuse(std::string_view field, const Error& problem) {
    throw FieldError{failure("records", "{}: {}", field, problem)};
}

const Json& member(const Json& json, const char* name, std::string_view where) {
    const auto found = json.find(name);
    if (found == json.end()) refuse(where, failure("records", "is missing"));
    return *found;
}

const Json& object_of(const Json& json, std::string_view field) {
    if (!json.is_object()) refuse(field, failure("records", "is not an object"));
    return json;
}

const Json& array_of(const Json& json, std::string_view field) {
    if (!json.is_array()) refuse(field, failure("records", "is not a list"));
    return json;
}

int whole(const Json& json, const std::string& field, int min, int max) {
    if (!json.is_number_integer()) refuse(field, failure("records", "is not an integer"));
    const auto value = json.get<std::int64_t>();
    if (value < min || value > max || (json.is_number_unsigned() && json.get<std::uint64_t>() > 0x7fffffff))
        refuse(field, failure("records", "is {}, it must be from {} to {}", json.dump(), min, max));
    return static_cast<int>(value);
}

std::string text_of(const Json& json, const std::string& field) {
    if (!json.is_string()) refuse(field, failure("records", "is not text"));
    return json.get<std::string>();
}

bool truth_of(const Json& json, const std::string& field) {
    if (!json.is_boolean()) refuse(field, failure("records", "is neither true nor false"));
    return json.get<bool>();
}

std::uint64_t number_of(const Json& json, const std::string& field) {
    const auto number = number_from_json(json, field);
    if (!number) throw FieldError{number.error()};
    return *number;
}

std::vector<int> whole_list(const Json& json, const std::string& field, int min, int max) {
    std::vector<int> list;
    for (const Json& item : array_of(json, field))
        list.push_back(whole(item, field, min, max));
    return list;
}

/// Fields that are none of `known`, as JSON text; what is no UTF-8 is replaced.
template <class Names>
std::vector<std::pair<std::string, std::string>> other_fields(const Json& json, const Names& known) {
    std::vector<std::pair<std::string, std::string>> fields;
    for (const auto& [key, value] : json.items()) {
        if (std::find(std::begin(known), std::end(known), key) == std::end(known))
            fields.emplace_back(key, value.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    return fields;
}

Source read_source(const Json& json) {
    object_of(json, "source");
    Source source;
    source.seed = number_of(member(json, "seed", "source.seed"), "source.seed");
    source.deal = number_of(member(json, "deal", "source.deal"), "source.deal");
    source.match = number_of(member(json, "match", "source.match"), "source.match");
    if (source.deal >= (1ull << 48)) refuse("source.deal", failure("records", "is too large"));
    if (source.match >= (1ull << 48)) refuse("source.match", failure("records", "is too large"));
    return source;
}

/// Rules that are missing take their default, and a remark names them.
void read_rules(const Json& json, const GameEntry& game, Record& record) {
    const Json given = json.contains("rules") ? json["rules"] : Json::object();
    const auto rules = rules_from_json(game.rules(), given);
    if (!rules) refuse("rules", rules.error());
    record.rules = *rules;
    for (const RuleInfo& rule : game.rules()) {
        if (!given.contains(rule.id))
            record.remarks.push_back(failure("records", "rules.{}: is missing, {} is used by default", rule.id,
                                             rule_text(rule, rule.fallback)));
    }
}

/// What is missing of it is left empty: checking the seal says so.
Seal read_seal(const Json& json) {
    object_of(json, "seal");
    Seal seal;
    if (json.contains("sha256")) seal.sha256 = text_of(json["sha256"], "seal.sha256");
    if (json.contains("seed")) seal.seed = number_of(json["seed"], "seal.seed");
    if (json.contains("salt")) seal.salt = text_of(json["salt"], "seal.salt");
    if (json.contains("word")) seal.word = text_of(json["word"], "seal.word");
    return seal;
}

Script read_cards(const Json& json, int parts) {
    Script script;
    for (const auto& [key, list] : object_of(json, "cards").items()) {
        const std::string where = "cards." + key;
        const auto part = read_number(key);
        if (!part || *part >= static_cast<std::uint64_t>(parts) || std::to_string(*part) != key)
            refuse(where, failure("records", "the match has no such part; its parts are 0 to {}", parts - 1));
        const auto cards = whole_list(list, where, 0, 255);
        if (cards.size() > kMaxPartCards)
            refuse(where, failure("records", "holds {} cards, more than any deck", cards.size()));
        auto& known = script.parts[static_cast<int>(*part)];
        std::transform(cards.begin(), cards.end(), std::back_inserter(known),
                       [](int card) { return static_cast<std::uint8_t>(card); });
    }
    return script;
}

std::vector<RecordSeat> read_seats(const Json& json, const Info& info) {
    std::vector<RecordSeat> seats;
    for (const Json& item : array_of(json, "seats")) {
        const std::string where = fmt::format("seats[{}]", seats.size());
        object_of(item, where);
        RecordSeat seat;
        seat.bot = text_of(member(item, "bot", where + ".bot"), where + ".bot");
        if (item.contains("version")) seat.version = whole(item["version"], where + ".version", 0, 1000000);
        if (item.contains("name")) seat.name = text_of(item["name"], where + ".name");
        seats.push_back(std::move(seat));
    }
    const int count = static_cast<int>(seats.size());
    if (count < info.min_seats || count > info.max_seats) {
        if (info.min_seats == info.max_seats)
            refuse("seats", failure("records", "there are {}, {} has {}", count, info.id, info.min_seats));
        refuse("seats",
               failure("records", "there are {}, {} has {} to {}", count, info.id, info.min_seats, info.max_seats));
    }
    return seats;
}

RecordStep read_step(const Json& json, const std::string& where) {
    RecordStep step;
    const auto add = [&](const Json& answer) {
        if (answer.is_null())
            step.emplace_back();
        else
            step.emplace_back(text_of(answer, where));
    };
    if (!json.is_array()) {
        add(json);
        return step;
    }
    for (const Json& answer : json)
        add(answer);
    return step;
}

std::vector<RecordStep> read_steps(const Json& json, const std::string& where) {
    std::vector<RecordStep> steps;
    for (const Json& step : array_of(json, where))
        steps.push_back(read_step(step, fmt::format("{}[{}]", where, steps.size())));
    return steps;
}

RecordFault read_record_fault(const Json& json, const std::string& where, int seats) {
    object_of(json, where);
    RecordFault fault;
    fault.step = whole(member(json, "step", where + ".step"), where + ".step", 0, kMaxSteps);
    fault.seat = Seat(whole(member(json, "seat", where + ".seat"), where + ".seat", 0, seats - 1));
    const std::string word = text_of(member(json, "word", where + ".word"), where + ".word");
    if (!read_fault(word, fault.fault)) refuse(where + ".word", failure("records", "\"{}\" is not a fault", word));
    if (json.contains("told")) fault.told = truth_of(json["told"], where + ".told");
    return fault;
}

AnswerNote read_note(const Json& json, const std::string& where, int seats) {
    object_of(json, where);
    AnswerNote note{};
    note.decision = whole(member(json, "decision", where + ".decision"), where + ".decision", 0, kMaxSteps);
    note.seat = static_cast<std::uint8_t>(whole(member(json, "seat", where + ".seat"), where + ".seat", 0, seats - 1));
    note.time = std::chrono::microseconds(
        whole(member(json, "us", where + ".us"), where + ".us", 0, std::numeric_limits<std::int32_t>::max()));
    if (json.contains("told")) note.told = truth_of(json["told"], where + ".told");
    if (json.contains("stderr")) note.errors = text_of(json["stderr"], where + ".stderr");
    return note;
}

RecordResult read_result(const Json& json, int seats) {
    using Points = std::numeric_limits<decltype(MatchResult::points.values)::value_type>;
    using Second = std::numeric_limits<decltype(MatchResult::second.values)::value_type>;
    object_of(json, "result");
    RecordResult result;
    result.points = whole_list(member(json, "points", "result.points"), "result.points", Points::min(), Points::max());
    result.second = whole_list(member(json, "second", "result.second"), "result.second", Second::min(), Second::max());
    result.winners = whole_list(member(json, "winners", "result.winners"), "result.winners", 0, seats - 1);
    if (static_cast<int>(result.points.size()) != seats || static_cast<int>(result.second.size()) != seats)
        refuse("result", failure("records", "must have one entry per seat"));
    return result;
}

/// Where it begins and its form; its answers are tried by replay.
RecordBranch read_branch(const Json& json, const std::string& where, std::size_t steps) {
    object_of(json, where);
    RecordBranch branch;
    branch.step = whole(member(json, "step", where + ".step"), where + ".step", 0, static_cast<int>(steps));
    branch.steps = read_steps(member(json, "steps", where + ".steps"), where + ".steps");
    branch.extra = other_fields(json, std::array<std::string_view, 2>{"step", "steps"});
    return branch;
}

/// Matches of bots of ours may leave their answers out, and are played again.
void play_left_out_steps(const GameEntry& game, Record& record) {
    if (const int now = game.info().version; record.game_version != now)
        refuse("steps", failure("records",
                                "is missing, and {} of version {} cannot be played again, as it is now "
                                "version {}",
                                record.game, record.game_version, now));
    int number = 0;
    for (const RecordSeat& seat : record.seats) {
        const BotTraits* bot = game.find_bot(seat.bot);
        if (bot == nullptr)
            refuse("steps",
                   failure("records", "is missing, and seat {}, {}, is not a built-in bot that could play again",
                           number, seat.bot));
        if (bot->version != seat.version)
            refuse("steps",
                   failure("records",
                           "is missing, and seat {}, {} of version {}, cannot play again, as it is now version {}",
                           number, seat.bot, seat.version, bot->version));
        ++number;
    }
    const auto result = record.result;
    const auto faults = record.faults;
    const auto digest = record.digest;
    if (const auto played = play_out(game, record); !played) throw FieldError{played.error()};
    if (!faults.empty() && faults != record.faults)
        refuse("faults", failure("records", "are others than the bots make that play the match again"));
    // The record's own result is kept for comparison.
    if (result) record.result = result;
    if (digest) record.digest = digest;
}

Record read_fields(const Json& json) {
    if (!json.is_object()) throw FieldError{failure("records", "a record is a JSON object")};
    if (!json.contains("format")) refuse("format", failure("records", "is missing, so this is not a Hilltop record"));
    const int format = whole(json["format"], "format", 1, 1000000);
    if (format > kRecordFormat)
        refuse("format", failure("records", "is {}, this version reads up to {}; a newer Hilltop is needed", format,
                                 kRecordFormat));
    Record record;
    record.game = text_of(member(json, "game", "game"), "game");
    const auto found = require_game(record.game);
    if (!found) refuse("game", found.error());
    const GameEntry& game = **found;
    if (json.contains("game_version")) record.game_version = whole(json["game_version"], "game_version", 1, 1000000);
    if (record.game_version > game.info().version)
        refuse("game_version", failure("records", "is {}, this version plays {} {}; a newer Hilltop is needed",
                                       record.game_version, record.game, game.info().version));
    if (json.contains("program")) record.program = text_of(json["program"], "program");
    read_rules(json, game, record);
    record.source = read_source(member(json, "source", "source"));
    record.seats = read_seats(member(json, "seats", "seats"), game.info());
    const int seats = static_cast<int>(record.seats.size());
    if (const auto fits = game.check(record.rules, seats); !fits) refuse("rules", fits.error());
    if (json.contains("cards")) record.cards = read_cards(json["cards"], game.parts(record.rules, seats));
    if (json.contains("result") && !json["result"].is_null()) record.result = read_result(json["result"], seats);
    if (json.contains("faults")) {
        for (const Json& fault : array_of(json["faults"], "faults"))
            record.faults.push_back(read_record_fault(fault, fmt::format("faults[{}]", record.faults.size()), seats));
    }
    if (json.contains("digest")) record.digest = number_of(json["digest"], "digest");
    if (json.contains("notes")) record.notes = text_of(json["notes"], "notes");
    if (json.contains("variant")) record.variant = text_of(json["variant"], "variant");
    if (json.contains("seal")) record.seal = read_seal(json["seal"]);
    if (json.contains("rated")) record.rated = truth_of(json["rated"], "rated");
    if (json.contains("log")) {
        for (const Json& note : array_of(json["log"], "log"))
            record.log.push_back(read_note(note, fmt::format("log[{}]", record.log.size()), seats));
    }
    record.extra = other_fields(json, kKnownFields);
    if (json.contains("steps"))
        record.steps = read_steps(json["steps"], "steps");
    else
        play_left_out_steps(game, record);
    if (json.contains("branches")) {
        for (const Json& branch : array_of(json["branches"], "branches"))
            record.branches.push_back(
                read_branch(branch, fmt::format("branches[{}]", record.branches.size()), record.steps.size()));
    }
    return record;
}

} // namespace

Result<Record> read_record(std::string_view line) {
    const auto json = parse_json(line);
    if (!json) return json.error();
    try {
        return read_fields(*json);
    } catch (const FieldError& error) {
        return error.error;
    }
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
    if (records.empty()) return failure("records", "there is no record in it");
    return records;
}

Result<std::vector<Record>> load_records(const std::string& path) {
    const auto text = load_text(path);
    if (!text) return text.error();
    auto records = read_records(*text);
    if (!records) return failure("records", "{}: {}", path, records.error());
    return records;
}

} // namespace hilltop
