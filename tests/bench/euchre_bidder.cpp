// SPDX-License-Identifier: GPL-3.0-or-later
#include "euchre_bidder.h"

#include "games/euchre/bots/contracts.h"

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Phase = Euchre::Phase;

constexpr int kDeals = 200;
/// Points a call must win with all cards open, which makers play better than they can; by trying 0 to 1.2 against
/// `sharp`.
constexpr double kEnough = 0.1;
/// Points that going alone must win more.
constexpr double kAloneMore = 0.2;

} // namespace

template <class Call>
double OpenCardsBidder::points(const View<Euchre>& view, Rng rng, Call&& call) {
    const Worlds worlds(view);
    double sum = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
        const Contract contract = call(worlds.draw_hands(rng).values);
        const int side = ((contract.maker ^ view.me.index()) & 1) == 0 ? 1 : -1;
        sum += side * m_solver.gained(begin_play(view.open, contract));
    }
    return sum / kDeals;
}

Reply<Action> OpenCardsBidder::act(const View<Euchre>& view, Rng& rng) {
    const auto& open = view.open;
    const auto& hand = open.hand;
    const int me = view.me.index();
    // The same deals for all that is compared.
    switch (open.phase) {
    case Phase::Order: {
        const double won = points(view, rng, [&](const auto& hands) { return ordered(open, hands, me); });
        return won >= kEnough ? Euchre::order_up() : Euchre::pass();
    }
    case Phase::Name: {
        const bool stuck = Euchre::objection(view, Euchre::pass()) != nullptr;
        Action best = Euchre::pass();
        double most = stuck ? -100 : kEnough;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (Euchre::objection(view, Euchre::name(suit)) != nullptr) continue;
            const double won = points(view, rng, [&](const auto& hands) { return named(hands, me, suit); });
            if (won < most) continue;
            most = won;
            best = Euchre::name(suit);
        }
        return best;
    }
    case Phase::Alone: {
        const auto won = [&](unsigned alone) {
            return points(view, rng, [&](const auto& hands) { return Contract{hands, hand.trump, hand.maker, alone}; });
        };
        const unsigned before = alone_so_far(hand);
        return won(before | 1u << me) > won(before) + kAloneMore ? Euchre::alone() : Euchre::together();
    }
    case Phase::Discard: {
        Card best = kNoCard;
        double most = -100;
        for (const Card card : view.own.hand) {
            if (card == hand.turned) continue;
            const double won = points(view, rng, [&](auto hands) {
                hands[static_cast<std::size_t>(me)] &= ~bit(card);
                return Contract{hands, hand.trump, hand.maker, 0};
            });
            if (won <= most) continue;
            most = won;
            best = card;
        }
        return Euchre::discard(best);
    }
    case Phase::Play:
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return m_player.act(view, rng);
}

} // namespace hilltop::euchre
