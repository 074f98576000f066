// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/egn_lines.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace hilltop::euchre {
namespace {

/// Walks through a text that a parser has found to be JSON; of any other it comes to its end, and says nothing true.
class JsonWalk {
public:
    explicit JsonWalk(std::string_view text)
        : m_text(text)
        , m_at(text.starts_with("\xEF\xBB\xBF") ? 3 : 0) {} // the mark of UTF-8, which the parser passes over

    std::size_t at() {
        m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size());
        return m_at;
    }
    char next() { return at() < m_text.size() ? m_text[m_at] : '\0'; }
    void take() { m_at = std::min(m_at + 1, m_text.size()); }
    void go_to(std::size_t place) { m_at = place; }

    /// The text between the quotation marks, as it is written.
    std::string_view quoted() {
        const std::size_t begin = at() + 1;
        for (take(); m_at < m_text.size() && m_text[m_at] != '"'; take())
            if (m_text[m_at] == '\\') take();
        const std::string_view inside = m_text.substr(std::min(begin, m_at), m_at - std::min(begin, m_at));
        take();
        return inside;
    }
    /// Behind a value of any kind.
    void pass() {
        if (next() == '"') {
            quoted();
            return;
        }
        int depth = 0;
        for (; m_at < m_text.size(); take()) {
            const char c = m_text[m_at];
            if (c == '"') {
                quoted();
                --m_at; // the loop takes the closing mark
                continue;
            }
            if (c == '[' || c == '{') ++depth;
            const bool closes = c == ']' || c == '}';
            if (closes && --depth < 0) return; // of the enclosing value
            if (depth == 0 && (closes || c == ',')) {
                if (closes) take();
                return;
            }
        }
    }

private:
    std::string_view m_text;
    std::size_t m_at;
};

/// Where the member of that name begins; of several of one name the last, as parsers take it.
std::optional<std::size_t> member_at(JsonWalk walk, std::string_view name) {
    std::optional<std::size_t> found;
    if (walk.next() != '{') return found;
    do {
        walk.take();
        if (walk.next() != '"') break;
        const std::string_view key = walk.quoted();
        if (walk.next() != ':') break;
        walk.take();
        if (key == name) found = walk.at();
        walk.pass();
    } while (walk.next() == ',');
    return found;
}

std::optional<std::size_t> element_at(JsonWalk walk, std::size_t index) {
    if (walk.next() != '[') return {};
    for (std::size_t i = 0;; ++i) {
        walk.take();
        if (walk.next() == ']' || walk.next() == '\0') return {};
        if (i == index) return walk.at();
        walk.pass();
        if (walk.next() != ',') return {};
    }
}

} // namespace

int line_of_place(std::string_view json, std::string_view place) {
    JsonWalk walk(json);
    while (!place.empty()) {
        std::optional<std::size_t> found;
        if (place[0] == '[') {
            std::size_t index = 0;
            const char* end = place.data() + place.size();
            const auto read = std::from_chars(place.data() + 1, end, index);
            place = {read.ptr, static_cast<std::size_t>(end - read.ptr)};
            if (read.ec == std::errc() && place.starts_with(']')) found = element_at(walk, index);
            place.remove_prefix(std::min<std::size_t>(1, place.size()));
        } else {
            const std::string_view name = place.substr(0, place.find_first_of(".["));
            found = member_at(walk, name);
            place.remove_prefix(name.size());
        }
        if (place.starts_with('.')) place.remove_prefix(1);
        if (!found) break;
        walk.go_to(*found);
    }
    const auto end = static_cast<std::ptrdiff_t>(walk.at());
    return 1 + static_cast<int>(std::count(json.begin(), json.begin() + end, '\n'));
}

} // namespace hilltop::euchre
