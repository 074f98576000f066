// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/zipdeck.h"

namespace hilltop {
namespace {

using State = ZipDeck::State;
using Action = ZipDeck::Action;
using Deck = ZipDeck::Deck;

/// Whole decks by number of seats, so that a round begins with one copy of bytes.
constexpr auto kFreshDecks = [] {
    std::array<Deck, ZipDeck::kSeats + 1> decks;
    for (std::size_t seats = 0; seats < decks.size(); ++seats) {
        for (int card = 0; card < ZipDeck::deck_size(static_cast<int>(seats)); ++card)
            decks[seats].push_back(static_cast<std::uint8_t>(card));
    }
    return decks;
}();

void begin_round(State& state, Events events) {
    auto& open = state.open;
    open.phase = ZipDeck::Phase::Call;
    events.phase("round", open.round + 1);
    Deck deck = ZipDeck::fresh_deck(open.seats);
    state.chance.begin(open.round);
    for (Seat seat : SeatSet::all(open.seats)) {
        const Spot top = spot(ZipDeck::kDeck, deck.size() - 1);
        const std::uint8_t card = state.chance.draw(deck);
        state.cards[seat] = card;
        events.move(top, spot(ZipDeck::kHand, seat), ZipDeck::face(card), seat);
    }
    state.chance.end();
}

Seat highest(const State& state) {
    Seat top(0);
    for (Seat seat : SeatSet::all(state.open.seats)) {
        if (state.cards[seat] > state.cards[top]) top = seat;
    }
    return top;
}

/// A right caller gives away shares of the card's worth and pays the rest.
void share_out(ZipDeck::Last& last, Seat caller) {
    const Action& action = last.answers[caller];
    const int given = ZipDeck::gives(action, caller, last.cards[caller]);
    for (int seat = 0; given > 0 && seat < action.named; ++seat) {
        auto& paid = last.paid[Seat(seat)];
        paid = static_cast<std::uint8_t>(paid + action.shares[static_cast<std::size_t>(seat)]);
    }
    last.paid[caller] = static_cast<std::uint8_t>(ZipDeck::worth(last.cards[caller]) - given);
}

void settle(State& state, const Answers<ZipDeck>& answers, Events events) {
    auto& open = state.open;
    auto& last = open.last;
    const SeatSet seats = SeatSet::all(open.seats);
    last.top = highest(state);
    for (Seat seat : seats) {
        const Action& action = *answers[seat];
        const ZipDeck::Card card = state.cards[seat];
        last.cards[seat] = card;
        last.answers[seat] = action;
        last.paid[seat] = static_cast<std::uint8_t>(action.calls() != (seat == last.top) ? ZipDeck::fine(card) : 0);
        events.say(seat, action.calls() ? "zip" : "pass");
    }
    if (last.answers[last.top].calls()) share_out(last, last.top);
    for (Seat seat : seats) {
        events.show(spot(ZipDeck::kHand, seat), ZipDeck::face(last.cards[seat]), seats);
        open.points[seat] += last.paid[seat];
    }
    events.phase("highest", last.top.index());
    for (Seat seat : seats) {
        if (last.paid[seat] != 0) events.score(seat, "points", open.points[seat]);
    }
}

} // namespace

const Deck& ZipDeck::fresh_deck(int seats) {
    return kFreshDecks[static_cast<std::size_t>(seats)];
}

State ZipDeck::deal(const Rules& rules, int seats, Chance chance, Events events) {
    State state;
    state.open.rules = rules;
    state.open.seats = static_cast<std::uint8_t>(seats);
    state.open.rounds = parts(rules, seats);
    state.chance = chance;
    begin_round(state, events);
    return state;
}

int ZipDeck::gives(const Action& call, Seat caller, Card card) {
    int named = 0;
    for (std::size_t seat = 0; seat < call.named; ++seat)
        named += call.shares[seat];
    const auto own = static_cast<std::size_t>(caller.index());
    return named > worth(card) ? 0 : named - (own < call.named ? call.shares[own] : 0);
}

void ZipDeck::legal_menu(const View<ZipDeck>& view, Menu& menu) {
    menu.clear();
    menu.push_back(pass());
    const int share = worth(view.own.card);
    if (share > 0) {
        for (Seat seat : SeatSet::all(view.open.seats)) {
            if (seat != view.me) menu.push_back(zip(view.open.seats, seat, share));
        }
    }
    menu.push_back(zip());
}

void ZipDeck::step(State& state, const Answers<ZipDeck>& answers, Events events) {
    auto& open = state.open;
    if (open.phase == Phase::Rest) {
        for (Seat seat : SeatSet::all(open.seats))
            events.gather(spot(ZipDeck::kHand, seat), spot(kDeck));
        ++open.round;
        begin_round(state, events);
        return;
    }
    settle(state, answers, events);
    open.phase = open.round + 1 == open.rounds ? Phase::Over : Phase::Rest;
    if (open.phase == Phase::Over) events.phase("match-over", open.rounds);
}

State ZipDeck::resample(const InfoState<ZipDeck>& seen, Rng& rng) {
    State state;
    state.open = seen.open;
    state.chance = Chance(rng.next64(), 0);
    if (seen.open.phase != Phase::Call) {
        state.cards = seen.open.last.cards;
        return state;
    }
    Deck deck = fresh_deck(seen.open.seats);
    deck.remove_at(seen.own.card);
    state.cards[seen.me] = seen.own.card;
    state.chance.begin(seen.open.round);
    for (Seat seat : SeatSet::all(seen.open.seats)) {
        if (seat != seen.me) state.cards[seat] = state.chance.draw(deck);
    }
    return state;
}

MatchResult ZipDeck::result(const State& state) {
    MatchResult result;
    const SeatSet seats = SeatSet::all(state.open.seats);
    std::int32_t fewest = state.open.points[Seat(0)];
    for (Seat seat : seats) {
        result.points[seat] = state.open.points[seat];
        fewest = std::min(fewest, state.open.points[seat]);
    }
    for (Seat seat : seats) {
        if (state.open.points[seat] == fewest) result.winners.insert(seat);
    }
    return result;
}

} // namespace hilltop
