// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace hilltop::euchre {

/// A card is suit x 8 + rank: suits c d h s, ranks 9 t j q k a. A set of cards is a mask of 32 bits, a byte a suit.
using Card = std::uint8_t;
using Cards = std::uint32_t;

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 6;
enum Suit : std::uint8_t { kClubs, kDiamonds, kHearts, kSpades, kNoSuit };
enum Rank : std::uint8_t { kNine, kTen, kJack, kQueen, kKing, kAce };
inline constexpr Card kNoCard = 255;
inline constexpr Cards kAllCards = 0x3f3f3f3f;

constexpr Card card_of(int suit, int rank) {
    return static_cast<Card>(suit << 3 | rank);
}
constexpr bool is_card(int byte) {
    return byte >= 0 && byte < 32 && (byte & 7) < kRanks;
}
/// The suit printed on it.
constexpr int suit_of(Card card) {
    return card >> 3;
}
constexpr int rank_of(Card card) {
    return card & 7;
}
constexpr Cards bit(Card card) {
    return Cards{1} << card;
}
constexpr Card lowest(Cards cards) {
    return static_cast<Card>(std::countr_zero(cards));
}
/// The other suit of the same colour.
constexpr int sister(int suit) {
    return 3 - suit;
}
constexpr Card right_bower(int trump) {
    return card_of(trump, kJack);
}
constexpr Card left_bower(int trump) {
    return card_of(sister(trump), kJack);
}
/// Of the set bits; the oldest x86-64 has no instruction for it, and std::popcount becomes a call.
constexpr int count(Cards cards) {
    int n = 0;
    for (; cards != 0; cards &= cards - 1)
        ++n;
    return n;
}

/// What a card counts as once trump is named, for both meanings of the left bower.
struct Suits {
    /// By trump (kNoSuit: not named yet) and suit: the cards that follow that suit.
    std::array<std::array<Cards, kSuits>, kSuits + 1> follow{};
    /// By trump and card: the suit it follows.
    std::array<std::array<std::uint8_t, 32>, kSuits + 1> suit{};
};

constexpr Suits make_suits(bool left_is_trump) {
    Suits suits;
    for (std::size_t trump = 0; trump <= kSuits; ++trump) {
        for (std::uint8_t card = 0; card < 32; ++card) {
            if (!is_card(card)) continue;
            const bool left = left_is_trump && trump < kSuits && card == left_bower(static_cast<int>(trump));
            const auto suit = left ? trump : static_cast<std::size_t>(suit_of(card));
            suits.follow[trump][suit] |= bit(card);
            suits.suit[trump][card] = static_cast<std::uint8_t>(suit);
        }
    }
    return suits;
}
/// Index: Rules::left_bower, trump or printed.
inline constexpr std::array<Suits, 2> kSuitsOf = {make_suits(true), make_suits(false)};

/// By trump, suit led and card: 0 cannot take the trick; 1..6 the suit led; 7..11 trumps, 12 left, 13 right bower.
inline constexpr auto kPower = [] {
    std::array<std::array<std::array<std::uint8_t, 32>, kSuits>, kSuits> power{};
    for (int trump = 0; trump < kSuits; ++trump) {
        for (int led = 0; led < kSuits; ++led) {
            auto& of = power[static_cast<std::size_t>(trump)][static_cast<std::size_t>(led)];
            for (int rank = 0; rank < kRanks; ++rank)
                of[card_of(led, rank)] = static_cast<std::uint8_t>(rank + 1);
            for (int rank = 0; rank < kRanks; ++rank)
                of[card_of(trump, rank)] = static_cast<std::uint8_t>(rank < kJack ? 7 + rank : 6 + rank);
            of[left_bower(trump)] = 12;
            of[right_bower(trump)] = 13;
        }
    }
    return power;
}();
constexpr int power_of(int trump, int led, Card card) {
    return kPower[static_cast<std::size_t>(trump)][static_cast<std::size_t>(led)][card];
}

/// By trump, suit led and power: the cards that beat it.
inline constexpr auto kBeating = [] {
    std::array<std::array<std::array<Cards, 14>, kSuits>, kSuits> beating{};
    for (std::size_t trump = 0; trump < kSuits; ++trump) {
        for (std::size_t led = 0; led < kSuits; ++led) {
            for (Cards left = kAllCards; left != 0; left &= left - 1) {
                for (std::size_t power = 0; power < kPower[trump][led][lowest(left)]; ++power)
                    beating[trump][led][power] |= bit(lowest(left));
            }
        }
    }
    return beating;
}();
constexpr Cards beating(int trump, int led, int power) {
    return kBeating[static_cast<std::size_t>(trump)][static_cast<std::size_t>(led)][static_cast<std::size_t>(power)];
}
/// All that take a trick as trumps: the left bower too, whatever it follows.
constexpr Cards trumps_of(int trump) {
    return beating(trump, sister(trump), kRanks);
}

} // namespace hilltop::euchre
