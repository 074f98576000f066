// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/source_text.h"

#include <algorithm>
#include <cctype>
#include <functional>

namespace hilltop {
namespace {

bool is_blank(char letter) {
    return std::isspace(static_cast<unsigned char>(letter)) != 0;
}

/// Part of a word; what is beyond ASCII is.
bool is_of_word(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

/// Whether a slash behind this text begins a regular expression: where a value has ended, it divides.
bool begins_pattern(std::string_view before) {
    while (!before.empty() && is_blank(before.back()))
        before.remove_suffix(1);
    if (before.empty()) return true;
    if (std::string_view("(,=:[!&|?{};+-*%<>~^").find(before.back()) != std::string_view::npos) return true;
    if (!before.ends_with("return")) return false;
    return before.size() == 6 || !is_of_word(before[before.size() - 7]);
}

/// One behind the end of a string whose mark begins at `from`; a line ends what is not closed, except of long marks.
std::size_t string_end(std::string_view text, std::size_t from, std::string_view mark, bool lines) {
    for (std::size_t at = from + mark.size(); at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '\n' && !lines)
            return at;
        else if (text.substr(at).starts_with(mark))
            return at + mark.size();
    }
    return text.size();
}

/// One behind the end of a regular expression; a slash in brackets does not end it.
std::size_t pattern_end(std::string_view text, std::size_t from) {
    bool brackets = false;
    for (std::size_t at = from + 1; at < text.size() && text[at] != '\n'; ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '[')
            brackets = true;
        else if (text[at] == ']')
            brackets = false;
        else if (text[at] == '/' && !brackets)
            return at + 1;
    }
    return from + 1;
}

} // namespace

SourceText::SourceText(std::string source, SourceStyle style)
    : text(std::move(source))
    , bare(text) {
    const auto blank = [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < std::min(to, bare.size()); ++at)
            if (bare[at] != '\n') bare[at] = ' ';
    };
    const std::string_view all(text);
    for (std::size_t at = 0; at < all.size();) {
        const char letter = all[at];
        const std::string_view rest = all.substr(at);
        std::size_t end = at + 1;
        if (rest.starts_with("//")) {
            blank(at, end = std::min(all.find('\n', at), all.size()));
        } else if (rest.starts_with("/*")) {
            end = all.find("*/", at + 2);
            blank(at, end = end == all.npos ? all.size() : end + 2);
        } else if (style == SourceStyle::Java && rest.starts_with("\"\"\"")) {
            end = string_end(all, at, rest.substr(0, 3), true);
            blank(at + 3, end - 3);
        } else if (letter == '"' || letter == '\'' || (letter == '`' && style == SourceStyle::JavaScript)) {
            end = string_end(all, at, rest.substr(0, 1), letter == '`');
            blank(at + 1, end - 1);
        } else if (letter == '/' && style == SourceStyle::JavaScript &&
                   begins_pattern(std::string_view(bare).substr(0, at))) {
            end = pattern_end(all, at);
            blank(at + 1, end - 1);
        }
        at = end;
    }
}

int SourceText::line_of(std::size_t place) const {
    return static_cast<int>(std::ranges::count(std::string_view(text).substr(0, place), '\n')) + 1;
}

int SourceText::column_of(std::size_t place) const {
    const std::size_t edge = place > 0 ? text.rfind('\n', place - 1) : text.npos;
    const std::size_t begin = edge == text.npos ? 0 : edge + 1;
    const auto inside = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
    return static_cast<int>(std::ranges::count_if(text.substr(begin, place - begin), std::not_fn(inside))) + 1;
}

} // namespace hilltop
