// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/field_text.h"

#include "base/json_text.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace hilltop {
namespace {

constexpr int kMostItems = 100;

bool isArray(const Json& schema) {
    return schema.value("type", "") == "array";
}

/// The members of an object that are typed: of one with a list of objects, such as a trick, that list alone. None: it
/// is typed as JSON.
std::vector<std::string> typedMembers(const Json& schema) {
    std::vector<std::string> names;
    for (const auto& [name, written] : schema["properties"].items()) {
        const Json& member = FieldText::schemaOf(written);
        if (isArray(member)) {
            if (FieldText::schemaOf(member["items"]).contains("properties")) return {name};
            return {};
        }
        names.push_back(name);
    }
    return names;
}

/// ", " for the items of a list, "; " where they are lists themselves.
QString separatorOf(const Json& items) {
    if (isArray(items)) return QStringLiteral(";");
    if (!items.contains("properties")) return QStringLiteral(",");
    const auto names = typedMembers(items);
    const bool nested = names.size() == 1 && isArray(FieldText::schemaOf(items["properties"][names.front()]));
    return nested ? QStringLiteral(";") : QStringLiteral(",");
}

/// The letters of a set as a pattern has it, "9tj" or "0-9".
std::string lettersOf(const std::string& set) {
    std::string letters;
    for (std::size_t i = 0; i < set.size(); ++i) {
        const bool range = i + 2 < set.size() && set[i + 1] == '-';
        for (char letter = set[i]; letter <= (range ? set[i + 2] : set[i]); ++letter)
            letters += letter;
        if (range) i += 2;
    }
    return letters;
}

QStringList allOf(const Json& written) {
    const Json& schema = FieldText::schemaOf(written);
    QStringList all;
    if (schema.contains("enum")) {
        for (const Json& word : schema["enum"])
            all << QString::fromStdString(word.get<std::string>());
    } else if (schema.value("type", "") == "integer" && schema.contains("maximum")) {
        const int least = schema["minimum"].get<int>(), most = schema["maximum"].get<int>();
        for (int number = least; number <= most && all.size() <= kMostItems; ++number)
            all << QString::number(number);
    } else if (schema.contains("pattern")) {
        all = FieldText::textsOf(schema["pattern"].get<std::string>());
    } else if (schema.contains("properties")) {
        const auto names = typedMembers(schema);
        if (names.empty()) return {};
        all << QString();
        for (const std::string& name : names) {
            QStringList longer;
            for (const QString& before : all)
                for (const QString& one : allOf(schema["properties"][name]))
                    longer << (before + QLatin1Char(' ') + one).trimmed();
            all = longer;
        }
    } else if (isArray(schema)) {
        return allOf(schema["items"]);
    }
    return all.size() > kMostItems ? QStringList() : all;
}

} // namespace

const Json& FieldText::schemaOf(const Json& schema) {
    if (!schema.contains("oneOf")) return schema;
    for (const Json& one : schema["oneOf"])
        if (one.value("type", "") != "null") return one;
    return schema;
}

QStringList FieldText::items(const Json& written) {
    const Json& schema = schemaOf(written);
    return isArray(schema) ? allOf(schema["items"]) : QStringList();
}

QStringList FieldText::choices(const Json& schema) {
    return allOf(schemaOf(schema));
}

bool FieldText::isList(const Json& schema) {
    return isArray(schemaOf(schema));
}

bool FieldText::isNested(const Json& written) {
    const Json& schema = schemaOf(written);
    return isArray(schema) && separatorOf(schemaOf(schema["items"])) == QLatin1String(";");
}

QStringList FieldText::textsOf(const std::string& pattern) {
    QStringList texts{QString()};
    for (std::size_t i = 1; i + 1 < pattern.size(); ++i) {
        std::string letters(1, pattern[i]);
        if (pattern[i] == '[') {
            const auto end = pattern.find(']', i);
            letters = lettersOf(pattern.substr(i + 1, end - i - 1));
            i = end;
        } else if (std::string_view("?*+()|\\{").find(pattern[i]) != std::string_view::npos) {
            return {};
        }
        QStringList longer;
        for (const QString& text : texts)
            for (const char letter : letters)
                longer << text + QLatin1Char(letter);
        texts = longer;
        if (texts.size() > kMostItems) return {};
    }
    return texts;
}

QString FieldText::of(const Json& value, const Json& written) {
    const Json& schema = schemaOf(written);
    if (value.is_null()) return {};
    if (value.is_string()) return QString::fromStdString(value.get<std::string>());
    if (value.is_array() && isArray(schema)) {
        QStringList texts;
        for (const Json& one : value)
            texts << of(one, schema["items"]);
        return texts.join(separatorOf(schemaOf(schema["items"])) + QLatin1Char(' '));
    }
    if (value.is_object() && schema.contains("properties") && !typedMembers(schema).empty()) {
        QStringList texts;
        for (const std::string& name : typedMembers(schema))
            texts << of(value.value(name, Json()), schema["properties"][name]);
        return texts.join(QLatin1Char(' '));
    }
    return QString::fromStdString(value.dump());
}

std::optional<Json> FieldText::read(const QString& typed, const Json& written) {
    const Json& schema = schemaOf(written);
    const QString text = typed.trimmed();
    if (isArray(schema)) {
        Json list = Json::array();
        if (text.isEmpty()) return list;
        for (const QString& one : text.split(separatorOf(schemaOf(schema["items"])))) {
            auto item = read(one, schema["items"]);
            if (!item) return {};
            list.push_back(std::move(*item));
        }
        return list;
    }
    if (schema.contains("properties")) {
        const auto names = typedMembers(schema);
        if (text.isEmpty()) return Json();
        if (names.empty()) {
            auto json = parse_json(text.toStdString());
            return json ? std::optional(std::move(*json)) : std::nullopt;
        }
        const auto parts = text.simplified().split(QLatin1Char(' '));
        if (names.size() > 1 && static_cast<std::size_t>(parts.size()) != names.size()) return {};
        Json object = Json::object();
        for (std::size_t i = 0; i < names.size(); ++i) {
            auto part =
                read(names.size() == 1 ? text : parts[static_cast<qsizetype>(i)], schema["properties"][names[i]]);
            if (!part) return {};
            object[names[i]] = std::move(*part);
        }
        return object;
    }
    if (text.isEmpty()) return Json();
    if (schema.value("type", "") == "integer") {
        bool good = false;
        const int number = text.toInt(&good);
        return good ? std::optional(Json(number)) : std::nullopt;
    }
    return Json(text.toStdString());
}

} // namespace hilltop
