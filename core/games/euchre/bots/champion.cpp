// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/champion.h"

#include "games/euchre/bots/contracts.h"
#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/solver/roll_out.h"

#include <algorithm>
#include <cmath>

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Phase = Euchre::Phase;
using Call = Euchre::Call;

/// So far below its threshold a hand passes without a thought.
constexpr int kHopeless = -12;

struct Option {
    Action action;
    double sum = 0;
};
using Options = FixedList<Option, 6>;

MaskPlay begin(const Euchre::Open& open, const Contract& contract) {
    return begin_play(open.rules, contract.hands, contract.trump, contract.maker, open.dealer.index(), contract.alone);
}

const Option& best_of(const Options& options) {
    // Of equals the first.
    const Option* best = options.begin();
    for (const Option& option : options) {
        if (option.sum > best->sum + 1e-9) best = &option;
    }
    return *best;
}

/// Who has said to go alone.
unsigned alone_so_far(const Euchre::Hand& hand) {
    unsigned alone = 0;
    for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
        if (hand.alone[seat] == Call::Yes) alone |= 1u << seat.index();
    }
    return alone;
}

/// What everybody knows to be out of play: earlier tricks, a card turned down.
Mask known_out(const Euchre::Hand& hand) {
    Cards out = hand.played;
    for (const Card card : hand.tricks[hand.trick].cards.values) {
        if (card != kNoCard) out &= ~bit(card);
    }
    if (!hand.taken_up) out |= bit(hand.turned);
    return mask_of(hand.trump, out);
}

} // namespace

double ChampionBot::worth(const MaskPlay& play, Mask seen, const HandWorth& worth, Seat me) {
    const int side = ((play.maker ^ me.index()) & 1) == 0 ? 1 : -1;
    return m_effort.open * worth.of(side * m_solver.gained(play)) +
           (1 - m_effort.open) * worth.of(side * roll_out(play, seen));
}

double ChampionBot::slip(const HandWorth& worth, Rng& rng) const {
    if (m_effort.noise == 0) return 0;
    const double more = rng.unit(), less = rng.unit();
    return m_effort.noise * worth.point() * m_effort.worlds * (more - less);
}

Action ChampionBot::call(const View<Euchre>& view, Rng& rng) {
    const auto& open = view.open;
    const int me = view.me.index();
    const bool ordering = open.phase == Phase::Order;
    const bool stuck = Euchre::objection(view, Euchre::pass()) != nullptr;
    if (!stuck && margin(kSharp, view) <= kHopeless) return Euchre::pass();
    Options options;
    if (ordering) {
        options.push_back({Euchre::order_up()});
    } else {
        int strongest = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (Euchre::objection(view, Euchre::name(suit)) == nullptr)
                strongest = std::max(strongest, strength(suit, view.own.cards));
        }
        for (int suit = 0; suit < kSuits; ++suit) {
            const bool near = strength(suit, view.own.cards) + 8 >= strongest;
            if (near && Euchre::objection(view, Euchre::name(suit)) == nullptr) options.push_back({Euchre::name(suit)});
        }
    }
    const HandWorth worth_of(open, view.me);
    std::array<double, 6> alone{};
    double pass = 0;
    for (const auto& world : Beliefs(view).sample(m_effort.worlds, m_effort.tries, rng, m_sample)) {
        for (int i = 0; i < options.size(); ++i) {
            Contract contract =
                ordering ? ordered(open, world.hands, me) : named(world.hands, me, options[i].action.what);
            options[i].sum += worth(begin(open, contract), 0, worth_of, view.me);
            if (strength(contract.trump, contract.hands[static_cast<std::size_t>(me)]) + 8 < kSharp.alone) {
                alone[static_cast<std::size_t>(i)] = -1;
                continue;
            }
            contract.alone = 1u << me;
            alone[static_cast<std::size_t>(i)] += worth(begin(open, contract), 0, worth_of, view.me);
        }
        if (stuck) continue;
        const Contract contract = others_call(open, world.hands);
        pass += contract.maker == Euchre::kNobody ? worth_of.of(0) : worth(begin(open, contract), 0, worth_of, view.me);
    }
    for (int i = 0; i < options.size(); ++i)
        options[i].sum = std::max(options[i].sum, alone[static_cast<std::size_t>(i)]) + slip(worth_of, rng);
    const Option& best = best_of(options);
    if (stuck) return best.action;
    return best.sum > pass + m_effort.margin * worth_of.point() * m_effort.worlds ? best.action : Euchre::pass();
}

Action ChampionBot::go_alone(const View<Euchre>& view, Rng& rng) {
    const auto& hand = view.open.hand;
    const int me = view.me.index();
    if (margin(kSharp, view) <= kHopeless) return Euchre::together();
    const HandWorth worth_of(view.open, view.me);
    const unsigned before = alone_so_far(hand);
    double together = 0, alone = 0;
    for (const auto& world : Beliefs(view).sample(m_effort.worlds, m_effort.tries, rng, m_sample)) {
        Contract contract{world.hands, hand.trump, hand.maker, before};
        together += worth(begin(view.open, contract), 0, worth_of, view.me);
        contract.alone |= 1u << me;
        alone += worth(begin(view.open, contract), 0, worth_of, view.me);
    }
    alone += slip(worth_of, rng);
    const bool goes = alone > together + m_effort.alone * worth_of.point() * m_effort.worlds;
    return goes ? Euchre::alone() : Euchre::together();
}

Action ChampionBot::discard(const View<Euchre>& view, Rng& rng) {
    const auto& hand = view.open.hand;
    const Card usual = best_discard(view.own.cards & ~bit(hand.turned), hand.turned);
    Options options;
    options.push_back({Euchre::discard(usual)});
    for (const Card card : view.own.hand) {
        if (card != usual && card != hand.turned) options.push_back({Euchre::discard(card)});
    }
    const HandWorth worth_of(view.open, view.me);
    for (const auto& world : Beliefs(view).sample(m_effort.worlds, m_effort.tries, rng, m_sample)) {
        for (Option& option : options) {
            Contract contract{world.hands, hand.trump, hand.maker, 0};
            auto& mine = contract.hands[static_cast<std::size_t>(view.me.index())];
            mine &= ~bit(option.action.what);
            decide_alone(contract);
            option.sum +=
                worth(begin(view.open, contract), mask_of_card(hand.trump, option.action.what), worth_of, view.me);
        }
    }
    for (Option& option : options)
        option.sum += slip(worth_of, rng);
    return best_of(options).action;
}

Action ChampionBot::play(const View<Euchre>& view, Rng& rng) {
    const auto& hand = view.open.hand;
    const Cards legal = Euchre::legal(view.open, view.own.cards);
    if ((legal & (legal - 1)) == 0) return Euchre::play(lowest(legal));
    const Mask seen = known_out(hand);
    const auto play_of = [&](const std::array<Cards, Euchre::kSeats>& hands) {
        Euchre::State state;
        state.open = view.open;
        for (const Seat seat : SeatSet::all(Euchre::kSeats))
            state.seats[seat].cards = hands[static_cast<std::size_t>(seat.index())];
        return mask_play(state);
    };
    std::array<Cards, Euchre::kSeats> only_mine{};
    only_mine[static_cast<std::size_t>(view.me.index())] = view.own.cards;
    const MaskPlay known = play_of(only_mine);
    const Mask usual = sensible_card(known, seen);
    // Of cards between which nobody else can hold one, one is enough.
    const Mask others = kAllMask & ~(mask_of(hand.trump, view.own.cards) | seen);
    Options options;
    FixedList<Mask, 6> cards;
    const auto add = [&](Mask card) {
        options.push_back({Euchre::play(card_of_mask(hand.trump, card))});
        cards.push_back(card);
    };
    add(usual);
    for (Mask left = mask_of(hand.trump, legal) & ~usual; left != 0; left &= left - 1) {
        const Mask card = lowest_of(left);
        const bool equal = std::any_of(cards.begin(), cards.end(), [&](Mask tried) {
            const Mask low = std::min(tried, card), high = std::max(tried, card);
            const auto& suits = kFollowMasks[known.printed ? 1 : 0];
            const bool same = std::any_of(suits.begin(), suits.end(),
                                          [&](Mask suit) { return (suit & low) != 0 && (suit & high) != 0; });
            return same && !known.printed && (others & (high - 1) & ~(low | (low - 1))) == 0;
        });
        if (!equal) add(card);
    }
    if (cards.size() == 1) return options[0].action;
    const HandWorth worth_of(view.open, view.me);
    for (const auto& world : Beliefs(view).sample(m_effort.worlds, m_effort.tries, rng, m_sample)) {
        const MaskPlay play = play_of(world.hands);
        for (int i = 0; i < cards.size(); ++i) {
            MaskPlay after = play;
            after.play(cards[i]);
            const bool complete = after.in_trick == 0;
            options[i].sum += worth(after, complete ? seen | play.on_table | cards[i] : seen, worth_of, view.me);
        }
    }
    for (Option& option : options)
        option.sum += slip(worth_of, rng);
    return best_of(options).action;
}

Reply<Action> ChampionBot::act(const View<Euchre>& view, Rng& rng) {
    switch (view.open.phase) {
    case Phase::Order:
    case Phase::Name:
        return call(view, rng);
    case Phase::Discard:
        return discard(view, rng);
    case Phase::Alone:
        return go_alone(view, rng);
    case Phase::Play:
        return play(view, rng);
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return Euchre::pass();
}

} // namespace hilltop::euchre
