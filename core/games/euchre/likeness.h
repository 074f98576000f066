// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "games/euchre/decision_kinds.h"
#include "games/euchre/euchre_table.h"

#include <algorithm>

namespace hilltop {

/// Suits count by what they are to trump. Calls: place at the table, trumps, bowers and aces in hand, and whether the
/// side leads. Plays: trick and place in it, who made trump, whether the partner is ahead and a card of the hand could
/// take the trick.
template <>
struct LikenessOf<Euchre> {
    static constexpr std::array<const char*, 13> kIds{
        "place", "trumps",     "bowers", "side_aces", "other_trumps", "side_suits",   "bower_up",
        "score", "made_trump", "trick",  "in_trick",  "trump_led",    "partner_ahead"};

    static std::array<int, 13> of(const View<Euchre>& view) {
        std::array<int, 13> values;
        values.fill(kNotCompared);
        const auto& open = view.open;
        const auto& hand = open.hand;
        const int up = euchre::suit_of(hand.turned);
        int trump = hand.trump;
        if (open.phase == Euchre::Phase::Order) trump = up;
        if (open.phase == Euchre::Phase::Name) trump = euchre::sister(up);
        values[kPlace] = (view.me.index() - open.dealer.index() + 3) & 3;
        values[kTrumps] = euchre::count(trumps(view, trump));
        values[kBowers] = euchre::count(
            view.own.cards & (euchre::bit(euchre::right_bower(trump)) | euchre::bit(euchre::left_bower(trump))));
        for (int suit = values[kAces] = 0; suit < euchre::kSuits; ++suit)
            values[kAces] += suit != trump && holds(view, euchre::card_of(suit, euchre::kAce));
        const auto side = Euchre::side_of(view.me);
        const int lead = open.points[side] - open.points[1 - side];
        values[kScore] = (lead > 0) - (lead < 0);
        switch (open.phase) {
        case Euchre::Phase::Order:
            values[kBowerUp] = euchre::rank_of(hand.turned) == euchre::kJack;
            break;
        case Euchre::Phase::Name:
            for (int suit = values[kOthers] = 0; suit < euchre::kSuits; ++suit)
                if (suit != up && suit != trump)
                    values[kOthers] = std::max(values[kOthers], euchre::count(trumps(view, suit)));
            break;
        case Euchre::Phase::Alone:
            values[kMade] = made(view);
            break;
        case Euchre::Phase::Discard:
            for (int suit = values[kSides] = 0; suit < euchre::kSuits; ++suit)
                values[kSides] += suit != trump && of_suit(view, suit) != 0;
            break;
        default:
            values[kPlace] = kNotCompared;
            values[kMade] = made(view);
            values[kTrick] = hand.trick;
            values[kInTrick] = hand.in_trick;
            if (hand.in_trick == 0) break;
            values[kTrumpLed] = hand.led == trump;
            values[kPartner] = hand.tricks[hand.trick].winner == Euchre::partner(view.me);
            // What the hand holds beside what may be played matters less than who takes the trick.
            values[kBowers] = values[kAces] = kNotCompared;
        }
        return values;
    }

    /// "lead right", "take with trump", "stay under": what the card does.
    static std::string answer(const View<Euchre>& view, const Euchre::Action& action) {
        using Kind = Euchre::Action::Kind;
        const auto& hand = view.open.hand;
        if (action.kind == Kind::Name) {
            const int up = euchre::suit_of(hand.turned);
            return action.what == up                   ? "name the suit turned down"
                   : action.what == euchre::sister(up) ? "name the same colour"
                                                       : "name the other colour";
        }
        if (action.kind != Kind::Discard && action.kind != Kind::Play) return Euchre::spell(action);
        const euchre::Card card = action.what;
        const int trump = hand.trump;
        const int suit = Euchre::suits(view.open.rules).suit[static_cast<std::size_t>(trump)][card];
        if (action.kind == Kind::Discard)
            return suit == trump                             ? "discard a trump"
                   : euchre::rank_of(card) == euchre::kAce   ? "discard an ace"
                   : euchre::count(of_suit(view, suit)) == 1 ? "discard a single card"
                                                             : "discard of several";
        if (hand.in_trick == 0)
            return card == euchre::right_bower(trump)      ? "lead the right bower"
                   : card == euchre::left_bower(trump)     ? "lead the left bower"
                   : suit == trump                         ? "lead a trump"
                   : euchre::rank_of(card) == euchre::kAce ? "lead an ace"
                                                           : "lead a low card";
        if (euchre::power_of(trump, hand.led, card) > hand.ahead)
            return suit == trump && hand.led != trump ? "take with trump" : "take in suit";
        return suit == hand.led ? "stay under" : suit == trump ? "trump too low" : "throw off";
    }

private:
    enum : std::size_t {
        kPlace,
        kTrumps,
        kBowers,
        kAces,
        kOthers,
        kSides,
        kBowerUp,
        kScore,
        kMade,
        kTrick,
        kInTrick,
        kTrumpLed,
        kPartner,
    };
    static bool holds(const View<Euchre>& view, euchre::Card card) { return (view.own.cards & euchre::bit(card)) != 0; }
    /// Of the own cards those that would be trumps.
    static euchre::Cards trumps(const View<Euchre>& view, int trump) {
        const auto at = static_cast<std::size_t>(trump);
        return view.own.cards & Euchre::suits(view.open.rules).follow[at][at];
    }
    static euchre::Cards of_suit(const View<Euchre>& view, int suit) {
        return view.own.cards &
               Euchre::suits(view.open.rules).follow[view.open.hand.trump][static_cast<std::size_t>(suit)];
    }
    static bool made(const View<Euchre>& view) {
        return view.open.hand.maker != Euchre::kNobody &&
               Euchre::side_of(Seat(view.open.hand.maker)) == Euchre::side_of(view.me);
    }
};

inline const AnyLikeness& euchre_likeness() {
    static const GameLikeness<Euchre> likeness;
    return likeness;
}

} // namespace hilltop
