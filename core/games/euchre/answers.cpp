// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat may answer: offers, objections and what is played for it at fault.
#include "games/euchre/euchre.h"

namespace hilltop {
namespace {

using namespace euchre;
using Action = Euchre::Action;
using ActionKind = Action::Kind;
using Phase = Euchre::Phase;

constexpr const char* kNotNow = "not-now";

/// nullptr if the seat on turn may name `suit`.
const char* objection_to_suit(const Euchre::Open& open, int suit) {
    if (suit >= kSuits) return "no-such-suit";
    const bool forbidden = open.rules.turned_down == Euchre::TurnedDown::Forbidden;
    return forbidden && suit == suit_of(open.hand.turned) ? "turned-down" : nullptr;
}

bool must_name(const Euchre::Open& open) {
    return open.rules.stick_dealer && open.phase == Phase::Name && open.turn == open.dealer;
}

Action first_suit(const Euchre::Open& open) {
    return Euchre::name(objection_to_suit(open, kClubs) == nullptr ? kClubs : kDiamonds);
}

Action first_legal(const View<Euchre>& view) {
    const Cards legal = Euchre::legal(view.open, view.own.cards);
    for (const Card card : view.own.hand) {
        if ((bit(card) & legal) != 0) return Euchre::play(card);
    }
    return Euchre::play(view.own.hand[0]);
}

void offer_suits(const View<Euchre>& view, Euchre::Menu& menu) {
    const bool stuck = must_name(view.open);
    if (stuck)
        menu.push_back(first_suit(view.open));
    else
        menu.push_back(Euchre::pass());
    for (int suit = 0; suit < kSuits; ++suit) {
        if (!stuck || menu[0].what != suit) menu.push_back(Euchre::name(suit));
    }
    if (stuck) menu.push_back(Euchre::pass());
}

/// Those that are allowed first, each in the order received.
void offer_cards(const View<Euchre>& view, ActionKind kind, Cards allowed, Euchre::Menu& menu) {
    for (const Card card : view.own.hand) {
        if ((bit(card) & allowed) != 0) menu.push_back({kind, card});
    }
    for (const Card card : view.own.hand) {
        if ((bit(card) & allowed) == 0) menu.push_back({kind, card});
    }
}

} // namespace

void Euchre::legal_menu(const View<Euchre>& view, Menu& menu) {
    menu.clear();
    switch (view.open.phase) {
    case Phase::Order:
        menu.push_back(pass());
        menu.push_back(order_up());
        break;
    case Phase::Name:
        offer_suits(view, menu);
        break;
    case Phase::Alone:
        menu.push_back(together());
        menu.push_back(alone());
        break;
    case Phase::Discard:
        offer_cards(view, ActionKind::Discard,
                    view.open.rules.discard_picked_up ? kAllCards : ~bit(view.open.hand.turned), menu);
        break;
    case Phase::Play:
        offer_cards(view, ActionKind::Play, legal(view.open, view.own.cards), menu);
        break;
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
}

const char* Euchre::objection(const View<Euchre>& view, const Action& action) {
    const Open& open = view.open;
    const auto held = [&] { return action.what < 32 && (view.own.cards & bit(action.what)) != 0; };
    switch (action.kind) {
    case ActionKind::Play:
        if (open.phase != Phase::Play) return kNotNow;
        if (!held()) return "not-in-hand";
        return (bit(action.what) & legal(open, view.own.cards)) != 0 ? nullptr : "follow-suit";
    case ActionKind::Discard:
        if (open.phase != Phase::Discard) return kNotNow;
        if (!held()) return "not-in-hand";
        return action.what == open.hand.turned && !open.rules.discard_picked_up ? "turned-card" : nullptr;
    case ActionKind::Name:
        return open.phase == Phase::Name ? objection_to_suit(open, action.what) : kNotNow;
    case ActionKind::Pass:
        if (action.what != 0 || (open.phase != Phase::Order && open.phase != Phase::Name)) return kNotNow;
        return must_name(open) ? "must-name" : nullptr;
    case ActionKind::Order:
        return action.what == 0 && open.phase == Phase::Order ? nullptr : kNotNow;
    case ActionKind::Together:
    case ActionKind::Alone:
        return action.what == 0 && open.phase == Phase::Alone ? nullptr : kNotNow;
    }
    return kNotNow;
}

Action Euchre::penalty(const View<Euchre>& view, Fault) {
    switch (view.open.phase) {
    case Phase::Discard:
        return discard(view.own.hand[0]);
    case Phase::Alone:
        return together();
    case Phase::Play:
        return first_legal(view);
    case Phase::Name:
        if (must_name(view.open)) return first_suit(view.open);
        break;
    case Phase::Order:
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return pass();
}

} // namespace hilltop
