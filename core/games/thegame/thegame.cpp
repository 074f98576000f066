// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame.h"

#include <algorithm>

namespace hilltop {
namespace {

using State = TheGame::State;
using Open = TheGame::Open;
using Hand = TheGame::Hand;
using Phase = TheGame::Phase;
using Ending = TheGame::Ending;

constexpr auto kFreshStack = [] {
    FixedList<std::uint8_t, TheGame::kCards> stack;
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card)
        stack.push_back(static_cast<std::uint8_t>(card));
    return stack;
}();

void finish(State& state, Ending ending, Events events) {
    static constexpr const char* kWords[] = {"", "perfect", "stuck", "gave-up", "lost-by-fault"};
    state.open.phase = Phase::Over;
    state.open.ending = ending;
    events.phase(kWords[static_cast<std::size_t>(ending)], TheGame::left(state.open));
}

/// Ends the match if the seat on turn has not played its minimum and no card of it fits.
void judge(State& state, Events events) {
    if (TheGame::may_end(state.open) || TheGame::any_fits(state.open, state.hands[state.open.turn])) return;
    finish(state, Ending::Stuck, events);
}

void fill_hand(State& state, Seat seat, Events events) {
    Hand& hand = state.hands[seat];
    while (hand.size() < state.open.rules.hand && !state.stack.empty()) {
        const Spot top = spot(TheGame::kStack, state.stack.size() - 1);
        const std::uint8_t card = state.chance.draw(state.stack);
        events.move(top, spot(TheGame::kHand, seat, hand.size()), TheGame::face({card}), seat);
        hand.push_back(card);
    }
    state.open.held[seat] = static_cast<std::uint8_t>(hand.size());
    state.open.stack = static_cast<std::uint8_t>(state.stack.size());
}

void begin_turn(State& state, Seat seat, Events events) {
    auto& open = state.open;
    open.turn = seat;
    open.this_turn = 0;
    open.must = static_cast<std::uint8_t>(std::min<int>(open.rules.least(open.stack == 0), open.held[seat]));
    open.phase = Phase::Turn;
    events.phase("turn", seat.index());
    judge(state, events);
}

/// Fills the hand up and moves to the next seat that has cards; there is one.
void end_turn(State& state, Events events) {
    const Seat ending = state.open.turn;
    fill_hand(state, ending, events);
    Seat seat = next(ending, state.open.seats);
    while (state.open.held[seat] == 0)
        seat = next(seat, state.open.seats);
    begin_turn(state, seat, events);
}

void play_card(State& state, const TheGame::Action& action, Events events) {
    auto& open = state.open;
    const Seat seat = open.turn;
    Hand& hand = state.hands[seat];
    const int place = hand.find(action.card);
    if (events.heard())
        events.move(spot(TheGame::kHand, seat, place), TheGame::pile_spot(open, action.pile),
                    TheGame::face({action.card}), SeatSet::all(open.seats));
    hand.remove_at(place);
    TheGame::put_down(open, action);
    if (open.played.size() == TheGame::kCards) {
        finish(state, Ending::Perfect, events);
        return;
    }
    if (hand.empty())
        end_turn(state, events);
    else
        judge(state, events);
    if (open.phase != Phase::Over) open.phase = Phase::Wish;
}

/// All at once: no seat sees new wishes before all have spoken, and silence leaves them as they were.
void hear_wishes(State& state, const Answers<TheGame>& answers, Events events) {
    auto& open = state.open;
    open.phase = Phase::Turn;
    bool changed = false;
    for (int i = 0; i < open.seats; ++i) {
        const Seat seat(i);
        if (!answers[seat] || answers[seat]->wishes == open.wishes[seat]) continue;
        const auto wishes = answers[seat]->wishes;
        open.wishes[seat] = wishes;
        changed = true;
        events.say(seat, "wish", 1000 * wishes[0] + 100 * wishes[1] + 10 * wishes[2] + wishes[3]);
    }
    if (changed) open.played.back().wishes = open.wishes;
}

} // namespace

Spot TheGame::pile_spot(const Open& open, int pile) {
    const auto height =
        std::count_if(open.played.begin(), open.played.end(), [&](const auto& played) { return played.pile == pile; });
    return spot(static_cast<std::uint8_t>(kPile0 + pile), static_cast<int>(height));
}

void TheGame::put_down(Open& open, const Action& card) {
    --open.held[open.turn];
    ++open.this_turn;
    open.tops[card.pile] = card.card;
    open.gone.insert(card.card);
    open.played.push_back({card.card, static_cast<std::uint8_t>(card.pile & 3),
                           static_cast<std::uint8_t>(open.turn.index() & 15), open.wishes});
}

bool TheGame::any_fits(const Open& open, const Hand& hand) {
    const int low = std::min(open.tops[0], open.tops[1]);
    const int high = std::max(open.tops[2], open.tops[3]);
    for (const int card : hand) {
        if (card > low || card < high) return true;
    }
    // Every card lies beyond both tops of a kind, so only going back is left.
    for (const int card : hand) {
        for (int pile = 0; pile < kPiles; ++pile) {
            if (fits(pile, open.tops[static_cast<std::size_t>(pile)], card)) return true;
        }
    }
    return false;
}

State TheGame::deal(const Rules& rules, int seats, Chance chance, Events events) {
    State state;
    state.open.rules = rules;
    state.open.seats = static_cast<std::uint8_t>(seats);
    state.stack = kFreshStack;
    state.chance = chance;
    state.chance.begin(0);
    for (Seat seat : SeatSet::all(seats))
        fill_hand(state, seat, events);
    begin_turn(state, Seat(0), events);
    return state;
}

void TheGame::legal_menu(const View<TheGame>& view, Menu& menu) {
    menu.clear();
    const auto& open = view.open;
    if (open.phase == Phase::Wish) {
        const Wishes standing = open.wishes[view.me];
        menu.push_back(wish(standing));
        for (int pile = 0; pile < kPiles; ++pile) {
            for (int level = 0; level <= kHandsOff; ++level) {
                if (level != standing[pile]) menu.push_back(wish(standing.with(pile, level)));
            }
        }
        if (menu.end() == std::find(menu.begin(), menu.end(), wish({}))) menu.push_back(wish({}));
        return;
    }
    // A card that fits nowhere is shown with the reason; the others only where they fit.
    Hand idle = view.own.hand;
    for (int pile = 0; pile < kPiles; ++pile) {
        for (const std::uint8_t card : view.own.hand) {
            if (!fits(pile, open.tops[static_cast<std::size_t>(pile)], card)) continue;
            menu.push_back(play(card, pile));
            if (const int place = idle.find(card); place >= 0) idle.remove_at(place);
        }
    }
    menu.push_back(end());
    for (const std::uint8_t card : idle)
        menu.push_back(play(card, 0));
}

const char* TheGame::objection(const View<TheGame>& view, const Action& action) {
    switch (action.kind) {
    case Action::Kind::Play:
        if (view.open.phase != Phase::Turn || view.open.turn != view.me) return "not-now";
        if (action.pile >= kPiles) return "no-such-pile";
        if (view.own.hand.find(action.card) < 0) return "not-held";
        return fits(action.pile, view.open.tops[action.pile], action.card) ? nullptr : "does-not-fit";
    case Action::Kind::End:
        return view.open.phase == Phase::Turn && view.open.turn == view.me ? nullptr : "not-now";
    case Action::Kind::Wish:
        if (view.open.phase != Phase::Wish) return "not-now";
        for (int pile = 0; pile < kPiles; ++pile) {
            if (action.wishes[pile] > kHandsOff) return "no-such-wish";
        }
        return nullptr;
    case Action::Kind::Lose:
        break;
    }
    return "not-an-answer";
}

void TheGame::step(State& state, const Answers<TheGame>& answers, Events events) {
    auto& open = state.open;
    if (open.phase == Phase::Wish) {
        hear_wishes(state, answers, events);
        return;
    }
    const Action& action = *answers[open.turn];
    switch (action.kind) {
    case Action::Kind::Play:
        play_card(state, action, events);
        return;
    case Action::Kind::End:
        events.say(open.turn, "end", open.this_turn);
        if (may_end(open))
            end_turn(state, events);
        else
            finish(state, Ending::GaveUp, events);
        return;
    case Action::Kind::Wish:
    case Action::Kind::Lose:
        finish(state, Ending::Fault, events);
    }
}

State TheGame::resample(const InfoState<TheGame>& seen, Rng& rng) {
    State state;
    state.open = seen.open;
    state.hands[seen.me] = seen.own.hand;
    for (const std::uint8_t card : kFreshStack) {
        if (!seen.open.gone.contains(card) && seen.own.hand.find(card) < 0) state.stack.push_back(card);
    }
    Chance chance(rng.next64(), 0);
    chance.begin(0);
    for (Seat seat : SeatSet::all(seen.open.seats)) {
        if (seat == seen.me) continue;
        for (int i = 0; i < seen.open.held[seat]; ++i)
            state.hands[seat].push_back(chance.draw(state.stack));
    }
    state.chance = chance;
    return state;
}

MatchResult TheGame::result(const State& state) {
    MatchResult result;
    const SeatSet everybody = SeatSet::all(state.open.seats);
    const int cards = left(state.open);
    for (Seat seat : everybody)
        result.points[seat] = cards;
    if (cards == 0) result.winners = everybody;
    return result;
}

void TheGame::add_to(Digest& digest, const Action& action) {
    const bool plays = action.kind == Action::Kind::Play;
    digest.add_byte(static_cast<std::uint8_t>(static_cast<unsigned>(action.kind) << 4 | (plays ? action.pile : 0u)));
    if (plays) {
        digest.add_byte(action.card);
    } else if (action.kind == Action::Kind::Wish) {
        digest.add_byte(static_cast<std::uint8_t>(action.wishes.bits()));
        digest.add_byte(static_cast<std::uint8_t>(action.wishes.bits() >> 8));
    }
}

} // namespace hilltop
