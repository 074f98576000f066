// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site_text.h"

#include "analysis/report_parts.h"
#include "base/phrase.h"
#include "pages/site_html.h"

#include <fmt/format.h>

#include <cctype>

namespace hilltop {
SiteText site_text(const char* pattern) {
    return SiteText(pattern);
}

SiteText SiteText::english(std::string text) {
    return SiteText(std::move(text), Kind::English);
}

SiteText SiteText::value(std::string text) {
    return SiteText(std::move(text), Kind::Value);
}

SiteText SiteText::numbers(std::string text) {
    return SiteText(std::move(text), Kind::Numbers);
}

SiteText SiteText::with(std::string html) const {
    SiteText more = *this;
    more.m_parts.push_back(std::move(html));
    return more;
}

SiteText SiteText::name(const std::string& name) const {
    return with(fmt::format("<bdi>{}</bdi>", escaped_html(name)));
}

SiteText SiteText::number(const std::string& number) const {
    return with(numbers(number).html("span"));
}

SiteText SiteText::text(const SiteText& text) const {
    return with(text.html("span"));
}

SiteText SiteText::element(const std::string& html) const {
    return with(html);
}

SiteText SiteText::count(std::int64_t count) const {
    SiteText counted = *this;
    counted.m_count = count;
    return counted;
}

std::string SiteText::html(const std::string& tag, const std::string& attributes) const {
    if (m_kind != Kind::Translated)
        return fmt::format("<{0}{1}{2}>{3}</{0}>", tag, attributes,
                           m_kind == Kind::English   ? " lang=en"
                           : m_kind == Kind::Numbers ? " data-v"
                                                     : "",
                           m_kind == Kind::Value ? linked(m_pattern) : escaped_html(m_pattern));
    const std::string english = escaped_html(m_count ? english_count(m_pattern, *m_count) : m_pattern);
    std::string inner;
    for (std::size_t at = 0; at < english.size(); ++at) {
        const bool is_place = english[at] == '%' && at + 1 < english.size() && english[at + 1] >= '1' &&
                              english[at + 1] < static_cast<char>('1' + m_parts.size());
        if (is_place)
            inner += m_parts[static_cast<std::size_t>(english[++at] - '1')];
        else
            inner += english[at];
    }
    const std::string key =
        m_count ? fmt::format("=\"{}\" data-n={}", escaped_html(m_pattern), *m_count) : std::string();
    return fmt::format("<{0}{1} data-t{2}>{3}</{0}>", tag, attributes, key, inner);
}

std::string SiteText::label() const {
    return fmt::format("aria-label=\"{}\" data-l", escaped_html(m_pattern));
}

SiteText table_word(const std::string& word) {
    static const std::pair<const char*, SiteText> kWords[] = {
        {"range", site_text("Range")},
        {"matches", window_text("Matches")},
        {"mean", window_text("Mean")},
        {"perfect", window_text("Perfect")},
        {"won", window_text("Won")},
        {"drawn", window_text("Drawn")},
        {"lost", window_text("Lost")},
        {"points", window_text("Points")},
        {"share", window_text("Share")},
        {"mix", site_text("Mix")},
        {"hands", site_text("Hands")},
        {"sets", site_text("Sets")},
        {"faults", window_text("Faults")},
        {"Elo", window_text("Elo")},
        {"stronger than next", site_text("Stronger than next")},
        {" (disqualified)", window_text("%1 (disqualified)")},
        {" (out)", window_text("%1 (out)")},
        {" (faults in every match)", window_text("%1 (faults in every match)")},
        {"Won by row against column", site_text("Won by row against column")},
        {"Row ahead of column", site_text("Row ahead of column")},
        {"beyond chance", site_text("Beyond chance")},
        {"better", site_text("better")},
        {"worse", site_text("worse")},
    };
    if (word.find_first_not_of("0123456789 /%") == word.npos) return SiteText::numbers(word);
    for (const auto& [english, text] : kWords)
        if (word == english) return text;
    if (word.starts_with(' ')) return site_text(("%1" + word).c_str()); // what follows a name
    std::string titled = word;
    if (!titled.empty()) titled[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(titled[0])));
    return SiteText::english(std::move(titled));
}

} // namespace hilltop
