// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"
#include "judging/held_back.h"

#include <bit>

namespace hilltop {

/// A card that beats nothing the other may hold: where the match is lost with this game and another card may win it,
/// and where a lower one that pairs no more often would do as well.
template <>
struct SenselessOf<RpsPoker> {
    static bool is(const View<RpsPoker>& view, const RpsPoker::Action& action) {
        using Card = RpsPoker::Card;
        const auto& open = view.open;
        if (open.phase != RpsPoker::Phase::Play || action.kind != RpsPoker::Action::Kind::Play) return false;
        const Seat rival = next(view.me, RpsPoker::kSeats);
        const RpsPoker::CardSet unseen = RpsPoker::unseen(open, view.own, view.me);
        const RpsPoker::CardSet theirs =
            unseen | (RpsPoker::set_of(view.own.given) & ~RpsPoker::set_of(open.played[rival]));
        const auto may_win = [&](Card card) {
            for (Card other = 0; other < RpsPoker::kCards; ++other) {
                if ((theirs & RpsPoker::bit(other)) != 0 && RpsPoker::beats(card, other, open.base.back())) return true;
            }
            return false;
        };
        if (may_win(action.card)) return false;
        const int later = RpsPoker::kDeck - 1 - open.round, mine = open.games[view.me], others = open.games[rival];
        const bool decides = mine + later < others + 1 && mine + 1 + later >= others;
        const auto bases = [&](Card card) { return std::popcount(unseen & (7u << (3 * RpsPoker::number(card)))); };
        return std::any_of(view.own.hand.begin(), view.own.hand.end(), [&](Card card) {
            if (may_win(card)) return decides;
            return RpsPoker::number(card) < RpsPoker::number(action.card) && bases(card) <= bases(action.card);
        });
    }
};

} // namespace hilltop
