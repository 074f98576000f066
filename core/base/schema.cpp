// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/schema.h"

namespace hilltop::schema {

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

Json map_of(Json values) {
    return {{"type", "object"}, {"patternProperties", {{"^", std::move(values)}}}};
}

Json or_null(Json what) {
    return {{"oneOf", Json::array({std::move(what), Json{{"type", "null"}}})}};
}

Json told(const char* words, Json what) {
    what["description"] = words;
    return what;
}

Json reference(const char* name) {
    return {{"$ref", std::string("#/$defs/") + name}};
}

} // namespace hilltop::schema
