// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/phrase.h"

#include "base/grouped.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

struct EndWords {
    HILLTOP_WORDS(TableTexts)
};

Phrase ended(std::string text) {
    return EndWords::tr("%1.", "end of a sentence").arg(std::move(text));
}

} // namespace

std::string english_count(std::string pattern, std::int64_t count) {
    for (auto open = pattern.find('('); open != pattern.npos; open = pattern.find('(', open)) {
        const auto close = pattern.find(')', open);
        if (close == pattern.npos) break;
        const std::string ending = count == 1 ? std::string() : pattern.substr(open + 1, close - open - 1);
        pattern.replace(open, close + 1 - open, ending);
    }
    if (const auto at = pattern.find("%n"); at != pattern.npos) pattern.replace(at, 2, grouped(count));
    return pattern;
}

std::string filled_in(const std::string& text, const std::vector<std::string>& parts) {
    std::string filled;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_place = text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' &&
                              text[at + 1] < static_cast<char>('1' + parts.size());
        if (is_place)
            filled += parts[static_cast<std::size_t>(text[++at] - '1')];
        else
            filled += text[at];
    }
    return filled;
}

std::string Wording::said(const Pattern& pattern) const {
    if (pattern.count == Pattern::kNoCount) return pattern.text;
    return english_count(pattern.count == 1 && pattern.one != nullptr ? pattern.one : pattern.text, pattern.count);
}

std::string Wording::capital(std::string text) const {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

Phrase Phrase::arg(Phrase part) const {
    Phrase filled = *this;
    filled.m_parts.push_back(std::move(part));
    return filled;
}

Phrase Phrase::one(const char* pattern) const {
    Phrase phrase = *this;
    phrase.m_pattern.one = pattern;
    return phrase;
}

Phrase Phrase::capital() const {
    if (empty()) return {};
    Phrase phrase;
    phrase.m_form = Form::Capital;
    return phrase.arg(*this);
}

Phrase Phrase::sentence() const {
    if (empty()) return {};
    Phrase phrase;
    phrase.m_form = Form::Sentence;
    return phrase.arg(*this);
}

Phrase Phrase::then(const Phrase& next) const {
    return empty() ? next : Phrase(Pattern{"%1 %2"}).arg(*this).arg(next);
}

std::string Phrase::said(const Wording& wording) const {
    std::vector<std::string> parts;
    for (const Phrase& part : m_parts)
        parts.push_back(part.said(wording));
    switch (m_form) {
    case Form::Plain:
        return m_pattern.text;
    case Form::Pattern:
        return filled_in(wording.said(m_pattern), parts);
    case Form::Capital:
        return wording.capital(parts[0]);
    case Form::Sentence: {
        const bool ends = parts[0].empty() || std::string_view(".!?").find(parts[0].back()) != std::string_view::npos;
        return ends ? parts[0] : ended(parts[0]).said(wording);
    }
    }
    return {};
}

std::string Phrase::text() const {
    return said(Wording());
}

Json Phrase::json() const {
    if (m_form == Form::Plain) return m_pattern.text;
    Json json = Json::array();
    json.push_back(m_form == Form::Capital ? "^" : m_form == Form::Sentence ? "." : m_pattern.text);
    if (m_pattern.count != Pattern::kNoCount) json.push_back(m_pattern.count);
    for (const Phrase& part : m_parts)
        json.push_back(part.json());
    return json;
}

} // namespace hilltop
