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

/// So far below its threshold a hand passes without a thought.
constexpr int kHopeless = -12;

/// Apart by so many standard errors, two answers are told apart.
constexpr double kApart = 3;

/// At most four suits, each with the partner or alone, and a pass; or six cards.
constexpr int kMostWays = 2 * kSuits + 1;
using Worths = std::array<double, kMostWays>;

/// What the answers open to me are worth, summed over the worlds imagined so far. Several ways may lead to one answer:
/// whoever calls may still go alone.
class Poll {
public:
    void add_way(int answer) { m_answers.push_back(answer); }
    int ways() const { return m_answers.size(); }
    int worlds() const { return m_worlds; }
    double sum(int way) const { return m_sums[static_cast<std::size_t>(way)]; }
    void add(const Worths& worths) {
        ++m_worlds;
        for (std::size_t way = 0; way < static_cast<std::size_t>(ways()); ++way) {
            m_sums[way] += worths[way];
            for (std::size_t other = 0; other <= way; ++other)
                m_products[way][other] += worths[way] * worths[other];
        }
    }
    /// More worlds would hardly name another answer as the best one.
    bool settled() const {
        int best = 0;
        for (int way = 1; way < ways(); ++way)
            if (sum(way) > sum(best)) best = way;
        for (int way = 0; way < ways(); ++way)
            if (m_answers[way] != m_answers[best] && !told_apart(best, way)) return false;
        return true;
    }

private:
    double product(int one, int other) const {
        return m_products[static_cast<std::size_t>(std::max(one, other))]
                         [static_cast<std::size_t>(std::min(one, other))];
    }
    /// The same worlds for both: what counts is how their difference scatters.
    bool told_apart(int best, int way) const {
        const double ahead = sum(best) - sum(way);
        const double squares = product(best, best) + product(way, way) - 2 * product(best, way);
        const double variance = squares - ahead * ahead / m_worlds;
        return ahead * ahead >= kApart * kApart * variance;
    }

    FixedList<int, kMostWays> m_answers;
    int m_worlds = 0;
    Worths m_sums{};
    std::array<Worths, kMostWays> m_products{}; ///< of the first and no later way
};

struct Option {
    Action action;
    double sum = 0;
};
using Options = FixedList<Option, 6>;

const Option& best_of(const Options& options) {
    // Of equals the first.
    const Option* best = options.begin();
    for (const Option& option : options) {
        if (option.sum > best->sum + 1e-9) best = &option;
    }
    return *best;
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

double ChampionBot::slip(const HandWorth& worth, int worlds, Rng& rng) const {
    if (m_effort.noise == 0) return 0;
    const double more = rng.unit(), less = rng.unit();
    return m_effort.noise * worth.point() * worlds * (more - less);
}

template <class Poll, class Judge>
void ChampionBot::ask(Poll& poll, const View<Euchre>& view, int rounds, Rng& rng, Judge&& judge) {
    const Beliefs beliefs(view);
    for (int round = 0; round < rounds && (round == 0 || !poll.settled()); ++round) {
        for (const auto& world : beliefs.sample(m_effort.worlds, m_effort.tries, rng, m_sample)) {
            Worths worths{};
            judge(world, worths);
            poll.add(worths);
        }
    }
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
    // Ways: each call with the partner, then each alone that is worth a thought, then a pass.
    Poll poll;
    for (int i = 0; i < options.size(); ++i)
        poll.add_way(i);
    const auto called = [&](const std::array<Cards, Euchre::kSeats>& hands, int option) {
        return ordering ? ordered(open, hands, me) : named(hands, me, options[option].action.what);
    };
    std::array<Cards, Euchre::kSeats> only_mine{};
    only_mine[static_cast<std::size_t>(me)] = view.own.cards;
    FixedList<int, kSuits> lone;
    for (int i = 0; i < options.size(); ++i) {
        const Contract contract = called(only_mine, i);
        if (strength(contract.trump, contract.hands[static_cast<std::size_t>(me)]) + 8 < kSharp.alone) continue;
        lone.push_back(i);
        poll.add_way(i);
    }
    const int passing = poll.ways();
    if (!stuck) poll.add_way(options.size());
    ask(poll, view, m_effort.call_rounds, rng, [&](const Beliefs::World& world, Worths& worths) {
        auto* next = worths.begin();
        for (int i = 0; i < options.size(); ++i)
            *next++ = worth(begin_play(open, called(world.hands, i)), 0, worth_of, view.me);
        for (const int i : lone) {
            Contract contract = called(world.hands, i);
            contract.alone = 1u << me;
            *next++ = worth(begin_play(open, contract), 0, worth_of, view.me);
        }
        if (stuck) return;
        const Contract contract = others_call(open, world.hands);
        const double passed = contract.maker == Euchre::kNobody
                                  ? worth_of.of(0)
                                  : worth(begin_play(open, contract), 0, worth_of, view.me);
        *next = passed + m_effort.margin * worth_of.point();
    });
    for (int i = 0; i < options.size(); ++i)
        options[i].sum = poll.sum(i);
    for (int k = 0; k < lone.size(); ++k)
        options[lone[k]].sum = std::max(options[lone[k]].sum, poll.sum(options.size() + k));
    for (Option& option : options)
        option.sum += slip(worth_of, poll.worlds(), rng);
    const Option& best = best_of(options);
    if (stuck) return best.action;
    return best.sum > poll.sum(passing) ? best.action : Euchre::pass();
}

Action ChampionBot::go_alone(const View<Euchre>& view, Rng& rng) {
    const auto& hand = view.open.hand;
    const int me = view.me.index();
    if (margin(kSharp, view) <= kHopeless) return Euchre::together();
    const HandWorth worth_of(view.open, view.me);
    const unsigned before = alone_so_far(hand);
    Poll poll; // together, alone
    poll.add_way(0);
    poll.add_way(1);
    ask(poll, view, m_effort.call_rounds, rng, [&](const Beliefs::World& world, Worths& worths) {
        Contract contract{world.hands, hand.trump, hand.maker, before};
        worths[0] = worth(begin_play(view.open, contract), 0, worth_of, view.me) + m_effort.alone * worth_of.point();
        contract.alone |= 1u << me;
        worths[1] = worth(begin_play(view.open, contract), 0, worth_of, view.me);
    });
    return poll.sum(1) + slip(worth_of, poll.worlds(), rng) > poll.sum(0) ? Euchre::alone() : Euchre::together();
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
    Poll poll;
    for (int i = 0; i < options.size(); ++i)
        poll.add_way(i);
    ask(poll, view, m_effort.card_rounds, rng, [&](const Beliefs::World& world, Worths& worths) {
        for (int i = 0; i < options.size(); ++i) {
            const Card card = options[i].action.what;
            Contract contract{world.hands, hand.trump, hand.maker, 0};
            contract.hands[static_cast<std::size_t>(view.me.index())] &= ~bit(card);
            decide_alone(contract);
            worths[static_cast<std::size_t>(i)] =
                worth(begin_play(view.open, contract), mask_of_card(hand.trump, card), worth_of, view.me);
        }
    });
    for (int i = 0; i < options.size(); ++i)
        options[i].sum = poll.sum(i) + slip(worth_of, poll.worlds(), rng);
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
    Poll poll;
    for (int i = 0; i < cards.size(); ++i)
        poll.add_way(i);
    ask(poll, view, m_effort.card_rounds, rng, [&](const Beliefs::World& world, Worths& worths) {
        const MaskPlay play = play_of(world.hands);
        for (int i = 0; i < cards.size(); ++i) {
            MaskPlay after = play;
            after.play(cards[i]);
            const bool complete = after.in_trick == 0;
            worths[static_cast<std::size_t>(i)] =
                worth(after, complete ? seen | play.on_table | cards[i] : seen, worth_of, view.me);
        }
    });
    for (int i = 0; i < options.size(); ++i)
        options[i].sum = poll.sum(i) + slip(worth_of, poll.worlds(), rng);
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
