// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"

#include "registry/registry.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr std::array<std::string_view, 13> kKnown = {"format", "program", "game",  "rules",  "source",
                                                     "cards",  "seats",   "steps", "result", "faults",
                                                     "digest", "notes",   "rated"};

/// JSON as one line; what is no UTF-8 is replaced.
std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// What is wrong with a field; thrown inside the reader only and turned into a value at its border.
struct FieldError {
    std::string text;
};

[[noreturn]] void refuse(std::string_view field, std::string_view problem) {
    throw FieldError{fmt::format("{}: {}", field, problem)};
}

const Json& member(const Json& json, const char* name, std::string_view where) {
    const auto found = json.find(name);
    if (found == json.end()) refuse(where, "is missing");
    return *found;
}

int whole(const Json& json, const std::string& field, int min, int max) {
    if (!json.is_number_integer()) refuse(field, "is no whole number");
    const auto value = json.get<std::int64_t>();
    if (value < min || value > max || (json.is_number_unsigned() && json.get<std::uint64_t>() > 0x7fffffff))
        refuse(field, fmt::format("is {}, it must be from {} to {}", json.dump(), min, max));
    return static_cast<int>(value);
}

std::string text_of(const Json& json, const std::string& field) {
    if (!json.is_string()) refuse(field, "is no text");
    return json.get<std::string>();
}

const Json& array_of(const Json& json, std::string_view field) {
    if (!json.is_array()) refuse(field, "is no list");
    return json;
}

std::uint64_t number_of(const Json& json, const std::string& field) {
    auto number = number_from_json(json, field);
    if (!number) throw FieldError{english(number.error())};
    return *number;
}

std::vector<int> whole_list(const Json& json, const std::string& field, int min, int max) {
    std::vector<int> list;
    for (const Json& item : array_of(json, field))
        list.push_back(whole(item, field, min, max));
    return list;
}

Source read_source(const Json& json) {
    if (!json.is_object()) refuse("source", "is no object");
    Source source;
    source.seed = number_of(member(json, "seed", "source.seed"), "source.seed");
    source.deal = number_of(member(json, "deal", "source.deal"), "source.deal");
    source.match = number_of(member(json, "match", "source.match"), "source.match");
    if (source.deal >= (1ull << 48)) refuse("source.deal", "is too large");
    if (source.match >= (1ull << 48)) refuse("source.match", "is too large");
    return source;
}

Script read_cards(const Json& json) {
    if (!json.is_object()) refuse("cards", "is no object");
    Script script;
    for (const auto& [key, list] : json.items()) {
        const auto part = read_number(key);
        if (!part || *part > 1000000 || std::to_string(*part) != key)
            refuse("cards", fmt::format("\"{}\" is no part of the match", key));
        for (int card : whole_list(list, "cards." + key, 0, 255))
            script.parts[static_cast<int>(*part)].push_back(static_cast<std::uint8_t>(card));
    }
    return script;
}

std::vector<RecordSeat> read_seats(const Json& json, const Info& info) {
    std::vector<RecordSeat> seats;
    for (const Json& item : array_of(json, "seats")) {
        const std::string where = fmt::format("seats[{}]", seats.size());
        if (!item.is_object()) refuse(where, "is no object");
        RecordSeat seat;
        seat.bot = text_of(member(item, "bot", where + ".bot"), where + ".bot");
        if (item.contains("version")) seat.version = whole(item["version"], where + ".version", 0, 1000000);
        if (item.contains("name")) seat.name = text_of(item["name"], where + ".name");
        seats.push_back(std::move(seat));
    }
    const int count = static_cast<int>(seats.size());
    if (count < info.min_seats || count > info.max_seats)
        refuse("seats", fmt::format("there are {}, {} has {} to {}", count, info.id, info.min_seats, info.max_seats));
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

RecordFault read_record_fault(const Json& json, const std::string& where, int seats) {
    if (!json.is_object()) refuse(where, "is no object");
    RecordFault fault;
    fault.step = whole(member(json, "step", where + ".step"), where + ".step", 0, 100000000);
    fault.seat = Seat(whole(member(json, "seat", where + ".seat"), where + ".seat", 0, seats - 1));
    const std::string word = text_of(member(json, "word", where + ".word"), where + ".word");
    if (!read_fault(word, fault.fault)) refuse(where + ".word", fmt::format("\"{}\" is no fault", word));
    if (json.contains("told")) {
        if (!json["told"].is_boolean()) refuse(where + ".told", "is neither true nor false");
        fault.told = json["told"].get<bool>();
    }
    return fault;
}

RecordResult read_result(const Json& json, int seats) {
    if (!json.is_object()) refuse("result", "is no object");
    RecordResult result;
    result.points = whole_list(member(json, "points", "result.points"), "result.points", -32768, 32767);
    result.second = whole_list(member(json, "second", "result.second"), "result.second", -32768, 32767);
    result.winners = whole_list(member(json, "winners", "result.winners"), "result.winners", 0, seats - 1);
    if (static_cast<int>(result.points.size()) != seats || static_cast<int>(result.second.size()) != seats)
        refuse("result", "has not one entry a seat");
    return result;
}

Record read_fields(const Json& json) {
    if (!json.is_object()) throw FieldError{"a record is a JSON object"};
    if (!json.contains("format")) throw FieldError{"format: is missing, so this is no Hilltop record"};
    const int format = whole(json["format"], "format", 1, 1000000);
    if (format > kRecordFormat)
        refuse("format",
               fmt::format("is {}, this version reads up to {}; a newer Hilltop is needed", format, kRecordFormat));
    Record record;
    record.game = text_of(member(json, "game", "game"), "game");
    const auto game = require_game(record.game);
    if (!game) refuse("game", english(game.error()));
    if (json.contains("program")) record.program = text_of(json["program"], "program");
    const auto rules = rules_from_json((*game)->rules(), json.contains("rules") ? json["rules"] : Json::object());
    if (!rules) refuse("rules", english(rules.error()));
    record.rules = *rules;
    record.source = read_source(member(json, "source", "source"));
    if (json.contains("cards")) record.cards = read_cards(json["cards"]);
    record.seats = read_seats(member(json, "seats", "seats"), (*game)->info());
    const int seats = static_cast<int>(record.seats.size());
    if (const auto fits = (*game)->check(record.rules, seats); !fits) refuse("rules", english(fits.error()));
    for (const Json& step : array_of(member(json, "steps", "steps"), "steps"))
        record.steps.push_back(read_step(step, fmt::format("steps[{}]", record.steps.size())));
    if (json.contains("result") && !json["result"].is_null()) record.result = read_result(json["result"], seats);
    if (json.contains("faults")) {
        for (const Json& fault : array_of(json["faults"], "faults"))
            record.faults.push_back(read_record_fault(fault, fmt::format("faults[{}]", record.faults.size()), seats));
    }
    if (json.contains("digest")) record.digest = number_of(json["digest"], "digest");
    if (json.contains("notes")) record.notes = text_of(json["notes"], "notes");
    if (json.contains("rated")) {
        if (!json["rated"].is_boolean()) refuse("rated", "is neither true nor false");
        record.rated = json["rated"].get<bool>();
    }
    for (const auto& [key, value] : json.items()) {
        if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end())
            record.extra.emplace_back(key, line_of(value));
    }
    return record;
}

Json step_to_json(const RecordStep& step) {
    const auto one = [](const std::optional<std::string>& answer) { return answer ? Json(*answer) : Json(nullptr); };
    if (step.size() == 1) return one(step.front());
    Json list = Json::array();
    for (const auto& answer : step)
        list.push_back(one(answer));
    return list;
}

} // namespace

bool nested_too_deep(std::string_view json) {
    constexpr int kDeepest = 64;
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '[' || c == '{') && ++depth > kDeepest)
            return true;
        else if (!quoted && (c == ']' || c == '}'))
            --depth;
    }
    return false;
}

Result<std::uint64_t> number_from_json(const Json& json, const std::string& field) {
    if (json.is_number_unsigned()) return json.get<std::uint64_t>();
    const auto number = json.is_string() ? read_number(json.get_ref<const std::string&>()) : std::nullopt;
    if (!number)
        return usage_error(fmt::format("{}: is {}, it must be a whole number from 0 to 2^64-1", field, json.dump()));
    return *number;
}

Json record_to_json(const Record& record) {
    const GameEntry* game = find_game(record.game);
    Json json;
    json["format"] = kRecordFormat;
    json["program"] = record.program;
    json["game"] = record.game;
    json["rules"] = game == nullptr ? Json::object() : rules_to_json(game->rules(), record.rules);
    json["source"] = {{"seed", std::to_string(record.source.seed)},
                      {"deal", std::to_string(record.source.deal)},
                      {"match", std::to_string(record.source.match)}};
    if (!record.cards.empty()) {
        Json cards = Json::object();
        for (const auto& [part, list] : record.cards.parts)
            cards[std::to_string(part)] = list;
        json["cards"] = std::move(cards);
    }
    json["seats"] = Json::array();
    for (const RecordSeat& seat : record.seats) {
        Json entry{{"bot", seat.bot}, {"version", seat.version}};
        if (!seat.name.empty()) entry["name"] = seat.name;
        json["seats"].push_back(std::move(entry));
    }
    json["steps"] = Json::array();
    for (const RecordStep& step : record.steps)
        json["steps"].push_back(step_to_json(step));
    if (record.result)
        json["result"] = {
            {"points", record.result->points}, {"second", record.result->second}, {"winners", record.result->winners}};
    json["faults"] = Json::array();
    for (const RecordFault& fault : record.faults) {
        Json entry{{"step", fault.step}, {"seat", fault.seat.index()}, {"word", fault_word(fault.fault)}};
        if (fault.told) entry["told"] = true;
        json["faults"].push_back(std::move(entry));
    }
    if (record.digest) json["digest"] = std::to_string(*record.digest);
    if (!record.notes.empty()) json["notes"] = record.notes;
    if (record.rated) json["rated"] = true;
    for (const auto& [key, text] : record.extra)
        json[key] = Json::parse(text);
    return json;
}

std::string write_record(const Record& record) {
    return line_of(record_to_json(record));
}

Result<Record> read_record(std::string_view line) {
    if (nested_too_deep(line)) return told_error("the brackets are nested deeper than in any record");
    try {
        return read_fields(Json::parse(line));
    } catch (const FieldError& error) {
        return told_error(error.text);
    } catch (const Json::parse_error& error) {
        if (error.byte > line.size()) return told_error("the record is cut off in the middle of the line");
        return told_error(fmt::format("no JSON at character {}", error.byte));
    } catch (const Json::out_of_range&) {
        return told_error("there is a number in it that is too large for any field");
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
        if (!record) return told_error(fmt::format("line {}: {}", line_number, english(record.error())));
        records.push_back(std::move(*record));
    }
    if (records.empty()) return told_error("there is no record in it");
    return records;
}

} // namespace hilltop
