// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/champion.h"

#include "games/euchre/bots/contracts.h"
#include "games/euchre/bots/natural.h"
#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/senseless.h"
#include "games/euchre/solver/roll_out.h"

#include <algorithm>
#include <cmath>

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Phase = Euchre::Phase;

/// So far below its threshold a hand passes without a thought.
constexpr int kHopeless = -12;

/// Worlds drawn at once: some milliseconds.
constexpr int kAtOnce = 100;
/// A level hardly ever errs by more than this many times what it misjudges.
constexpr double kMostErrs = 3;
/// Two answers that are this many standard errors apart differ.
constexpr double kApart = 3;

/// More worlds would hardly name another answer as the best one. Differences count, as all ways are tried in the same
/// worlds.
template <class Poll, class Answers>
bool is_settled(const Poll& poll, const Answers& answers) {
    int best = 0;
    for (int way = 1; way < answers.size(); ++way)
        if (poll.of(way).sum() > poll.of(best).sum()) best = way;
    for (int way = 0; way < answers.size(); ++way) {
        if (answers[way] == answers[best]) continue;
        const SampleMean ahead = poll.lead(best, way);
        if (ahead.value() < kApart * ahead.error()) return false;
    }
    return true;
}

/// Whether the best answer leads by at most this many standard errors plus the judge's own error.
template <class Poll>
bool is_close(const Poll& poll, int best, int way, double errors, double misjudged) {
    if (way == best || std::isinf(errors)) return true;
    const SampleMean ahead = poll.lead(best, way);
    return ahead.value() <= errors * ahead.error() + misjudged + 1e-9;
}

} // namespace

double ChampionBot::worth(const MaskPlay& play, Mask seen, const HandWorth& worth, Seat me) {
    const int side = ((play.maker ^ me.index()) & 1) == 0 ? 1 : -1;
    return m_level.open * worth.of(side * m_solver.gained(play)) +
           (1 - m_level.open) * worth.of(side * roll_out(play, seen));
}

void ChampionBot::misjudge(const View<Euchre>& view, double point, Rng& rng, Thought& thought) const {
    if (m_level.misjudges == 0 || thought.choices.size() < 2) return;
    FixedList<Option<Euchre>, 6> options;
    for (const Choice& choice : thought.choices)
        options.push_back({choice.action, {choice.sum / thought.worlds, 0, How::Sampled}});
    thought.best = held_back(view, options, m_level.misjudges * point, rng);
}

ChampionBot::Ways ChampionBot::ways_to(int answers) {
    Ways ways;
    for (int i = 0; i < answers; ++i)
        ways.push_back(i);
    return ways;
}

template <class Judge>
bool ChampionBot::ask(Poll& poll, const Ways& answers, const View<Euchre>& view, int rounds, const Thorough* thorough,
                      Rng& rng, Judge&& judge) {
    const Beliefs beliefs(view);
    poll.reset(answers.size());
    for (int round = 0;; ++round) {
        int worlds = m_level.worlds, tries = m_level.tries;
        if (thorough != nullptr) {
            worlds = std::min(kAtOnce, thorough->samples - poll.worlds());
            tries = worlds * m_level.tries / m_level.worlds;
            if (worlds <= 0) return true;
        } else if (round == rounds || (round > 0 && is_settled(poll, answers))) {
            return true;
        }
        const auto& sample = beliefs.sample(worlds, tries, rng, m_sample);
        auto world = sample.begin();
        const Stop never;
        if (!poll.try_until(poll.worlds() + static_cast<int>(sample.size()),
                            thorough != nullptr ? thorough->stop : never,
                            [&](auto& worths) { judge(*world++, worths); }))
            return false;
    }
}

void ChampionBot::Thought::take_highest() {
    // Of equals the first.
    for (int i = 1; i < choices.size(); ++i) {
        if (choices[i].sum > choices[best].sum + 1e-9) best = i;
    }
}

bool ChampionBot::call(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought) {
    const auto& open = view.open;
    const int me = view.me.index();
    const bool ordering = open.phase == Phase::Order;
    const bool stuck = Euchre::objection(view, Euchre::pass()) != nullptr;
    const bool hopeless = !stuck && margin(kSharp, view) <= kHopeless;
    if (hopeless && thorough == nullptr) return thought.only(Euchre::pass());
    auto& choices = thought.choices;
    if (ordering) {
        choices.push_back({Euchre::order_up()});
    } else {
        int strongest = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (Euchre::objection(view, Euchre::name(suit)) == nullptr)
                strongest = std::max(strongest, strength(suit, view.own.cards));
        }
        for (int suit = 0; suit < kSuits; ++suit) {
            const bool near = thorough != nullptr || strength(suit, view.own.cards) + 8 >= strongest;
            if (near && Euchre::objection(view, Euchre::name(suit)) == nullptr) choices.push_back({Euchre::name(suit)});
        }
    }
    const int calls = choices.size();
    const HandWorth worth_of(open, view.me);
    // Ways: each call with the partner, then each alone that is worth a thought, then a pass.
    Poll poll;
    Ways answers = ways_to(calls);
    const auto called = [&](const std::array<Cards, Euchre::kSeats>& hands, int choice) {
        return ordering ? ordered(open, hands, me) : named(hands, me, choices[choice].action.what);
    };
    std::array<Cards, Euchre::kSeats> only_mine{};
    only_mine[static_cast<std::size_t>(me)] = view.own.cards;
    FixedList<int, kSuits> lone;
    for (int i = 0; i < calls; ++i) {
        const Contract contract = called(only_mine, i);
        if (strength(contract.trump, contract.hands[static_cast<std::size_t>(me)]) + 8 < kSharp.alone) continue;
        lone.push_back(i);
        answers.push_back(i);
    }
    const int passing = answers.size();
    if (!stuck) answers.push_back(calls);
    const bool done = ask(poll, answers, view, m_level.call_rounds, thorough, rng,
                          [&](const Beliefs::World& world, Poll::Worths& worths) {
                              auto* next = worths.begin();
                              for (int i = 0; i < calls; ++i)
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
                              *next = passed + m_level.margin * worth_of.point();
                          });
    if (!done) return false;
    for (int i = 0; i < calls; ++i)
        choices[i].set(poll, i);
    for (int k = 0; k < lone.size(); ++k) {
        if (poll.of(calls + k).sum() > choices[lone[k]].sum) choices[lone[k]].set(poll, calls + k);
    }
    thought.worlds = poll.worlds();
    thought.take_highest();
    if (!stuck) {
        const double called_best = choices[thought.best].sum;
        choices.push_back({Euchre::pass()});
        choices.back().set(poll, passing);
        if (hopeless || !(called_best > choices.back().sum)) thought.best = calls;
    }
    misjudge(view, worth_of.point(), rng, thought);
    return true;
}

bool ChampionBot::go_alone(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought) {
    const auto& hand = view.open.hand;
    const int me = view.me.index();
    const bool hopeless = margin(kSharp, view) <= kHopeless;
    if (hopeless && thorough == nullptr) return thought.only(Euchre::together());
    const HandWorth worth_of(view.open, view.me);
    const unsigned before = alone_so_far(hand);
    Poll poll;
    auto& choices = thought.choices;
    for (const Action& action : {Euchre::together(), Euchre::alone()})
        choices.push_back({action});
    const bool done = ask(poll, ways_to(choices.size()), view, m_level.call_rounds, thorough, rng,
                          [&](const Beliefs::World& world, Poll::Worths& worths) {
                              Contract contract{world.hands, hand.trump, hand.maker, before};
                              worths[0] = worth(begin_play(view.open, contract), 0, worth_of, view.me) +
                                          m_level.alone * worth_of.point();
                              contract.alone |= 1u << me;
                              worths[1] = worth(begin_play(view.open, contract), 0, worth_of, view.me);
                          });
    if (!done) return false;
    for (int i = 0; i < choices.size(); ++i)
        choices[i].set(poll, i);
    thought.worlds = poll.worlds();
    if (!hopeless && choices[1].sum > choices[0].sum) thought.best = 1;
    misjudge(view, worth_of.point(), rng, thought);
    return true;
}

bool ChampionBot::discard(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought) {
    const auto& hand = view.open.hand;
    const Card usual = best_discard(view.own.cards & ~bit(hand.turned), hand.turned);
    auto& choices = thought.choices;
    choices.push_back({Euchre::discard(usual)});
    for (const Card card : view.own.hand) {
        const bool barred = card == hand.turned && !view.open.rules.discard_picked_up;
        if (card != usual && !barred) choices.push_back({Euchre::discard(card)});
    }
    const HandWorth worth_of(view.open, view.me);
    Poll poll;
    const bool done =
        ask(poll, ways_to(choices.size()), view, m_level.card_rounds, thorough, rng,
            [&](const Beliefs::World& world, Poll::Worths& worths) {
                for (int i = 0; i < choices.size(); ++i) {
                    const Card card = choices[i].action.what;
                    Contract contract{world.hands, hand.trump, hand.maker, 0};
                    contract.hands[static_cast<std::size_t>(view.me.index())] &= ~bit(card);
                    decide_alone(contract);
                    worths[static_cast<std::size_t>(i)] =
                        worth(begin_play(view.open, contract), mask_of_card(hand.trump, card), worth_of, view.me);
                }
            });
    if (!done) return false;
    for (int i = 0; i < choices.size(); ++i)
        choices[i].set(poll, i);
    thought.worlds = poll.worlds();
    thought.take_highest();
    misjudge(view, worth_of.point(), rng, thought);
    return true;
}

bool ChampionBot::play(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought) {
    const auto& hand = view.open.hand;
    const Cards legal = Euchre::legal(view.open, view.own.cards);
    if ((legal & (legal - 1)) == 0 && thorough == nullptr) return thought.only(Euchre::play(lowest(legal)));
    const Mask seen = known_out(view.open);
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
    // Of cards between which no one else can hold one, one is enough.
    const Mask others = kAllMask & ~(mask_of(hand.trump, view.own.cards) | seen);
    auto& choices = thought.choices;
    FixedList<Mask, 6> cards;
    FixedList<int, 6> alike; // of the cards left out, the place of the one that stands for it
    FixedList<Mask, 6> left_out;
    const auto add = [&](Mask card) {
        choices.push_back({Euchre::play(card_of_mask(hand.trump, card))});
        cards.push_back(card);
    };
    add(usual);
    for (Mask left = mask_of(hand.trump, legal) & ~usual; left != 0; left &= left - 1) {
        const Mask card = lowest_of(left);
        const auto* equal = std::find_if(cards.begin(), cards.end(), [&](Mask tried) {
            const Mask low = std::min(tried, card), high = std::max(tried, card);
            const auto& suits = kFollowMasks[known.printed ? 1 : 0];
            const bool same = std::any_of(suits.begin(), suits.end(),
                                          [&](Mask suit) { return (suit & low) != 0 && (suit & high) != 0; });
            return same && !known.printed && (others & (high - 1) & ~(low | (low - 1))) == 0;
        });
        if (equal == cards.end()) {
            add(card);
        } else {
            alike.push_back(static_cast<int>(equal - cards.begin()));
            left_out.push_back(card);
        }
    }
    const HandWorth worth_of(view.open, view.me);
    Poll poll;
    const bool clear = cards.size() == 1 && thorough == nullptr;
    const bool done =
        clear || ask(poll, ways_to(cards.size()), view, m_level.card_rounds, thorough, rng,
                     [&](const Beliefs::World& world, Poll::Worths& worths) {
                         const MaskPlay play = play_of(world.hands);
                         for (int i = 0; i < cards.size(); ++i) {
                             MaskPlay after = play;
                             after.play(cards[i]);
                             const bool complete = after.in_trick == 0;
                             worths[static_cast<std::size_t>(i)] =
                                 worth(after, complete ? seen | play.on_table | cards[i] : seen, worth_of, view.me);
                         }
                     });
    if (!done) return false;
    for (int i = 0; i < choices.size() && !clear; ++i)
        choices[i].set(poll, i);
    thought.worlds = poll.worlds();
    thought.take_highest();
    misjudge(view, worth_of.point(), rng, thought);
    Ways ways = ways_to(choices.size());
    for (int i = 0; i < alike.size(); ++i) {
        choices.push_back(choices[alike[i]]);
        choices.back().action = Euchre::play(card_of_mask(hand.trump, left_out[i]));
        cards.push_back(left_out[i]);
        ways.push_back(alike[i]);
    }
    const int top = ways[thought.best];
    const double misjudged = kMostErrs * m_level.misjudges * worth_of.point();
    for (int again = 0; m_level.natural && again < cards.size(); ++again) {
        for (int i = 0; i < cards.size(); ++i) {
            const double errors = natural_errors(known, others, cards[i], cards[thought.best]);
            if (errors > 0 && is_close(poll, top, ways[i], errors, misjudged)) thought.best = i;
        }
    }
    return true;
}

bool ChampionBot::think(const View<Euchre>& view, const Thorough* thorough, Rng& rng, Thought& thought) {
    switch (view.open.phase) {
    case Phase::Order:
    case Phase::Name:
        return call(view, thorough, rng, thought);
    case Phase::Discard:
        return discard(view, thorough, rng, thought);
    case Phase::Alone:
        return go_alone(view, thorough, rng, thought);
    case Phase::Play:
        return play(view, thorough, rng, thought);
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return false;
}

Reply<Action> ChampionBot::act(const View<Euchre>& view, Rng& rng) {
    Thought thought;
    if (!think(view, nullptr, rng, thought)) return Euchre::pass();
    return thought.choices[thought.best].action;
}

std::vector<Option<Euchre>> ChampionBot::options(const View<Euchre>& view, const SearchBudget& budget,
                                                 const Stop& stop) {
    if (m_level.misjudges > 0 || stop()) return {};
    Rng rng(budget.seed, 0, Stream::Analysis, view.me.index(), 0);
    const Thorough thorough{std::max(budget.samples, 1), stop};
    Thought thought;
    if (!think(view, &thorough, rng, thought)) return {};
    const auto worth_of = [&](int i) { return thought.choices[i].sum / thought.worlds; };
    std::vector<Option<Euchre>> options;
    for (int i = 0; i < thought.choices.size(); ++i) {
        // What it would not play though it seems better is no better: hopeless hands, and cards that are as good.
        // Margins and misjudgements are no chances.
        const double worth = std::clamp(std::min(worth_of(i), worth_of(thought.best)), 0.0, 1.0);
        const Option<Euchre> option{thought.choices[i].action, {worth, thought.choices[i].error, How::Sampled}};
        options.insert(i == thought.best ? options.begin() : options.end(), option);
    }
    best_first(options);
    return options;
}

} // namespace hilltop::euchre
