// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"

#include <charconv>
#include <cmath>

namespace hilltop {
namespace {

/// All of `text`, or nothing.
template <class Number>
std::optional<Number> read_all(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return value;
}

} // namespace

std::optional<std::uint64_t> read_number(std::string_view text) {
    return read_all<std::uint64_t>(text);
}

std::optional<std::int64_t> read_whole(std::string_view text) {
    return read_all<std::int64_t>(text);
}

std::optional<double> read_decimal(std::string_view text) {
    const auto value = read_all<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

} // namespace hilltop
