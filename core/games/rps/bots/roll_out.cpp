// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/roll_out.h"

#include "base/numbers.h"
#include "games/rps/bots/bots.h"

#include <algorithm>
#include <utility>

namespace hilltop::rps {
namespace {

using Phase = RpsPoker::Phase;
using Action = RpsPoker::Action;

/// Games until the end, with `play(duel)` for each.
template <class Keep, class Play>
int go_on(RpsPoker::State& state, Keep&& keep, Play&& play) {
    Answers<RpsPoker> answers;
    while (state.open.phase != Phase::Play && state.open.phase != Phase::Over) {
        for (const Seat seat : SeatSet::all(RpsPoker::kSeats)) {
            answers[seat].reset();
            if (state.open.phase == Phase::Draft) answers[seat] = keep(seat);
        }
        RpsPoker::step(state, answers, {});
    }
    if (state.open.phase == Phase::Over) return state.open.games[Seat(0)];
    Duel duel = duel_of(state);
    play(duel);
    return duel.sides[0].won;
}

/// Plays by the quick brain to the end.
void finish_fairly(Duel& duel, const ByNumber& first, const ByNumber& second) {
    while (!duel.over())
        duel.play(quick_place(duel, 0, kPrior, first), quick_place(duel, 1, kPrior, second));
}

int factorial(int n) {
    return n < 2 ? 1 : n * factorial(n - 1);
}

/// Calls `with(order)` for every order of the cards.
template <class With>
void in_all_orders(CardSet cards, With&& with) {
    RpsPoker::Deck order; // the lowest order is the first
    for (Card card = 0; card < RpsPoker::kCards; ++card)
        if ((cards & RpsPoker::bit(card)) != 0) order.push_back(card);
    do
        with(order);
    while (std::next_permutation(order.begin(), order.end()));
}

ByKind only(Kind kind) {
    ByKind kinds{};
    kinds[static_cast<std::size_t>(kind)] = 1;
    return kinds;
}

} // namespace

CardSet received(const RpsPoker::Own& own) {
    CardSet cards = 0;
    for (int i = 1; i < own.drafted.size(); i += 2)
        cards |= RpsPoker::bit(own.drafted[i]);
    return cards;
}

int quick_place(const Duel& duel, int seat, const ByKind& kinds, const ByNumber& weight) {
    if (duel.sides[static_cast<std::size_t>(seat)].held == 1) return 0;
    const Sight sight = sight_of(duel, seat, weight);
    return best_place(sight, quick_values(sight, kinds));
}

Action quick_keep(const RpsPoker::Own& own) {
    const CardSet mine = RpsPoker::set_of(own.drafted), given = RpsPoker::set_of(own.given);
    const Card first = own.pair[0], second = own.pair[1];
    const double lead =
        draft_value(first, mine) + draft_value(first, given) - draft_value(second, mine) - draft_value(second, given);
    return RpsPoker::keep_card(lead < 0 ? second : first);
}

Action keep_of(Kind kind, const RpsPoker::Own& own) {
    if (kind == Kind::Saving) return quick_keep(own);
    const bool second = kind != Kind::Careless && RpsPoker::number(own.pair[0]) < RpsPoker::number(own.pair[1]);
    return RpsPoker::keep_card(own.pair[second ? 1 : 0]);
}

int roll_out(Duel duel, int place, Kind kind, const ByNumber& my_weight, const ByNumber& their_weight) {
    const int before = duel.sides[0].won;
    const ByKind kinds = only(kind);
    duel.play(place, place_of(kind, duel, 1, their_weight));
    while (!duel.over())
        duel.play(quick_place(duel, 0, kinds, my_weight), place_of(kind, duel, 1, their_weight));
    return duel.sides[0].won - before;
}

int roll_out_draft(RpsPoker::State state, Seat me, const Action& kept, Kind kind) {
    const ByKind kinds = only(kind);
    bool now = true;
    const int won = go_on(
        state,
        [&](Seat seat) {
            if (seat != me) return keep_of(kind, state.own[seat]);
            return std::exchange(now, false) ? kept : quick_keep(state.own[seat]);
        },
        [&](Duel& duel) {
            const int mine = me.index(), theirs = 1 - mine;
            const ByNumber my_weight = kept_weight(received(state.own[me]), kKeepsLower);
            const ByNumber their_weight = kept_weight(RpsPoker::set_of(state.own[me].given), kExpertKeepsLower);
            while (!duel.over()) {
                const int my_place = quick_place(duel, mine, kinds, my_weight);
                const int their_place = place_of(kind, duel, theirs, their_weight);
                mine == 0 ? duel.play(my_place, their_place) : duel.play(their_place, my_place);
            }
        });
    return me == Seat(0) ? won : RpsPoker::kDeck - won;
}

int roll_out_fairly(RpsPoker::State state) {
    return go_on(
        state, [&](Seat seat) { return quick_keep(state.own[seat]); },
        [&](Duel& duel) {
            const ByNumber first = kept_weight(received(state.own[Seat(0)]), kKeepsLower);
            const ByNumber second = kept_weight(received(state.own[Seat(1)]), kKeepsLower);
            finish_fairly(duel, first, second);
        });
}

int orders_left(const RpsPoker::State& state) {
    return factorial(state.left.size()) * factorial(state.stock[Seat(0)].size()) *
           factorial(state.stock[Seat(1)].size());
}

double mean_of_all_orders(const RpsPoker::State& state, const Answers<RpsPoker>& now) {
    const ByNumber first = kept_weight(received(state.own[Seat(0)]), kKeepsLower);
    const ByNumber second = kept_weight(received(state.own[Seat(1)]), kKeepsLower);
    const bool plays = state.open.phase == Phase::Play;
    std::array<int, 2> places{};
    if (plays) {
        const Duel duel = duel_of(state);
        for (const Seat seat : SeatSet::all(RpsPoker::kSeats))
            places[at(seat.index())] = now[seat]
                                           ? state.own[seat].hand.find(now[seat]->card)
                                           : quick_place(duel, seat.index(), kPrior, seat == Seat(0) ? first : second);
    }
    const CardSet bases = RpsPoker::set_of(state.left);
    int won = 0, orders = 0;
    RpsPoker::State drawn = state;
    in_all_orders(RpsPoker::set_of(state.stock[Seat(0)]), [&](const auto& mine) {
        in_all_orders(RpsPoker::set_of(state.stock[Seat(1)]), [&](const auto& theirs) {
            drawn = state;
            drawn.stock[Seat(0)] = mine;
            drawn.stock[Seat(1)] = theirs;
            if (!plays) RpsPoker::step(drawn, {}, {}); // the next cards are drawn
            const Duel begun = duel_of(drawn);
            in_all_orders(bases, [&](const auto& order) {
                Duel duel = begun;
                std::copy(order.begin(), order.end(), duel.bases.begin() + state.open.base.size());
                duel.shown = RpsPoker::set_of(state.open.base) | (plays ? 0 : RpsPoker::bit(order[0]));
                if (plays) duel.play(places[0], places[1]);
                finish_fairly(duel, first, second);
                won += duel.sides[0].won;
                ++orders;
            });
        });
    });
    return static_cast<double>(won) / orders;
}

} // namespace hilltop::rps
