// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/bots.h"

namespace hilltop::rps {

template <bool High>
Reply<RpsPoker::Action> PairBot<High>::act(const View<RpsPoker>& view, Rng&) {
    if (view.open.phase == RpsPoker::Phase::Draft) return RpsPoker::keep_card(higher_number(view));
    const auto base = view.open.base.back();
    auto chosen = view.own.hand[0];
    for (const auto card : view.own.hand) {
        if (RpsPoker::pairs(card, base)) return RpsPoker::play_card(card);
        const int lead = RpsPoker::number(card) - RpsPoker::number(chosen);
        if (High ? lead > 0 : lead < 0) chosen = card;
    }
    return RpsPoker::play_card(chosen);
}

template class PairBot<false>;
template class PairBot<true>;

} // namespace hilltop::rps
