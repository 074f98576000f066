// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"

#include <bit>

namespace hilltop::thegame {

/// A set of cards, bit c for card c: two words, so that "ten further on" is one shift.
__extension__ using CardMask = unsigned __int128;

constexpr CardMask bit(int card) {
    return CardMask{1} << card;
}
/// The cards above, or below, a top; 0 <= top <= 101.
constexpr CardMask above(int top) {
    return ~CardMask{0} << (top + 1);
}
constexpr CardMask below(int top) {
    return bit(top) - 1;
}
inline constexpr CardMask kAllCards = above(TheGame::kLowest - 1) & below(TheGame::kHighest + 1);

constexpr int lowest(CardMask cards) {
    const auto low = static_cast<std::uint64_t>(cards);
    return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(cards >> 64));
}
constexpr int highest(CardMask cards) {
    const auto high = static_cast<std::uint64_t>(cards >> 64);
    return high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(static_cast<std::uint64_t>(cards));
}
constexpr int count(CardMask cards) {
    return std::popcount(static_cast<std::uint64_t>(cards)) + std::popcount(static_cast<std::uint64_t>(cards >> 64));
}
constexpr bool contains(CardMask cards, int card) {
    const auto word = static_cast<std::uint64_t>(card < 64 ? cards : cards >> 64);
    return (word >> (card & 63) & 1) != 0;
}

/// The card that jumps back onto this one, or 0.
constexpr int jumper(int pile, int card) {
    const int back = TheGame::rises(pile) ? card - TheGame::kJump : card + TheGame::kJump;
    return back >= TheGame::kLowest && back <= TheGame::kHighest ? back : 0;
}

template <class List>
CardMask mask_of(const List& cards) {
    CardMask mask = 0;
    for (const std::uint8_t card : cards)
        mask |= bit(card);
    return mask;
}
inline CardMask mask_of(const TheGame::CardSet& cards) {
    CardMask mask = 0;
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        if (cards.contains(card)) mask |= bit(card);
    }
    return mask;
}

} // namespace hilltop::thegame
