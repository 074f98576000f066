// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// The other's hand and stock and the cards no deck has, which are the base cards to come; of one's own stock only the
/// next card is unknown.
template <>
struct HiddenCardsOf<RpsPoker> {
    static void undrawn(const RpsPoker::State& world, Layout& cards) {
        const auto put = [&](std::uint8_t zone, std::uint8_t seat, const auto& hidden) {
            for (int place = 0; place < hidden.size(); ++place)
                cards.push_back({{zone, seat, static_cast<std::uint8_t>(place)}, RpsPoker::face(hidden[place]), {}});
        };
        put(RpsPoker::kDealZone, kCommon, world.left);
        for (const Seat seat : SeatSet::all(RpsPoker::kSeats))
            put(RpsPoker::kStockZone, static_cast<std::uint8_t>(seat.index()), world.stock[seat]);
    }
    static void count(const InfoState<RpsPoker>& seen, BeliefCounter& counter) {
        std::vector<Face> stock;
        for (RpsPoker::Card card = 0; card < RpsPoker::kCards; ++card)
            if ((seen.own.stock & RpsPoker::bit(card)) != 0) stock.push_back(RpsPoker::face(card));
        counter.mix_next(RpsPoker::kStockZone, static_cast<std::uint8_t>(seen.me.index()), stock);
    }
};

} // namespace hilltop
