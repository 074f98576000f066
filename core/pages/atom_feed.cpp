// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/atom_feed.h"

#include "analysis/report_parts.h"
#include "base/letters.h"
#include "base/sha256.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace hilltop {
namespace {

/// XML 1.0 has no way to write controls, bytes that are not UTF-8, and these two.
std::string escaped_xml(const std::string& text) {
    std::string safe = escaped_html(shown_name(text));
    for (const std::string_view never : {"\xef\xbf\xbe", "\xef\xbf\xbf"})
        for (auto at = safe.find(never); at != safe.npos; at = safe.find(never, at))
            safe.erase(at, never.size());
    return safe;
}

/// Of a text, as RFC 9562 has them in version 8.
std::string uuid_of(const std::string& text) {
    std::string digits = sha256(text).substr(0, 32);
    digits[12] = '8';
    digits[16] = "89ab"[digits[16] % 4];
    return fmt::format("urn:uuid:{}-{}-{}-{}-{}", digits.substr(0, 8), digits.substr(8, 4), digits.substr(12, 4),
                       digits.substr(16, 4), digits.substr(20));
}

/// RFC 3339, which has years of four digits.
std::string time_text(std::int64_t date) {
    constexpr std::int64_t kLast = 253'402'300'799; // of the year 9999
    const std::int64_t seconds = std::clamp<std::int64_t>(date / 1000, 0, kLast);
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

} // namespace

std::string atom_text(const AtomFeed& feed, const std::string& file) {
    const auto newest = std::ranges::max_element(feed.entries, {}, &AtomEntry::date);
    const std::string title = escaped_xml(feed.title);
    std::string text = fmt::format("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                                   "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">\n"
                                   "<id>{}</id>\n<title>{}</title>\n<updated>{}</updated>\n"
                                   "<author><name>{}</name></author>\n<generator>Hilltop</generator>\n"
                                   "<link rel=\"alternate\" type=\"text/html\" href=\"{}index.html\"/>\n",
                                   uuid_of(feed.identity), title, time_text(newest->date), title, feed.url);
    if (!feed.url.empty()) text += fmt::format("<link rel=\"self\" href=\"{}{}\"/>\n", feed.url, file);
    for (const AtomEntry& entry : feed.entries)
        text +=
            fmt::format("<entry>\n<id>{}</id>\n<title>{}</title>\n<updated>{}</updated>\n"
                        "<link rel=\"alternate\" type=\"text/html\" href=\"{}{}\"/>\n</entry>\n",
                        uuid_of(entry.identity), escaped_xml(entry.title), time_text(entry.date), feed.url, entry.page);
    return text + "</feed>\n";
}

Result<std::string> folder_url(const std::string& text) {
    const bool web = text.starts_with("https://") || text.starts_with("http://");
    const bool plain = std::ranges::all_of(text, [](char letter) {
        return letter > ' ' && letter < 0x7F &&
               std::string_view("\"'<>\\^`{|}?#&").find(letter) == std::string_view::npos;
    });
    if (!web || !plain || text.ends_with("//"))
        return misuse("pages", "{} is not the web address of a folder, such as https://example.org/contest/", text);
    return text.ends_with('/') ? text : text + '/';
}

} // namespace hilltop
