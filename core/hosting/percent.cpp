// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/percent.h"

#include <charconv>

namespace hilltop {

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
