// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/bots.h"

namespace hilltop::pazaak {
namespace {

/// The smallest side card that lifts `total` to `wanted`..20, or 0.
int card_to(const Pazaak::SideDeck& side, int total, int wanted) {
    for (int value = 1; value <= Pazaak::kSideValues; ++value) {
        const int reached = total + value;
        if (reached >= wanted && reached <= Pazaak::kGoal && side.find(static_cast<std::uint8_t>(value)) >= 0)
            return value;
    }
    return 0;
}

} // namespace

Reply<Pazaak::Action> CarefulBot::act(const View<Pazaak>& view, Rng&) {
    const auto& me = view.open.players[view.me];
    const auto& rival = view.open.players[next(view.me, Pazaak::kSeats)];
    if (me.total > Pazaak::kGoal || rival.total > Pazaak::kGoal) return Pazaak::stand();
    if (rival.stood) {
        if (me.total > rival.total) return Pazaak::stand();
        if (const int card = card_to(view.own.side, me.total, rival.total + 1)) return Pazaak::play(card);
        // Level and likely to go over: a tied hand costs nothing.
        return me.total == rival.total && me.total >= 16 ? Pazaak::stand() : Pazaak::end();
    }
    if (me.total >= 18) return Pazaak::stand();
    if (me.total >= 15) {
        if (const int card = card_to(view.own.side, me.total, 19)) return Pazaak::play(card);
        return me.total >= 17 ? Pazaak::stand() : Pazaak::end();
    }
    return Pazaak::end();
}

} // namespace hilltop::pazaak
