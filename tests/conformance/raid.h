// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drive.h"

#include "engine/answer_forms.h"
#include "game/entry_of.h"

#include <array>

namespace hilltop {

/// A game made for the tests: answers that are aimed at seats and at several cards, and seats that are asked in
/// different ways at once. Two to four seats hold some of twenty cards. The one on turn must answer: raid another seat
/// (discard a card and name a value; a card of that value is taken), swap a card for one of another hand, give two
/// cards away for a point, drop one, or wait. At the same time each other one may shield itself against a raid by
/// laying a card down. Then the hand is filled up, and the next one is on turn.
struct Raid : SpeltAnswers<Raid> {
    static constexpr int kSeats = 4;
    static constexpr int kTop = 5;    ///< values 1..5
    static constexpr int kCopies = 4; ///< of each
    static constexpr int kCards = kTop * kCopies;
    static constexpr int kMostHand = 10;

    struct Rules {
        std::int16_t turns = 8;
        std::int16_t hand = 3;
        friend bool operator==(const Rules&, const Rules&) = default;
    };
    struct Card {
        std::uint8_t value = 0;
        friend bool operator==(const Card&, const Card&) = default;
    };
    enum class Kind : std::uint8_t { Wait, Drop, Give, Raid, Swap, Shield };
    /// By kind: the card; the other card, the guess or the place in the other hand; the other seat.
    struct Action {
        Kind kind = Kind::Wait;
        std::uint8_t card = 0;
        std::uint8_t other = 0;
        std::uint8_t seat = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    using Cards = FixedList<std::uint8_t, kCards>;
    struct Open {
        Rules rules;
        std::uint8_t seats = 2;
        std::uint8_t done = 0; ///< turns
        std::uint8_t stock = 0;
        PerSeat<std::uint8_t, kSeats> held;
        PerSeat<Cards, kSeats> laid;
        Cards heap;
        PerSeat<std::int16_t, kSeats> points;
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct Own {
        Cards hand;
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<Cards, kSeats> hands;
        Cards stock;
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, 512>;
    enum Zone : std::uint8_t { kStock, kHandZone, kTable, kHeap };

    static const Info& info() {
        static constexpr std::array<ZoneSpec, 4> kZones = {{{"stock", false, Shape::Pile, false},
                                                            {"hand", true, Shape::Fan, false},
                                                            {"table", true, Shape::Row, false},
                                                            {"heap", false, Shape::Pile, false}}};
        static constexpr std::array<const char*, 1> kKinds = {"plain"};
        static constexpr Info kInfo{.id = "raid",
                                    .title = "Raid",
                                    .min_seats = 2,
                                    .max_seats = kSeats,
                                    .default_seats = 3,
                                    .teams = false,
                                    .cooperative = false,
                                    .zones = kZones,
                                    .card_kinds = kKinds,
                                    .counting = Counting::Points,
                                    .second = nullptr,
                                    .fault_cost = "default",
                                    .hue = {},
                                    .disqualifies = false};
        return kInfo;
    }
    static std::span<const RuleSpec<Rules>> rules() {
        static constexpr std::array<RuleSpec<Rules>, 2> kRules = {
            {{"turns",
              1,
              40,
              {},
              [](const Rules& rules) { return int{rules.turns}; },
              [](Rules& rules, int value) { rules.turns = static_cast<std::int16_t>(value); }},
             {"hand",
              1,
              kMostHand,
              {},
              [](const Rules& rules) { return int{rules.hand}; },
              [](Rules& rules, int value) { rules.hand = static_cast<std::int16_t>(value); }}}};
        return kRules;
    }
    static Result<> check(const Rules& rules, int seats) {
        if (rules.hand * seats > kCards) return misuse("raid", "rule hand is too large for the table");
        return {};
    }

    static State deal(const Rules& rules, int seats, Chance chance, Events events) {
        State state;
        state.open.rules = rules;
        state.open.seats = static_cast<std::uint8_t>(seats);
        state.chance = chance;
        state.chance.begin(0);
        for (int value = 1; value <= kTop; ++value)
            for (int copy = 0; copy < kCopies; ++copy)
                state.stock.push_back(static_cast<std::uint8_t>(value));
        state.open.stock = kCards;
        for (Seat seat : SeatSet::all(seats))
            fill(state, seat, events);
        return state;
    }
    static Seat turn(const Open& open) { return Seat(open.done % open.seats); }
    static SeatSet asked(const State& state) {
        SeatSet seats;
        if (state.open.done == state.open.rules.turns) return seats;
        for (Seat seat : SeatSet::all(state.open.seats))
            if (seat == turn(state.open) || state.open.held[seat] > 0) seats.insert(seat);
        return seats;
    }
    static Need need(const State& state, Seat seat) { return seat == turn(state.open) ? Need::Must : Need::May; }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return {state.hands[seat]}; }

    static void legal_menu(const View<Raid>& view, Menu& menu) {
        menu.clear();
        const auto& hand = view.own.hand;
        const bool mine = view.me == turn(view.open);
        const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
        if (mine) menu.push_back({});
        for (int i = 0; i < hand.size(); ++i) {
            if (hand.find(hand[i]) < i) continue;
            if (!mine) {
                menu.push_back({Kind::Shield, hand[i], 0, 0});
                continue;
            }
            menu.push_back({Kind::Drop, hand[i], 0, 0});
            for (int j = i + 1; j < hand.size(); ++j)
                if (const Action give{Kind::Give, std::min(hand[i], hand[j]), std::max(hand[i], hand[j]), 0};
                    menu.find(give) < 0)
                    menu.push_back(give);
            for (Seat seat : SeatSet::all(view.open.seats)) {
                if (seat == view.me) continue;
                for (int guess = 1; guess <= kTop; ++guess)
                    menu.push_back({Kind::Raid, hand[i], byte(guess), byte(seat.index())});
                for (int place = 0; place < view.open.held[seat]; ++place)
                    menu.push_back({Kind::Swap, hand[i], byte(place), byte(seat.index())});
            }
        }
    }
    static const char* objection(const View<Raid>& view, const Action& action) {
        Menu menu;
        legal_menu(view, menu);
        return menu.find(action) >= 0 ? nullptr : "not-now";
    }
    static Action penalty(const View<Raid>&, Fault) { return {}; }

    static void step(State& state, const Answers<Raid>& answers, Events events) {
        auto& open = state.open;
        const Seat mover = turn(open);
        const SeatSet everybody = SeatSet::all(open.seats);
        SeatSet shielded;
        for (Seat seat : everybody) {
            if (!answers[seat] || answers[seat]->kind != Kind::Shield) continue;
            shielded.insert(seat);
            move(state, seat, state.hands[seat].find(answers[seat]->card), spot(kTable, seat, open.laid[seat].size()),
                 everybody, open.laid[seat], events);
        }
        const Action action = answers[mover].value_or(Action{});
        auto& hand = state.hands[mover];
        const auto away = [&](std::uint8_t card) {
            move(state, mover, hand.find(card), spot(kHeap, {}, open.heap.size()), everybody, open.heap, events);
        };
        const Seat target(action.seat);
        auto& theirs = state.hands[target];
        if (action.kind == Kind::Drop || action.kind == Kind::Give || action.kind == Kind::Raid) away(action.card);
        if (action.kind == Kind::Give) {
            away(action.other);
            events.score(mover, "given", ++open.points[mover]);
        }
        if (action.kind == Kind::Raid) {
            const int place = theirs.find(action.other);
            if (place >= 0 && !shielded.contains(target))
                move(state, target, place, spot(kTable, mover, open.laid[mover].size()), everybody, open.laid[mover],
                     events);
        }
        if (action.kind == Kind::Swap && action.other < theirs.size()) { // a shield may have taken it
            move(state, mover, hand.find(action.card), spot(kHandZone, target, theirs.size()), target, theirs, events);
            move(state, target, action.other, spot(kHandZone, mover, hand.size()), mover, hand, events);
        }
        count(state);
        fill(state, mover, events);
        ++open.done;
        events.phase("turn", open.done);
    }
    static void reshuffle(State& state, Rng& rng) { state.chance.redraw(rng); }
    static State resample(const InfoState<Raid>& seen, Rng& rng) {
        State state;
        state.open = seen.open;
        state.hands[seen.me] = seen.own.hand;
        state.chance = Chance(rng.next64(), 0);
        state.chance.begin(0);
        std::array<int, kTop + 1> left{};
        left.fill(kCopies);
        const auto gone = [&](const Cards& cards) {
            for (const std::uint8_t card : cards)
                --left[card];
        };
        gone(seen.own.hand);
        gone(seen.open.heap);
        for (Seat seat : SeatSet::all(seen.open.seats))
            gone(seen.open.laid[seat]);
        for (std::size_t value = 1; value <= kTop; ++value)
            for (; left[value] > 0; --left[value])
                state.stock.push_back(static_cast<std::uint8_t>(value));
        for (Seat seat : SeatSet::all(seen.open.seats))
            while (seat != seen.me && state.hands[seat].size() < seen.open.held[seat])
                state.hands[seat].push_back(state.chance.draw(state.stock));
        return state;
    }
    static MatchResult result(const State& state) {
        MatchResult result;
        int best = -1;
        for (Seat seat : SeatSet::all(state.open.seats)) {
            result.points[seat] = state.open.points[seat] + state.open.laid[seat].size();
            if (result.points[seat] > best) result.winners = {};
            if (result.points[seat] >= best) result.winners.insert(seat);
            best = std::max<int>(best, result.points[seat]);
        }
        return result;
    }
    static void add_to(Digest& digest, const Action& action) {
        for (const std::uint8_t byte : {static_cast<std::uint8_t>(action.kind), action.card, action.other, action.seat})
            digest.add_byte(byte);
    }
    static const Chance& chance(const State& state) { return state.chance; }

    static void lay_out(const State& state, Layout& layout) {
        const SeatSet everybody = SeatSet::all(state.open.seats);
        const auto lay = [&](Zone zone, Seat seat, const Cards& cards, SeatSet seen_by) {
            for (int place = 0; place < cards.size(); ++place)
                layout.push_back({spot(zone, seat, place), seen_by.empty() ? kHidden : face({cards[place]}), seen_by});
        };
        lay(kStock, {}, state.stock, {});
        lay(kHeap, {}, state.open.heap, everybody);
        for (Seat seat : everybody) {
            lay(kHandZone, seat, state.hands[seat], seat);
            lay(kTable, seat, state.open.laid[seat], everybody);
        }
    }
    static ActionTarget target_of(const View<Raid>& view, const Action& action) {
        const auto& hand = view.own.hand;
        const int first = hand.find(action.card);
        if (action.kind == Kind::Wait || first < 0) return {};
        ActionTarget target{.card = spot(kHandZone, view.me, first)};
        if (action.kind == Kind::Give) target.target = spot(kHeap, {}, 0);
        if (action.kind == Kind::Shield) target.target = spot(kTable, view.me, 0);
        if (action.kind == Kind::Raid) target.seats = Seat(action.seat);
        if (action.kind == Kind::Swap) target.more = {spot(kHandZone, Seat(action.seat), action.other)};
        if (action.kind == Kind::Give) {
            for (int place = hand.size() - 1; place >= 0 && target.more.empty(); --place)
                if (hand[place] == action.other && place != first) target.more = {spot(kHandZone, view.me, place)};
        }
        return target;
    }
    static Face face(const Card& card) { return {0, card.value}; }
    static int order(const View<Raid>&, Face face) { return face.value; }
    static AnswerForms<Action> answer_forms() {
        AnswerForms<Action> table;
        Action action;
        for (const char* form :
             {"wait C O S", "drop C O S", "give C O S", "raid C O S", "swap C O S", "shield C O S"}) {
            table.form(form, "", nullptr, action,
                       {answer_part("C", "[0-9]", &Action::card, 0, 9), answer_part("O", "[0-9]", &Action::other, 0, 9),
                        answer_part("S", "[0-3]", &Action::seat, 0, kSeats - 1)});
            action.kind = static_cast<Kind>(static_cast<int>(action.kind) + 1);
        }
        return table;
    }
    static Json describe(const InfoState<Raid>& seen) {
        Json hand = Json::array();
        for (const std::uint8_t card : seen.own.hand)
            hand.push_back(card);
        return {{"me", seen.me.index()}, {"turn", turn(seen.open).index()}, {"done", seen.open.done}, {"hand", hand}};
    }

private:
    static Spot spot(Zone zone, Seat seat, int place) {
        const bool common = zone == kStock || zone == kHeap;
        return {zone, common ? kCommon : static_cast<std::uint8_t>(seat.index()), static_cast<std::uint8_t>(place)};
    }
    static void count(State& state) {
        for (Seat seat : SeatSet::all(state.open.seats))
            state.open.held[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    }
    static void move(State& state, Seat from, int place, const Spot& to, SeatSet seen_by, Cards& cards, Events events) {
        const std::uint8_t card = state.hands[from].remove_at(place);
        events.move(spot(kHandZone, from, place), to, face({card}), seen_by);
        cards.push_back(card);
    }
    static void fill(State& state, Seat seat, Events events) {
        auto& hand = state.hands[seat];
        while (hand.size() < state.open.rules.hand && !state.stock.empty()) {
            const Spot top = spot(kStock, {}, state.stock.size() - 1);
            const std::uint8_t card = state.chance.draw(state.stock);
            events.move(top, spot(kHandZone, seat, hand.size()), face({card}), seat);
            hand.push_back(card);
        }
        state.open.stock = static_cast<std::uint8_t>(state.stock.size());
        count(state);
    }
};

class RandomRaidBot : public conformance::DrawingBot<Raid> {};

/// One that speaks, and one that never does.
inline const GameEntry& raid_entry() {
    static constexpr std::array<BotSpec<Raid>, 2> kBots = {
        {{{.id = "random", .style = "", .strength = 1, .speaks = true}, make_bot<Raid, RandomRaidBot>},
         {{.id = "mute", .style = "", .strength = 1}, make_bot<Raid, RandomRaidBot>}}};
    static const EntryOf<Raid> entry(kBots);
    return entry;
}

} // namespace hilltop
