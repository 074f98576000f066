// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/field_items.h"

#include "replay/field_text.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>

#include <algorithm>
#include <string>
#include <utility>

namespace hilltop {
namespace {

const Json& itemSchema(const Json& schema) {
    const Json& kind = FieldText::schemaOf(schema);
    return FieldText::isList(kind) ? FieldText::schemaOf(kind["items"]) : kind;
}

/// The texts of a pattern whose last group, or the whole, has a number of any length, with `number` there:
/// "^[0-4] ([0-9]+>[0-3]|pass)$".
QStringList textsWith(const std::string& pattern, const QString& number) {
    static const std::string any = "[0-9]+";
    const auto at = pattern.find(any);
    if (at == std::string::npos || !std::all_of(number.begin(), number.end(), [](QChar c) { return c.isDigit(); }))
        return {};
    const auto open = pattern.rfind('(', at), bar = pattern.rfind('|', at);
    const bool grouped = open != std::string::npos;
    const auto begin = !grouped ? 1 : bar != std::string::npos && bar > open ? bar + 1 : open + 1;
    const auto behind = at + any.size(), end = pattern.find_first_of("|)$", behind);
    const std::string before = grouped ? pattern.substr(0, open) : "^";
    return FieldText::textsOf(before + pattern.substr(begin, at - begin) + number.toStdString() +
                              pattern.substr(behind, end - behind) + "$");
}

/// How a field names `card`: the same if it can, else with more words around it.
QStringList longer(const QString& card, const QStringList& choices, const Json& schema) {
    if (choices.contains(card)) return {card};
    static const QRegularExpression between(QStringLiteral("[ =>]"));
    QStringList found;
    for (const QString& one : choices)
        if (one.split(between).contains(card)) found << one;
    const Json& kind = itemSchema(schema);
    if (kind.contains("pattern")) found << textsWith(kind["pattern"].get<std::string>(), card);
    return found;
}

} // namespace

std::vector<FieldItem> FieldItems::of(const QString& text, const Json& schema) {
    std::vector<FieldItem> items;
    if (!FieldText::isList(schema)) {
        if (!text.trimmed().isEmpty()) items.push_back({text.trimmed()});
        return items;
    }
    const QStringList lists = FieldText::isNested(schema) ? text.split(QLatin1Char(';')) : QStringList{text};
    for (const QString& list : lists) {
        bool begins = !items.empty();
        for (const QString& one : list.split(QLatin1Char(',')))
            if (const QString card = one.simplified(); !card.isEmpty())
                items.push_back({card, std::exchange(begins, false)});
    }
    return items;
}

QString FieldItems::joined(const std::vector<FieldItem>& items) {
    QString text;
    for (const FieldItem& item : items) {
        if (!text.isEmpty()) text += item.begins ? QStringLiteral("; ") : QStringLiteral(", ");
        text += item.text;
    }
    return text;
}

QStringList FieldItems::as(const QString& item, const Json& from, const Json& to) {
    if (itemSchema(from) == itemSchema(to)) return {item};
    const QStringList here = FieldText::choices(from), there = FieldText::choices(to);
    QStringList found = longer(item, there, to);
    for (const QString& card : there)
        if (!found.contains(card) && longer(card, here, from).contains(item)) found << card;
    return found;
}

} // namespace hilltop
