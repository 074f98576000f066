// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/solver/chances.h"

namespace hilltop::zipdeck {

Reply<ZipDeck::Action> LeaderBot::act(const View<ZipDeck>& view, Rng&) {
    if (highest(view.own.card, view.open.seats) <= 0.5) return ZipDeck::pass();
    return all_to(view, lowest_but(view.me, view.open.points, view.open.seats).first);
}

Reply<ZipDeck::Action> RodBot::act(const View<ZipDeck>& view, Rng&) {
    const auto& open = view.open;
    if (!calls_with(view.own.card, open.seats)) return ZipDeck::pass();
    const Lowest lowest = lowest_but(view.me, open.points, open.seats);
    const bool spares = keeps_rod(open.points[view.me], open.points[lowest.first], ZipDeck::worth(view.own.card),
                                  open.rounds - open.round - 1);
    return all_to(view, spares ? lowest.second : lowest.first);
}

} // namespace hilltop::zipdeck
