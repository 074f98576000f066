// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"

namespace hilltop::zipdeck {

using Points = PerSeat<std::int32_t, ZipDeck::kSeats>;

/// A round that is complete except for who gets the highest card's gift, which may depend on the scores then. Every
/// caller gives the full worth of its card to one of the others. The rules once more, for speed: tests compare it to
/// ZipDeck::step.
struct QuickRound {
    PerSeat<std::uint8_t, ZipDeck::kSeats> own; ///< what each pays of himself
    Seat top;
    std::uint8_t gift = 0; ///< what the highest hands on; 0 if it does not call
};

/// `calls(seat, card)` is asked once for each seat, in order.
template <class Calls>
void settle(QuickRound& round, const PerSeat<ZipDeck::Card, ZipDeck::kSeats>& cards, int seats, Calls&& calls) {
    Seat top(0);
    for (Seat seat : SeatSet::all(seats)) {
        if (cards[seat] > cards[top]) top = seat;
    }
    round.top = top;
    round.gift = 0;
    for (Seat seat : SeatSet::all(seats)) {
        const ZipDeck::Card card = cards[seat];
        const bool called = calls(seat, card);
        round.own[seat] = static_cast<std::uint8_t>(called != (seat == top) ? ZipDeck::fine(card) : 0);
        if (called && seat == top) round.gift = static_cast<std::uint8_t>(ZipDeck::worth(card));
    }
}

/// Everyone pays; `target` is anybody where there is no gift.
inline void pay(Points& points, const QuickRound& round, Seat target, int seats) {
    points[target] += round.gift;
    for (Seat seat : SeatSet::all(seats))
        points[seat] += round.own[seat];
}

} // namespace hilltop::zipdeck
