// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/convention.h"

#include <algorithm>

namespace hilltop::thegame {

Ranks::Ranks(const TheGame::CardSet& without, const TheGame::Hand& hand) {
    TheGame::CardSet known = without;
    for (const std::uint8_t card : hand)
        known.insert(card);
    int count = 0;
    for (int card = TheGame::kLowest; card < 102; ++card) {
        count += card <= TheGame::kHighest && !known.contains(card);
        m_upto[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(count);
    }
}

int Ranks::dead(const std::array<std::uint8_t, TheGame::kPiles>& tops) const {
    const int low = std::min(tops[0], tops[1]);
    const int high = std::max(tops[2], tops[3]);
    return low <= high ? 0 : m_upto[static_cast<std::size_t>(low)] - m_upto[static_cast<std::size_t>(high)];
}

TheGame::Wishes honest_wishes(const std::array<std::uint8_t, TheGame::kPiles>& tops, CardMask unplayed, CardMask hand) {
    static constexpr std::array<int, 6> kStrengths = {4, 3, 2, 2, 1, 1}; // by cards skipped
    TheGame::Wishes wishes;
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = tops[static_cast<std::size_t>(pile)];
        const int back = jumper(pile, top);
        if (back != 0 && contains(hand, back)) {
            wishes = wishes.with(pile, TheGame::kHandsOff);
            continue;
        }
        const bool rises = TheGame::rises(pile);
        const CardMask fitting = hand & (rises ? above(top) : below(top));
        if (fitting == 0) continue;
        // Between pile and nearest card there is no other card of the hand.
        const int near = rises ? lowest(fitting) : highest(fitting);
        const int skipped = count(unplayed & (rises ? above(top) & below(near) : below(top) & above(near)));
        if (skipped < static_cast<int>(kStrengths.size()))
            wishes = wishes.with(pile, kStrengths[static_cast<std::size_t>(skipped)]);
    }
    return wishes;
}

TheGame::Wishes honest_wishes(const TheGame::Open& open, const TheGame::Hand& hand) {
    return honest_wishes(open.tops, kAllCards & ~mask_of(open.gone), mask_of(hand));
}

std::array<int, TheGame::kPiles> others_wishes(const View<TheGame>& view) {
    std::array<int, TheGame::kPiles> strongest{};
    for (Seat seat : SeatSet::all(view.open.seats)) {
        if (seat == view.me || view.open.held[seat] == 0) continue;
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            int& level = strongest[static_cast<std::size_t>(pile)];
            level = std::max(level, view.open.wishes[seat][pile]);
        }
    }
    return strongest;
}

} // namespace hilltop::thegame
