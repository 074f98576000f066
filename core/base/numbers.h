// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hilltop {

/// An index or a count that is known not to be negative, for containers.
constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

/// Puts a whole number behind a text. Most have one digit or two.
inline void append_number(std::string& text, int number) {
    if (number >= 0 && number < 100) {
        if (number > 9) text.push_back(static_cast<char>('0' + number / 10));
        text.push_back(static_cast<char>('0' + number % 10));
    } else {
        text += std::to_string(number);
    }
}

/// A whole number without sign, as people type it; nothing for anything else or above 2^64-1. Never asks the locale.
std::optional<std::uint64_t> read_number(std::string_view text);

/// A whole number that may have a minus; nothing for anything else or beyond 64 bits.
std::optional<std::int64_t> read_whole(std::string_view text);

/// A finite number with a point, as people type it; nothing for anything else.
std::optional<double> read_decimal(std::string_view text);

} // namespace hilltop
