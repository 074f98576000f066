// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hilltop {

/// A letter of UTF-8: its code point and how many bytes it has.
struct Letter {
    char32_t code = 0;
    std::size_t bytes = 0;
    friend bool operator==(const Letter&, const Letter&) = default;
};
/// The letter at the beginning of a text; 0 bytes if they are not UTF-8.
Letter first_letter(std::string_view text);

/// Controls of a terminal, in ASCII and beyond.
bool is_control(char32_t letter);
/// Blanks of any width, and the separators of lines.
bool is_blank(char32_t letter);
/// Marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX 9).
bool turns_text(char32_t letter);

/// A name of a player or a file as people see it: on one line, without control characters and without marks of
/// direction, which would reverse or hide the text beside it. Bytes that are not UTF-8 become "\x9b".
std::string shown_name(std::string_view name);
/// The same of a text, whose line breaks and tabs stay.
std::string shown_text(std::string_view text);

} // namespace hilltop
