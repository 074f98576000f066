// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QRegularExpression>

#include <map>
#include <string>

namespace hilltop::testing {

/// Checks values against the part of JSON Schema that our schemas use. Stricter than the standard in one thing: fields
/// that an object's schema does not name are complaints, so that nothing stays undescribed.
class JsonSchema {
public:
    explicit JsonSchema(Json root)
        : m_root(std::move(root)) {}

    /// The first complaint about `value` as a definition of that name, with its path; or nothing.
    std::string complaint(const char* definition, const Json& value) {
        return check(m_root.at("$defs").at(definition), value, definition);
    }
    const Json& root() const { return m_root; }

private:
    static bool is_type(std::string_view type, const Json& value) {
        return type == "object"    ? value.is_object()
               : type == "array"   ? value.is_array()
               : type == "string"  ? value.is_string()
               : type == "integer" ? value.is_number_integer()
               : type == "number"  ? value.is_number()
               : type == "boolean" ? value.is_boolean()
               : type == "null"    ? value.is_null()
                                   : throw std::logic_error("a type this validator does not know");
    }

    bool fits_pattern(const std::string& pattern, const std::string& text) {
        auto found = m_patterns.find(pattern);
        if (found == m_patterns.end()) found = m_patterns.emplace(pattern, QString::fromStdString(pattern)).first;
        return found->second.match(QString::fromStdString(text)).hasMatch();
    }

    std::string check(const Json& schema, const Json& value, const std::string& path) {
        for (const auto& [keyword, says] : schema.items()) {
            const std::string complaint = check_keyword(keyword, says, schema, value, path);
            if (!complaint.empty()) return complaint;
        }
        return {};
    }

    std::string check_keyword(const std::string& keyword, const Json& says, const Json& schema, const Json& value,
                              const std::string& path) {
        const auto wrong = [&](const std::string& what) {
            return fmt::format("{}: {} {}", path, value.dump().substr(0, 200), what);
        };
        if (keyword == "description" || keyword == "title" || keyword == "default") return {};
        if (keyword == "$ref") {
            const std::string target = says.get<std::string>();
            return check(m_root.at(Json::json_pointer(target.substr(1))), value, path);
        }
        if (keyword == "type") return is_type(says.get<std::string>(), value) ? "" : wrong("is no " + says.dump());
        if (keyword == "enum")
            return std::find(says.begin(), says.end(), value) != says.end() ? "" : wrong("is none of " + says.dump());
        if (keyword == "minimum") return !value.is_number() || value >= says ? "" : wrong("is below " + says.dump());
        if (keyword == "maximum") return !value.is_number() || value <= says ? "" : wrong("is above " + says.dump());
        if (keyword == "pattern")
            return !value.is_string() || fits_pattern(says.get<std::string>(), value.get<std::string>())
                       ? ""
                       : wrong("does not fit " + says.dump());
        if (keyword == "items") return check_items(says, value, path);
        if (keyword == "oneOf") return check_one_of(says, value, path);
        if (keyword == "required") {
            for (const Json& name : says) {
                if (value.is_object() && !value.contains(name.get<std::string>())) return wrong("lacks " + name.dump());
            }
            return {};
        }
        if (keyword == "properties" || keyword == "patternProperties") return check_fields(schema, value, path);
        if (keyword == "additionalProperties" && says == false) return {}; // as with every object here
        return wrong("has a schema with a keyword this validator does not know: " + keyword);
    }

    std::string check_items(const Json& schema, const Json& value, const std::string& path) {
        if (!value.is_array()) return {};
        std::size_t place = 0;
        for (const Json& item : value) {
            const std::string complaint = check(schema, item, fmt::format("{}[{}]", path, place++));
            if (!complaint.empty()) return complaint;
        }
        return {};
    }

    std::string check_one_of(const Json& schemas, const Json& value, const std::string& path) {
        int fitting = 0;
        std::string complaints;
        for (const Json& schema : schemas) {
            const std::string complaint = check(schema, value, path);
            fitting += complaint.empty();
            if (!complaint.empty()) complaints += "; " + complaint;
        }
        return fitting == 1 ? ""
                            : fmt::format("{}: fits {} of {} schemas{}", path, fitting, schemas.size(), complaints);
    }

    std::string check_fields(const Json& schema, const Json& value, const std::string& path) {
        if (!value.is_object()) return {};
        static const Json nothing = Json::object();
        const Json& named = schema.contains("properties") ? schema["properties"] : nothing;
        const Json& patterns = schema.contains("patternProperties") ? schema["patternProperties"] : nothing;
        for (const auto& [name, field] : value.items()) {
            const Json* found = named.contains(name) ? &named[name] : nullptr;
            for (const auto& [pattern, what] : patterns.items()) {
                if (found == nullptr && fits_pattern(pattern, name)) found = &what;
            }
            if (found == nullptr) return fmt::format("{}: nothing is said of the field \"{}\"", path, name);
            const std::string complaint = check(*found, field, path + "." + name);
            if (!complaint.empty()) return complaint;
        }
        return {};
    }

    Json m_root;
    std::map<std::string, QRegularExpression> m_patterns;
};

} // namespace hilltop::testing
