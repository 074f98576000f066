// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"

#include "registry/registry.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

Json step_to_json(const RecordStep& step) {
    const auto one = [](const std::optional<std::string>& answer) { return answer ? Json(*answer) : Json(nullptr); };
    if (step.size() == 1) return one(step.front());
    Json list = Json::array();
    for (const auto& answer : step)
        list.push_back(one(answer));
    return list;
}

template <class List, class ToJson>
Json list_to_json(const List& list, ToJson&& to_json) {
    Json json = Json::array();
    for (const auto& item : list)
        json.push_back(to_json(item));
    return json;
}

void add_extra(Json& json, const std::vector<std::pair<std::string, std::string>>& extra) {
    for (const auto& [key, text] : extra)
        json[key] = Json::parse(text);
}

Json fault_to_json(const RecordFault& fault) {
    Json json{{"step", fault.step}, {"seat", fault.seat.index()}, {"word", fault_word(fault.fault)}};
    if (fault.told) json["told"] = true;
    return json;
}

/// Microseconds, for people as well: "us".
Json note_to_json(const AnswerNote& note) {
    Json json{{"decision", note.decision}, {"seat", note.seat}, {"us", note.time.count()}};
    if (note.told) json["told"] = true;
    if (!note.errors.empty()) json["stderr"] = note.errors;
    return json;
}

Json branch_to_json(const RecordBranch& branch) {
    Json json{{"step", branch.step}, {"steps", list_to_json(branch.steps, step_to_json)}};
    add_extra(json, branch.extra);
    return json;
}

} // namespace

Json result_to_json(const RecordResult& result) {
    return {{"points", result.points}, {"second", result.second}, {"winners", result.winners}};
}

Json faults_to_json(std::span<const RecordFault> faults) {
    return list_to_json(faults, fault_to_json);
}

Json seal_to_json(const Seal& seal) {
    Json json{{"sha256", seal.sha256}, {"seed", std::to_string(seal.seed)}, {"salt", seal.salt}};
    if (!seal.word.empty()) json["word"] = seal.word;
    return json;
}

Json record_to_json(const Record& record) {
    const GameEntry* game = find_game(record.game);
    Json json;
    json["format"] = kRecordFormat;
    json["program"] = record.program;
    json["game"] = record.game;
    if (record.game_version != 1) json["game_version"] = record.game_version;
    json["rules"] = game == nullptr ? Json::object() : rules_to_json(game->rules(), record.rules);
    if (!record.variant.empty()) json["variant"] = record.variant;
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
    json["steps"] = list_to_json(record.steps, step_to_json);
    if (record.result) json["result"] = result_to_json(*record.result);
    json["faults"] = faults_to_json(record.faults);
    if (record.digest) json["digest"] = std::to_string(*record.digest);
    if (!record.notes.empty()) json["notes"] = record.notes;
    if (record.rated) json["rated"] = true;
    if (record.seal) json["seal"] = seal_to_json(*record.seal);
    if (!record.branches.empty()) json["branches"] = list_to_json(record.branches, branch_to_json);
    if (!record.log.empty()) json["log"] = list_to_json(record.log, note_to_json);
    add_extra(json, record.extra);
    return json;
}

std::string write_record(const Record& record) {
    return record_to_json(record).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<> save_records(const std::string& path, std::span<const Record> records) {
    std::string text;
    for (const Record& record : records)
        text += write_record(record) + '\n';
    return save_text(path, text);
}

} // namespace hilltop
