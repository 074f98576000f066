// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/bots.h"
#include "games/rps/bots/unseen.h"

namespace hilltop::rps {

Unseen unseen(const View<RpsPoker>& view) {
    const auto played = RpsPoker::set_of(view.open.played[next(view.me, RpsPoker::kSeats)]);
    const auto given = RpsPoker::set_of(view.own.given);
    Unseen cards;
    cards.mine = RpsPoker::set_of(view.own.drafted) & ~RpsPoker::set_of(view.open.played[view.me]);
    cards.gifts = given & ~played;
    cards.hidden = RpsPoker::unseen(view.open, view.own, view.me);
    cards.kept = view.own.given.size();
    each_card(played & ~given, [&](RpsPoker::Card) { --cards.kept; });
    return cards;
}

Reply<RpsPoker::Action> OddsBot::act(const View<RpsPoker>& view, Rng&) {
    if (view.open.phase == RpsPoker::Phase::Draft) return RpsPoker::keep_card(higher_number(view));
    const Unseen cards = unseen(view);
    const auto base = view.open.base.back();
    auto best = view.own.hand[0];
    int most = -1;
    for (const auto card : view.own.hand) {
        int beaten = 0;
        each_card(cards.gifts | cards.hidden,
                  [&](RpsPoker::Card theirs) { beaten += RpsPoker::beats(card, theirs, base) ? 1 : 0; });
        if (beaten > most || (beaten == most && card < best)) {
            most = beaten;
            best = card;
        }
    }
    return RpsPoker::play_card(best);
}

} // namespace hilltop::rps
