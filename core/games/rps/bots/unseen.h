// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/solver/duel.h"

#include <bit>

namespace hilltop::rps {

/// What one seat can tell of the cards it does not see.
struct Unseen {
    RpsPoker::CardSet mine = 0;   ///< my own that are not played: hand, stock, in the draft what I have so far
    RpsPoker::CardSet gifts = 0;  ///< my gifts that the other has not played: certainly held by it
    RpsPoker::CardSet hidden = 0; ///< the other's remaining cards, base cards to come and in the draft undealt ones
    int kept = 0;                 ///< how many of the hidden are the other's
};
Unseen unseen(const View<RpsPoker>& view);

template <class Each>
void each_card(RpsPoker::CardSet set, Each&& each) {
    for (; set != 0; set &= set - 1)
        each(static_cast<RpsPoker::Card>(std::countr_zero(set)));
}

} // namespace hilltop::rps
