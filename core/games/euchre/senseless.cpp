// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/senseless.h"

namespace hilltop {
namespace {

using namespace euchre;

constexpr Cards kAces = bit(card_of(kClubs, kAce)) | bit(card_of(kDiamonds, kAce)) | bit(card_of(kHearts, kAce)) |
                        bit(card_of(kSpades, kAce));

/// Without a trump or an ace the partner would have to take three tricks alone.
bool takes_nothing(Cards cards, int trump) {
    return (cards & (trumps_of(trump) | kAces)) == 0;
}

/// A card of these that a player can do without sooner than a trump.
Cards spare(Cards cards, int trump) {
    return cards & ~trumps_of(trump) & ~kAces;
}

Cards unseen(const View<Euchre>& view) {
    const auto& hand = view.open.hand;
    Cards known = hand.played | view.own.cards;
    if (view.own.buried != kNoCard) known |= bit(view.own.buried);
    if (!hand.taken_up) known |= bit(hand.turned);
    return kAllCards & ~known;
}

/// Cards that the seat may still play, more rather than fewer.
Cards may_hold(const View<Euchre>& view, Seat seat, Cards unseen_cards) {
    const auto& hand = view.open.hand;
    if (!hand.playing.contains(seat)) return 0;
    Cards cards = unseen_cards;
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        if ((hand.void_in[seat] >> suit & 1) != 0) cards &= ~Euchre::suits(view.open.rules).follow[hand.trump][suit];
    }
    return cards;
}

bool plays_senselessly(const View<Euchre>& view, Card card) {
    const auto& hand = view.open.hand;
    const Cards trumps = trumps_of(hand.trump);
    if ((bit(card) & trumps) == 0) return false;
    const Cards legal = Euchre::legal(view.open, view.own.cards), hidden = unseen(view);
    const Seat partner = Euchre::partner(view.me);
    const std::array<Seat, 2> opponents = {Euchre::left_of(view.me), Euchre::left_of(partner)};
    if (hand.in_trick == 0) {
        const bool drawn = std::all_of(opponents.begin(), opponents.end(),
                                       [&](Seat seat) { return (may_hold(view, seat, hidden) & trumps) == 0; });
        return drawn && (may_hold(view, partner, hidden) & trumps) != 0 && (legal & ~trumps) != 0;
    }
    const auto& trick = hand.tricks[hand.trick];
    const Cards better = beating(hand.trump, hand.led, hand.ahead);
    if ((bit(card) & better) == 0) {
        const Cards lower = legal & trumps & ~beating(hand.trump, hand.led, power_of(hand.trump, hand.led, card));
        return (lower & ~bit(card)) != 0 || spare(legal, hand.trump) != 0;
    }
    if (trick.winner != partner || (legal & ~better) == 0) return false;
    return std::none_of(opponents.begin(), opponents.end(), [&](Seat seat) {
        return trick.cards[seat] == kNoCard && (may_hold(view, seat, hidden) & better) != 0;
    });
}

} // namespace

bool SenselessOf<Euchre>::is(const View<Euchre>& view, const Euchre::Action& action) {
    using Kind = Euchre::Action::Kind;
    const auto& hand = view.open.hand;
    switch (action.kind) {
    case Kind::Order:
        return takes_nothing(view.own.cards, suit_of(hand.turned));
    case Kind::Name:
        return takes_nothing(view.own.cards, action.what);
    case Kind::Alone:
        return count(view.own.cards & trumps_of(hand.trump)) < 2;
    case Kind::Discard:
        return (bit(action.what) & trumps_of(hand.trump)) != 0 && spare(view.own.cards, hand.trump) != 0;
    case Kind::Play:
        return plays_senselessly(view, action.what);
    case Kind::Pass:
    case Kind::Together:
        break;
    }
    return false;
}

} // namespace hilltop
