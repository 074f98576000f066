// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre.h"

#include "games/euchre/worlds.h"

namespace hilltop {
namespace {

using namespace euchre;
using State = Euchre::State;
using Open = Euchre::Open;
using Action = Euchre::Action;
using ActionKind = Action::Kind;
using Call = Euchre::Call;
using Phase = Euchre::Phase;

constexpr SeatSet kEverybody = SeatSet::all(Euchre::kSeats);

using Deck = FixedList<std::uint8_t, Euchre::kDeckCards>;
constexpr Deck kFreshDeck = [] {
    Deck deck;
    for (int suit = 0; suit < kSuits; ++suit) {
        for (int rank = 0; rank < kRanks; ++rank)
            deck.push_back(card_of(suit, rank));
    }
    return deck;
}();

void deal_packet(State& state, Deck& deck, Seat seat, int cards, Events events) {
    auto& hand = state.seats[seat].hand;
    for (int i = 0; i < cards; ++i) {
        const Card card = state.chance.draw(deck);
        events.move(spot(Euchre::kDeck, deck.size()), spot(Euchre::kHand, seat, hand.size()), Euchre::face(card), seat);
        hand.push_back(card);
        state.seats[seat].cards |= bit(card);
    }
}

void begin_hand(State& state, Events events) {
    auto& open = state.open;
    open.hand = {};
    state.seats = {};
    events.phase("hand", open.hands + 1);
    state.chance.begin(Euchre::kFirstHandPart + open.hands);
    Deck deck = kFreshDeck;
    Seat seat = open.dealer;
    // Packets of 3 2 3 2, then 2 3 2 3.
    for (int packet = 0; packet < 2 * Euchre::kSeats; ++packet) {
        seat = Euchre::left_of(seat);
        const bool even = packet % 2 == 0;
        deal_packet(state, deck, seat, even == (packet < Euchre::kSeats) ? 3 : 2, events);
    }
    open.hand.turned = state.chance.draw(deck);
    events.move(spot(Euchre::kDeck, deck.size()), spot(Euchre::kTurned), Euchre::face(open.hand.turned), kEverybody);
    open.phase = Phase::Order;
    open.turn = Euchre::left_of(open.dealer);
}

void clear_table(const State& state, Events events) {
    for (Seat seat : kEverybody) {
        if (!state.seats[seat].hand.empty()) events.gather(spot(Euchre::kHand, seat), spot(Euchre::kDeck));
        if (state.open.hand.won[seat] != 0) events.gather(spot(Euchre::kTaken, seat), spot(Euchre::kDeck));
    }
    if (!state.open.hand.taken_up) events.gather(spot(Euchre::kTurned), spot(Euchre::kDeck));
    if (state.seats[state.open.dealer].buried != kNoCard) events.gather(spot(Euchre::kBuried), spot(Euchre::kDeck));
}

/// Points of the makers, negative: of the defenders (docs/rules.md, "Euchre", 6).
int gained(const Open& open) {
    const auto& hand = open.hand;
    const std::size_t makers = Euchre::side_of(Seat(hand.maker));
    const int taken = Euchre::tricks_of(hand, makers);
    const auto alone = [&](std::size_t side) {
        const auto seat = static_cast<int>(side);
        return !hand.playing.contains(Seat(seat)) || !hand.playing.contains(Seat(seat + 2));
    };
    if (taken == Euchre::kTricks) return alone(makers) ? 4 : 2;
    if (taken >= 3) return 1;
    return taken == 0 && alone(1 - makers) ? -4 : -2;
}

/// The hand is over, void if no trump was made: the match continues after a rest, or is over too.
void end_hand(State& state, Events events) {
    auto& open = state.open;
    open.phase = Phase::HandRest;
    if (open.hand.maker == Euchre::kNobody) {
        events.phase("hand-void", open.hands + 1);
    } else {
        const int points = gained(open);
        open.hand.gained = static_cast<std::int8_t>(points);
        const std::size_t makers = Euchre::side_of(Seat(open.hand.maker));
        const std::size_t side = points > 0 ? makers : 1 - makers;
        open.points[side] = static_cast<std::uint8_t>(open.points[side] + (points > 0 ? points : -points));
        events.phase(points > 0 ? "made" : "euchred", open.hand.maker);
        for (const int seat : {static_cast<int>(side), static_cast<int>(side) + 2})
            events.score(Seat(seat), "points", open.points[side]);
        if (open.points[side] >= open.rules.points_to_win) {
            open.phase = Phase::Over;
            events.phase("match-won", static_cast<int>(side));
            return;
        }
    }
    if (open.hands + 1 == open.rules.max_hands) {
        open.phase = Phase::Over;
        events.phase("match-drawn", open.hands + 1);
    }
}

Seat next_playing(const Open& open, Seat seat) {
    do
        seat = Euchre::left_of(seat);
    while (!open.hand.playing.contains(seat));
    return seat;
}

void begin_trick(Open& open, Seat leader, Events events) {
    open.phase = Phase::Play;
    open.turn = leader;
    open.hand.in_trick = 0;
    open.hand.led = kNoSuit;
    open.hand.ahead = 0;
    open.hand.tricks[open.hand.trick].leader = leader;
    events.phase("trick", open.hand.trick + 1);
}

void begin_play(Open& open, Events events) {
    Seat seat = open.dealer;
    for (int i = 0; i < Euchre::kSeats; ++i) {
        seat = Euchre::left_of(seat);
        // On each side the first yes counts; a seat that sits out makes no other sit out.
        if (open.hand.alone[seat] == Call::Yes && open.hand.playing.contains(seat))
            open.hand.playing.erase(Euchre::partner(seat));
    }
    begin_trick(open, next_playing(open, open.dealer), events);
}

/// Asks `seat` and those after it, up to the dealer, whether they go alone; defenders only where they may.
void ask_alone(Open& open, Seat seat, Events events) {
    for (;; seat = Euchre::left_of(seat)) {
        if (open.rules.defend_alone || Euchre::side_of(seat) == Euchre::side_of(Seat(open.hand.maker))) {
            open.phase = Phase::Alone;
            open.turn = seat;
            return;
        }
        open.hand.alone[seat] = Call::No;
        if (seat == open.dealer) return begin_play(open, events);
    }
}

void make_trump(Open& open, Seat maker, int suit, Events events) {
    open.hand.trump = static_cast<std::uint8_t>(suit);
    open.hand.maker = static_cast<std::uint8_t>(maker.index());
    events.phase("trump", suit);
}

void answer_order(State& state, Seat seat, const Action& action, Events events) {
    auto& open = state.open;
    const bool ordered = action.kind == ActionKind::Order;
    events.say(seat, ordered ? "order" : "pass");
    open.hand.order[seat] = ordered ? Call::Yes : Call::No;
    if (ordered) {
        const Card card = open.hand.turned;
        make_trump(open, seat, suit_of(card), events);
        const Seat dealer = open.dealer;
        events.move(spot(Euchre::kTurned), spot(Euchre::kHand, dealer, state.seats[dealer].hand.size()),
                    Euchre::face(card), dealer);
        state.seats[dealer].hand.push_back(card);
        state.seats[dealer].cards |= bit(card);
        ++open.hand.left[dealer];
        open.hand.taken_up = true;
        open.phase = Phase::Discard;
        open.turn = dealer;
        return;
    }
    open.turn = Euchre::left_of(seat);
    if (seat == open.dealer) {
        open.phase = Phase::Name;
        events.phase("turned-down", suit_of(open.hand.turned));
    }
}

void answer_name(State& state, Seat seat, const Action& action, Events events) {
    auto& open = state.open;
    const bool named = action.kind == ActionKind::Name;
    open.hand.name[seat] = named ? Call::Yes : Call::No;
    if (named) {
        events.say(seat, "name", action.what);
        make_trump(open, seat, action.what, events);
        ask_alone(open, Euchre::left_of(open.dealer), events);
        return;
    }
    events.say(seat, "pass");
    if (seat == open.dealer)
        end_hand(state, events);
    else
        open.turn = Euchre::left_of(seat);
}

void take_from_hand(State& state, Seat seat, int place) {
    state.seats[seat].cards &= ~bit(state.seats[seat].hand.remove_at(place));
    --state.open.hand.left[seat];
}

void answer_discard(State& state, Seat seat, const Action& action, Events events) {
    const int place = state.seats[seat].hand.find(action.what);
    events.move(spot(Euchre::kHand, seat, place), spot(Euchre::kBuried), Euchre::face(action.what), seat);
    take_from_hand(state, seat, place);
    state.seats[seat].buried = action.what;
    ask_alone(state.open, Euchre::left_of(seat), events);
}

void answer_alone(Open& open, Seat seat, const Action& action, Events events) {
    const bool alone = action.kind == ActionKind::Alone;
    events.say(seat, alone ? "alone" : "together");
    open.hand.alone[seat] = alone ? Call::Yes : Call::No;
    if (seat == open.dealer)
        begin_play(open, events);
    else
        ask_alone(open, Euchre::left_of(seat), events);
}

void answer_play(State& state, Seat seat, Card card, Events events) {
    auto& open = state.open;
    auto& hand = open.hand;
    auto& trick = hand.tricks[hand.trick];
    const int place = state.seats[seat].hand.find(card);
    events.move(spot(Euchre::kHand, seat, place), spot(Euchre::kTrick, seat), Euchre::face(card), kEverybody);
    take_from_hand(state, seat, place);
    hand.played |= bit(card);
    trick.cards[seat] = card;
    const std::uint8_t suit = Euchre::suits(open.rules).suit[hand.trump][card];
    if (hand.in_trick == 0)
        hand.led = suit;
    else if (suit != hand.led)
        hand.void_in[seat] = static_cast<std::uint8_t>(hand.void_in[seat] | 1u << hand.led);
    const int power = power_of(hand.trump, hand.led, card);
    if (power > hand.ahead) {
        hand.ahead = static_cast<std::uint8_t>(power);
        trick.winner = seat;
    }
    if (++hand.in_trick < hand.playing.size()) {
        open.turn = next_playing(open, seat);
        return;
    }
    ++hand.won[trick.winner];
    open.phase = Phase::TrickRest;
    events.phase("trick-won", trick.winner.index());
}

void after_trick(State& state, Events events) {
    auto& open = state.open;
    const Seat winner = open.hand.tricks[open.hand.trick].winner;
    for (Seat seat : open.hand.playing)
        events.gather(spot(Euchre::kTrick, seat), spot(Euchre::kTaken, winner));
    if (open.hand.trick + 1 == Euchre::kTricks) {
        end_hand(state, events);
        return;
    }
    ++open.hand.trick;
    begin_trick(open, winner, events);
}

} // namespace

State Euchre::deal(const Rules& rules, int, Chance chance, Events events) {
    State state;
    state.open.rules = rules;
    state.chance = chance;
    state.chance.begin(0);
    FixedList<std::uint8_t, kSeats> lots;
    for (std::uint8_t seat = 0; seat < kSeats; ++seat)
        lots.push_back(seat);
    state.open.dealer = Seat(state.chance.draw(lots));
    state.chance.end();
    begin_hand(state, events);
    return state;
}

void Euchre::step(State& state, const Answers<Euchre>& answers, Events events) {
    auto& open = state.open;
    const Seat seat = open.turn;
    switch (open.phase) {
    case Phase::Order:
        return answer_order(state, seat, *answers[seat], events);
    case Phase::Discard:
        return answer_discard(state, seat, *answers[seat], events);
    case Phase::Name:
        return answer_name(state, seat, *answers[seat], events);
    case Phase::Alone:
        return answer_alone(open, seat, *answers[seat], events);
    case Phase::Play:
        return answer_play(state, seat, answers[seat]->what, events);
    case Phase::TrickRest:
        return after_trick(state, events);
    case Phase::HandRest:
        clear_table(state, events);
        ++open.hands;
        open.dealer = left_of(open.dealer);
        return begin_hand(state, events);
    case Phase::Over:
        return;
    }
}

State Euchre::resample(const InfoState<Euchre>& seen, Rng& rng) {
    State state = Worlds(seen.view()).draw(rng);
    state.chance = Chance(rng.next64(), 0);
    state.chance.begin(kFirstHandPart + seen.open.hands);
    return state;
}

MatchResult Euchre::result(const State& state) {
    MatchResult result;
    for (Seat seat : kEverybody) {
        const int points = state.open.points[side_of(seat)];
        result.points[seat] = points;
        if (points >= state.open.rules.points_to_win) result.winners.insert(seat);
    }
    return result;
}

} // namespace hilltop
