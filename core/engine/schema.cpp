// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/schema.h"

namespace hilltop::schema {

Json seat(int seats) {
    return whole(0, seats - 1);
}

Json rules_object(std::span<const RuleInfo> infos) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const RuleInfo& rule : infos) {
        Json values = whole(rule.min, rule.max);
        if (rule.words == std::vector<std::string>{"false", "true"})
            values = truth();
        else if (!rule.words.empty())
            values = {{"enum", rule.words}};
        values["default"] = rules_to_json(infos, {})[rule.id];
        properties[rule.id] = std::move(values);
        required.push_back(rule.id);
    }
    return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

} // namespace hilltop::schema

namespace hilltop::form {

Form<Seat> seat(int seats) {
    return as<Seat>(
        whole(0, seats - 1), [](int index) { return Seat(index); }, [](Seat seat) { return seat.index(); });
}

Form<Fault> fault() {
    Json words = Json::array();
    for (int fault = 0; fault < kFaults; ++fault)
        words.push_back(fault_word(static_cast<Fault>(fault)));
    const auto from = [](const std::string& word) -> Result<Fault> {
        Fault fault{};
        if (!read_fault(word, fault)) return failure("engine", "\"{}\" is not a fault", word);
        return fault;
    };
    return as<Fault>(text({{"enum", std::move(words)}}), from, fault_word);
}

Form<RuleValues> rules(std::span<const RuleInfo> infos) {
    return {[infos](const Json& json, const Path& at, RuleValues& values) -> Result<> {
                auto read = rules_from_json(infos, json);
                if (!read) return at.error(read.error());
                values = read.take();
                return {};
            },
            [infos](const RuleValues& values) { return rules_to_json(infos, values); }, schema::rules_object(infos)};
}

} // namespace hilltop::form
