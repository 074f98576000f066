// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/letters.h"

#include "base/file_names.h"
#include "base/quoted.h"

#include <algorithm>

namespace hilltop {

Letter first_letter(std::string_view text) {
    if (text.empty()) return {};
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t bytes = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0;
    if (bytes == 0 || bytes > text.size() || !is_utf8(text.substr(0, bytes))) return {};
    char32_t code = bytes == 1 ? first : first & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i)
        code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    return {code, bytes};
}

bool is_control(char32_t letter) {
    return letter < 0x20 || (letter >= 0x7F && letter < 0xA0);
}

bool is_blank(char32_t letter) {
    return letter == ' ' || (letter >= 9 && letter <= 13) || letter == 0x85 || letter == 0xA0 || letter == 0x1680 ||
           (letter >= 0x2000 && letter <= 0x200A) || letter == 0x2028 || letter == 0x2029 || letter == 0x202F ||
           letter == 0x205F || letter == 0x3000;
}

bool turns_text(char32_t letter) {
    return letter == 0x061C || letter == 0x200E || letter == 0x200F || (letter >= 0x202A && letter <= 0x202E) ||
           (letter >= 0x2066 && letter <= 0x2069);
}

std::string shown_text(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const std::string_view spelt = text.substr(0, std::max<std::size_t>(letter.bytes, 1));
        const bool stays = letter.code == '\n' || letter.code == '\t' || !is_control(letter.code);
        if (letter.bytes == 0)
            shown += escaped(spelt);
        else if (stays && !turns_text(letter.code))
            shown += spelt;
        text.remove_prefix(spelt.size());
    }
    return shown;
}

std::string shown_name(std::string_view name) {
    std::string line;
    for (std::string_view rest = name; !rest.empty();) {
        const Letter letter = first_letter(rest);
        const std::size_t bytes = std::max<std::size_t>(letter.bytes, 1);
        const bool breaks = letter.bytes > 0 && (letter.code == '\n' || letter.code == '\r' || letter.code == '\t' ||
                                                 letter.code == 0x2028 || letter.code == 0x2029);
        line += breaks ? std::string_view(" ") : rest.substr(0, bytes);
        rest.remove_prefix(bytes);
    }
    return shown_text(line);
}

} // namespace hilltop
