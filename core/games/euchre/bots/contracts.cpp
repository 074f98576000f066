// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/contracts.h"

#include "base/numbers.h"
#include "games/euchre/bots/rules_of_thumb.h"

namespace hilltop::euchre {
namespace {

bool may_be_named(const Euchre::Open& open, int suit) {
    return open.rules.turned_down == Euchre::TurnedDown::Allowed || suit != suit_of(open.hand.turned);
}

/// The strongest suit that may be named.
int strongest_suit(const Euchre::Open& open, Cards cards) {
    int best = -1, found = kNoSuit;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (!may_be_named(open, suit)) continue;
        if (const int worth = strength(suit, cards); worth > best) {
            best = worth;
            found = suit;
        }
    }
    return found;
}

} // namespace

Contract ordered(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& hands, int maker) {
    Contract contract{.hands = hands, .trump = suit_of(open.hand.turned), .maker = maker};
    auto& dealer = contract.hands[at(open.dealer.index())];
    if (dealer != 0) dealer = (dealer & ~bit(best_discard(dealer, open.hand.turned))) | bit(open.hand.turned);
    return contract;
}

Contract named(const std::array<Cards, Euchre::kSeats>& hands, int maker, int suit) {
    return {.hands = hands, .trump = suit, .maker = maker};
}

MaskPlay begin_play(const Euchre::Open& open, const Contract& contract) {
    return begin_play(open.rules, contract.hands, contract.trump, contract.maker, open.dealer.index(), contract.alone);
}

unsigned alone_so_far(const Euchre::Hand& hand) {
    unsigned alone = 0;
    for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
        if (hand.alone[seat] == Euchre::Call::Yes) alone |= 1u << seat.index();
    }
    return alone;
}

void decide_alone(Contract& contract) {
    if (strength(contract.trump, contract.hands[at(contract.maker)]) >= kSharp.alone)
        contract.alone |= 1u << contract.maker;
}

Contract others_call(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& hands) {
    int seat = open.turn.index();
    const int dealer = open.dealer.index();
    if (open.phase == Euchre::Phase::Order) {
        while (seat != dealer) {
            seat = (seat + 1) & 3;
            if (order_margin(kSharp, open, Seat(seat), hands[at(seat)]) >= 0) {
                Contract contract = ordered(open, hands, seat);
                decide_alone(contract);
                return contract;
            }
        }
    }
    while (open.phase == Euchre::Phase::Order || seat != dealer) {
        seat = (seat + 1) & 3;
        const bool stuck = open.rules.stick_dealer && seat == dealer;
        if (stuck || name_margin(kSharp, open, Seat(seat), hands[at(seat)], kNoSuit) >= 0) {
            Contract contract = named(hands, seat, strongest_suit(open, hands[at(seat)]));
            decide_alone(contract);
            return contract;
        }
        if (seat == dealer) break;
    }
    return {.hands = hands};
}

} // namespace hilltop::euchre
