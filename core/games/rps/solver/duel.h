// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"

#include <array>

namespace hilltop::rps {

using Card = RpsPoker::Card;
using CardSet = RpsPoker::CardSet;

/// How many of a set's cards have the number, 0..3.
constexpr int count_of(CardSet set, int number) {
    const auto three = set >> (3 * number) & 7;
    return static_cast<int>((three & 1) + (three >> 1 & 1) + (three >> 2));
}

/// Cards in a set; the oldest x86-64 has no instruction for it.
constexpr int count(CardSet set) {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    return static_cast<int>(((set + (set >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

/// A value for every number.
using ByNumber = std::array<double, RpsPoker::kNumbers>;

/// All cards that `card` beats on a base card of that number.
CardSet beaten(Card card, int base);

/// The ten games with all cards known, as sets: what the rules do from the first base card on, some forty times as
/// fast. Seats are 0 and 1.
struct Duel {
    struct Side {
        std::array<Card, RpsPoker::kHand> hand{};  ///< in the order received
        std::array<Card, RpsPoker::kDeck> stock{}; ///< the last of `undrawn` is drawn first
        std::uint8_t held = 0, undrawn = 0;
        std::uint8_t won = 0;
        CardSet deck = 0;   ///< all ten cards, played or not
        CardSet given = 0;  ///< to the other: its known cards
        CardSet played = 0; ///< so far
    };
    std::array<Side, RpsPoker::kSeats> sides{};
    std::array<Card, RpsPoker::kDeck> bases{}; ///< in order; those from `game` + 1 on are not shown yet
    CardSet shown = 0;                         ///< bases up to that of `game`
    std::uint8_t game = 0;                     ///< 0..9; 10: over

    bool over() const { return game == RpsPoker::kDeck; }
    Card base() const { return bases[game]; }
    /// Both play the card at that place of their hands; then both draw, and the next base card is shown.
    void play(int mine, int theirs);
    /// What `seat` has not seen: what the other may still play, and bases to come.
    CardSet unseen(int seat) const {
        const auto s = static_cast<std::size_t>(seat);
        return RpsPoker::kAllCards & ~(sides[s].deck | sides[1 - s].played | shown);
    }
};

/// The games from here on. The draft must be over, and no side may have forfeited.
Duel duel_of(const RpsPoker::State& state);

} // namespace hilltop::rps
