// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game.h"
#include "judging/card_beliefs.h"

namespace hilltop {

/// A game declares what may be believed of hidden cards by a specialisation in games/ID/hidden_cards.h; both parts may
/// be left out:
///     // Adds the cards of a world that G::lay_out hides even from everyone, such as those not drawn yet.
///     static void undrawn(const State& world, Layout& cards);
///     // Counts exactly the places about which what others did says nothing, or all of it can be summed up.
///     static void count(const InfoState<G>& seen, BeliefCounter& counter);
template <class G>
struct HiddenCardsOf {};

template <class G>
concept TellsUndrawn = Tabled<G> && requires(const typename G::State& world, Layout& cards) {
    HiddenCardsOf<G>::undrawn(world, cards);
};
template <class G>
concept CountsHidden = Tabled<G> && requires(const InfoState<G>& seen, BeliefCounter& counter) {
    HiddenCardsOf<G>::count(seen, counter);
};

/// The cards of a state with the faces of all that lie anywhere.
template <Tabled G>
void lay_out_all(const typename G::State& world, Layout& cards) {
    cards.clear();
    G::lay_out(world, cards);
    if constexpr (TellsUndrawn<G>) HiddenCardsOf<G>::undrawn(world, cards);
}

} // namespace hilltop
