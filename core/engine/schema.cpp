// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/schema.h"

namespace hilltop::schema {

Json whole(int min, int max) {
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}

Json at_least(int min) {
    return {{"type", "integer"}, {"minimum", min}};
}

Json text() {
    return {{"type", "string"}};
}

Json text(const std::string& pattern) {
    return {{"type", "string"}, {"pattern", pattern}};
}

Json truth() {
    return {{"type", "boolean"}};
}

Json number() {
    return {{"type", "number"}};
}

Json one_of(std::span<const char* const> words) {
    Json list = Json::array();
    for (const char* word : words)
        list.push_back(word);
    return {{"enum", std::move(list)}};
}

Json list(Json items) {
    return {{"type", "array"}, {"items", std::move(items)}};
}

Json object(std::initializer_list<std::pair<const char*, Json>> fields) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const auto& [name, what] : fields) {
        properties[name] = what;
        required.push_back(name);
    }
    return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

Json or_null(Json what) {
    return {{"oneOf", Json::array({std::move(what), Json{{"type", "null"}}})}};
}

Json told(const char* words, Json what) {
    what["description"] = words;
    return what;
}

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
