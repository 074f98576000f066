// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record.h"

#include "base/version.h"

namespace hilltop {

Record new_record(const GameEntry& game, const RuleValues& rules, const Source& source, std::vector<RecordSeat> seats) {
    Record record;
    record.program = kProgram;
    record.game = game.info().id;
    record.rules = default_values(game.rules());
    for (const auto& [key, value] : rules)
        record.rules[key] = value;
    record.source = source;
    record.seats = std::move(seats);
    return record;
}

RecordResult record_result(const MatchResult& result, int seats) {
    RecordResult out;
    for (Seat seat : SeatSet::all(seats)) {
        out.points.push_back(result.points[seat]);
        out.second.push_back(result.second[seat]);
        if (result.winners.contains(seat)) out.winners.push_back(seat.index());
    }
    return out;
}

RecordStep answers_of(const Table& table) {
    RecordStep step;
    for (Seat seat : table.asked())
        step.push_back(table.answer_of(seat));
    return step;
}

const std::string& seat_name(const RecordSeat& seat) {
    return seat.name.empty() ? seat.bot : seat.name;
}

Json rules_to_json(std::span<const RuleInfo> rules, const RuleValues& values) {
    Json json = Json::object();
    for (const RuleInfo& rule : rules) {
        const auto found = values.find(rule.id);
        const int value = found == values.end() ? rule.fallback : found->second;
        const std::string text = rule_text(rule, value);
        if (text == "true" || text == "false")
            json[rule.id] = text == "true";
        else if (rule.words.empty())
            json[rule.id] = value;
        else
            json[rule.id] = text;
    }
    return json;
}

Result<RuleValues> rules_from_json(std::span<const RuleInfo> rules, const Json& json) {
    if (!json.is_object()) return usage_error("rules is not an object");
    RuleValues values = default_values(rules);
    for (const auto& [key, value] : json.items()) {
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        if (const auto set = set_rule(rules, key, text, values); !set) return set.error();
    }
    return values;
}

} // namespace hilltop
