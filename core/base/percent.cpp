// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/percent.h"

#include <charconv>

namespace hilltop {

std::string percent_encoded(std::string_view text, bool (*is_plain)(char byte)) {
    constexpr const char* digits = "0123456789ABCDEF";
    std::string word;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (is_plain(letter))
            word += letter;
        else
            word += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return word;
}

std::string percent_decoded(std::string_view word) {
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        unsigned value = 0;
        if (word[i] == '%' && i + 2 < word.size() &&
            std::from_chars(word.data() + i + 1, word.data() + i + 3, value, 16).ptr == word.data() + i + 3) {
            text += static_cast<char>(value);
            i += 2;
        } else {
            text += word[i];
        }
    }
    return text;
}

} // namespace hilltop
