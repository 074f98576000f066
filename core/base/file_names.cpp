// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_names.h"

#include <algorithm>
#include <cstddef>

namespace hilltop {
namespace {

/// The length in bytes of the letter that begins with this byte; 0 if no letter does.
std::size_t letter_size(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/// Whether the second byte makes a letter longer than it has to be, half of a pair, or one beyond the last.
bool spoils(unsigned char first, unsigned char second) {
    return (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) || (first == 0xF0 && second < 0x90) ||
           (first == 0xF4 && second >= 0x90);
}

} // namespace

bool has_ending(std::string_view name, std::string_view ending) {
    if (name.size() < ending.size()) return false;
    // tolower() asks the locale.
    return std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [](char small, char c) { return small == (c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); });
}

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t size = letter_size(first);
        if (size == 0 || size > text.size() - at) return false;
        if (size > 1 && spoils(first, static_cast<unsigned char>(text[at + 1]))) return false;
        for (std::size_t i = 1; i < size; ++i)
            if ((static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80) return false;
        at += size;
    }
    return true;
}

} // namespace hilltop
