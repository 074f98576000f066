// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// What others did before says nothing of their cards: each that is not mine is as likely anywhere.
template <>
struct HiddenCardsOf<ZipDeck> {
    static void count(const InfoState<ZipDeck>& seen, BeliefCounter& counter) {
        const auto& open = seen.open;
        std::vector<bool> known(static_cast<std::size_t>(ZipDeck::deck_size(open.seats)));
        const bool shown = open.phase != ZipDeck::Phase::Call;
        for (const Seat seat : SeatSet::all(open.seats))
            if (shown) known[open.last.cards[seat]] = true;
        if (!shown) known[seen.own.card] = true;
        std::vector<Face> pool;
        for (const ZipDeck::Card card : ZipDeck::fresh_deck(open.seats))
            if (!known[card]) pool.push_back(ZipDeck::face(card));
        for (const Seat seat : SeatSet::all(open.seats))
            counter.mix(ZipDeck::kHand, static_cast<std::uint8_t>(seat.index()), pool, 1);
        counter.mix(ZipDeck::kDeck, kCommon, pool, ZipDeck::deck_size(open.seats) - open.seats);
    }
};

} // namespace hilltop
