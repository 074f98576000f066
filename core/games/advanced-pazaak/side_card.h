// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hilltop {

/// A kind of side card, 0 to 22: +1..+6, -1..-6, +-1..+-6, then the special ones.
using SideCard = std::uint8_t;
inline constexpr SideCard kPlus = 0;
inline constexpr SideCard kMinus = 6;
inline constexpr SideCard kEither = 12;
inline constexpr SideCard kOneOrTwo = 18;
inline constexpr SideCard kFlip24 = 19;
inline constexpr SideCard kFlip36 = 20;
inline constexpr SideCard kDouble = 21;
inline constexpr SideCard kTie = 22;
inline constexpr int kSideCards = 23;

constexpr bool is_special(SideCard card) {
    return card >= kOneOrTwo;
}
/// The number of a plain or signed one, 1..6.
constexpr int number_of(SideCard card) {
    return card % 6 + 1;
}
/// Flips and the double, which count nothing themselves.
constexpr bool counts_nothing(SideCard card) {
    return card >= kFlip24 && card <= kDouble;
}
/// Whether it may be played with this value.
constexpr bool may_count(SideCard card, int value) {
    if (counts_nothing(card)) return value == 0;
    const int size = value < 0 ? -value : value;
    if (card == kTie) return size == 1;
    if (card == kOneOrTwo) return size == 1 || size == 2;
    if (size != number_of(card)) return false;
    return card >= kEither || (value > 0) == (card < kMinus);
}
/// All that it may count, the lowest first.
struct CardValues {
    std::array<std::int8_t, 4> values{};
    std::uint8_t size = 0;
    constexpr const std::int8_t* begin() const { return values.data(); }
    constexpr const std::int8_t* end() const { return values.data() + size; }
};
inline constexpr auto kCardValues = [] {
    std::array<CardValues, kSideCards> all;
    for (SideCard card = 0; card < kSideCards; ++card) {
        for (int value = -6; value <= 6; ++value) {
            if (may_count(card, value)) all[card].values[all[card].size++] = static_cast<std::int8_t>(value);
        }
    }
    return all;
}();
/// The same as bits, -6 the lowest; 0 for a card without a value of its own.
inline constexpr auto kValueBits = [] {
    std::array<unsigned, kSideCards> all{};
    for (SideCard card = 0; card < kSideCards; ++card) {
        for (int value = -6; value <= 6; ++value) {
            if (!counts_nothing(card) && may_count(card, value)) all[card] |= 1u << (value + 6);
        }
    }
    return all;
}();
/// Whether the flip changes cards of that number.
constexpr bool flips(SideCard card, int number) {
    if (card == kFlip24) return number == 2 || number == 4;
    return card == kFlip36 && (number == 3 || number == 6);
}

inline constexpr std::array<std::string_view, kSideCards> kSideCardNames = {
    "+1",  "+2",  "+3",  "+4",  "+5",  "+6",  "-1",     "-2",     "-3",     "-4",     "-5", "-6",
    "+-1", "+-2", "+-3", "+-4", "+-5", "+-6", "+-1or2", "flip24", "flip36", "double", "tie"};
/// By its name; nothing if there is none of that name.
constexpr std::optional<SideCard> side_card_named(std::string_view name) {
    const auto* const at = std::find(kSideCardNames.begin(), kSideCardNames.end(), name);
    if (at == kSideCardNames.end()) return {};
    return static_cast<SideCard>(at - kSideCardNames.begin());
}

} // namespace hilltop
