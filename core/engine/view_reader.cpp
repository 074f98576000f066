// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view_reader.h"

#include "base/field_error.h"
#include "engine/schema.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

Result<> check_at(const Path& at, const Json& written, const Json& read) {
    if (written.is_null()) return {};
    if (written.is_object() && read.is_object()) {
        for (const auto& [name, value] : written.items()) {
            const auto found = read.find(name);
            if (found == read.end()) return at.field(name).error(failure("engine", "there is no such field"));
            TRY(check_at(at.field(name), value, *found));
        }
        return {};
    }
    if (written.is_array() && read.is_array() && written.size() == read.size()) {
        for (std::size_t i = 0; i < written.size(); ++i)
            TRY(check_at(at.item(i), written[i], read[i]));
        return {};
    }
    if (written == read) return {};
    return at.error(failure("engine", "is {}, and {} follows from the rest", written.dump(), read.dump()));
}

} // namespace

Result<> check_written(const Json& written, const Json& read) {
    return check_at(Path(), written, read);
}

Result<ViewReader> ViewReader::of(const Json& json, const Path& at) {
    if (!json.is_object()) return at.error(failure("engine", "is not an object"));
    return ViewReader(json, at.text());
}

const Json* ViewReader::find(const char* name) const {
    const auto found = m_json->find(name);
    return found == m_json->end() || found->is_null() ? nullptr : &*found;
}

Error ViewReader::error(const char* name, const Error& problem) const {
    return field_error(m_at.empty() ? name : *name == 0 ? m_at : m_at + '.' + name, problem);
}

Result<int> ViewReader::whole(const char* name, int min, int max, int missing) const {
    const Json* value = find(name);
    if (value == nullptr) return missing;
    if (!value->is_number_integer()) return error(name, failure("engine", "is not a whole number"));
    const auto number = value->get<std::int64_t>();
    if (number < min || number > max) return error(name, form::out_of_range(number, min, max));
    return static_cast<int>(number);
}

Result<bool> ViewReader::truth(const char* name, bool missing) const {
    const Json* value = find(name);
    if (value == nullptr) return missing;
    if (!value->is_boolean()) return error(name, failure("engine", "is neither true nor false"));
    return value->get<bool>();
}

Result<int> ViewReader::word(const char* name, std::span<const char* const> words, int missing) const {
    const Json* value = find(name);
    if (value == nullptr) return missing;
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (value->is_string() && *value == words[i]) return static_cast<int>(i);
        all += (all.empty() ? "" : ", ") + std::string(words[i]);
    }
    return error(name,
                 words.size() == 1 ? failure("engine", "must be {}", all) : failure("engine", "is none of {}", all));
}

Result<std::vector<int>> ViewReader::wholes(const char* name, int min, int max) const {
    std::vector<int> numbers;
    const Json* list = find(name);
    if (list == nullptr) return numbers;
    if (!list->is_array()) return error(name, failure("engine", "is not a list"));
    for (const Json& one : *list) {
        if (!one.is_number_integer()) return error(name, failure("engine", "is not a list of whole numbers"));
        const auto number = one.get<std::int64_t>();
        if (number < min || number > max) return error(name, form::out_of_range(number, min, max));
        numbers.push_back(static_cast<int>(number));
    }
    return numbers;
}

Result<RuleValues> ViewReader::rule_values(std::span<const RuleInfo> infos) const {
    RuleValues values = default_values(infos);
    const Json* json = find("rules");
    if (json == nullptr) return values;
    TRY(form::rules(infos).read(*json, Path("rules"), values));
    return values;
}

Result<std::vector<ViewReader>> ViewReader::objects(const char* name, int count) const {
    std::vector<ViewReader> all;
    const Json* list = find(name);
    if (list != nullptr && !list->is_array()) return error(name, failure("engine", "is not a list"));
    const int there = list == nullptr ? 0 : static_cast<int>(list->size());
    if (count >= 0 && there != count) return error(name, failure("engine", "has {} entries, not {}", there, count));
    for (int i = 0; i < there; ++i) {
        const Json& one = (*list)[static_cast<std::size_t>(i)];
        std::string at = (m_at.empty() ? "" : m_at + '.') + name + '[' + std::to_string(i) + ']';
        if (!one.is_object()) return field_error(std::move(at), failure("engine", "is not an object"));
        all.push_back(ViewReader(one, std::move(at)));
    }
    return all;
}

Result<std::vector<std::string>> ViewReader::texts(const char* name) const {
    std::vector<std::string> all;
    const Json* list = find(name);
    if (list == nullptr) return all;
    if (!list->is_array()) return error(name, failure("engine", "is not a list"));
    for (const Json& one : *list) {
        if (!one.is_string()) return error(name, failure("engine", "is not a list of texts"));
        all.push_back(one.get<std::string>());
    }
    return all;
}

} // namespace hilltop
