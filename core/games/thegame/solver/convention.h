// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/card_mask.h"

#include <array>

namespace hilltop::thegame {

/// How many cards of a set are no higher than a card, so that cards passed over are counted by one difference.
class Ranks {
public:
    Ranks() = default;
    /// Of all cards but those in `without` and in `hand`.
    Ranks(const TheGame::CardSet& without, const TheGame::Hand& hand);
    /// Cards of the set that a move of `pile` from `top` to `card` passes; going back gives them back (negative).
    /// Neither end may be in the set.
    int passed(int pile, int top, int card) const {
        const int gone = m_upto[static_cast<std::size_t>(card)] - m_upto[static_cast<std::size_t>(top)];
        return TheGame::rises(pile) ? gone : -gone;
    }
    /// Cards of the set that lie beyond every pile and can only be played going back.
    int dead(const std::array<std::uint8_t, TheGame::kPiles>& tops) const;

private:
    std::array<std::uint8_t, 102> m_upto{};
};

/// The agreed meaning of wishes: 5 I hold the card that jumps back, 4 the next unplayed card, 3 one is skipped, 2 two
/// or three, 1 four or five.
TheGame::Wishes honest_wishes(const TheGame::Open& open, const TheGame::Hand& hand);
TheGame::Wishes honest_wishes(const std::array<std::uint8_t, TheGame::kPiles>& tops, CardMask unplayed, CardMask hand);

/// By pile the strongest wish of the other seats.
std::array<int, TheGame::kPiles> others_wishes(const View<TheGame>& view);

} // namespace hilltop::thegame
