// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "engine/game.h"

namespace hilltop {

/// Simple Pazaak: nearest to 20 with a house card a turn and a few side cards that must last the match.
struct Pazaak : SpeltAnswers<Pazaak> {
    static constexpr int kSeats = 2;
    static constexpr int kGoal = 20;
    static constexpr int kHouseValues = 10;
    static constexpr int kSideValues = 5;
    static constexpr int kMaxSide = 10;
    static constexpr int kMaxHouse = 8 * kHouseValues;
    /// Eight ones and six twos make 20 in 14 cards; one more house card and a side card may follow.
    static constexpr int kMaxRow = 16;

    struct Rules {
        std::uint8_t house_copies = 4;
        std::uint8_t side_copies = 2;
        std::uint8_t side_cards = 4;
        std::uint8_t hands_to_win = 3;
        bool auto_stand = true;
        friend bool operator==(const Rules&, const Rules&) = default;
    };

    struct Card {
        std::uint8_t value; ///< 1..10, side cards 1..5
        bool side;
        friend bool operator==(const Card&, const Card&) = default;
    };

    struct Action {
        enum class Kind : std::uint8_t { End, Stand, Play };
        Kind kind = Kind::Stand;
        std::uint8_t card = 0; ///< the side card's value for Play
        friend bool operator==(const Action&, const Action&) = default;
    };
    static constexpr Action end() { return {Action::Kind::End, 0}; }
    static constexpr Action stand() { return {Action::Kind::Stand, 0}; }
    static constexpr Action play(int card) { return {Action::Kind::Play, static_cast<std::uint8_t>(card)}; }

    enum class Last : std::uint8_t { Nothing, End, Stand };
    using SideDeck = FixedList<std::uint8_t, kMaxSide>;

    /// What everyone sees of one player.
    struct Player {
        FixedList<Card, kMaxRow> row; ///< house cards and the side card of this hand, in order
        SideDeck spent;               ///< side cards of earlier hands, in order
        std::uint8_t wins = 0;
        std::uint8_t total = 0;
        std::uint8_t side_left = 0;
        std::uint8_t played_side = 0; ///< value of the side card of this hand, 0: none
        bool stood = false;
        Last last = Last::Nothing; ///< the player's last action of this hand
        friend bool operator==(const Player&, const Player&) = default;
    };

    enum class Phase : std::uint8_t { Act, Rest, Over };
    static constexpr std::int8_t kNobody = -1;

    struct Open {
        Rules rules;
        PerSeat<Player, kSeats> players;
        std::int32_t hand = 0; ///< from 0, tied hands included
        std::int32_t house_left = 0;
        Phase phase = Phase::Act;
        Seat turn;
        std::int8_t hand_winner = kNobody; ///< at Rest and Over: who won the last hand
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct Own {
        SideDeck side; ///< unspent side cards in the order received
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<SideDeck, kSeats> side;
        FixedList<std::uint8_t, kMaxHouse> house; ///< not drawn yet, in no order that means anything
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, 2 + kSideValues>;

    /// Parts of the chance: side decks by seat, then the hands.
    static constexpr int kFirstHandPart = kSeats;

    static const Info& info();
    static std::span<const RuleSpec<Rules>> rules();
    static std::span<const Variant> variants();
    static Result<> check(const Rules& rules, int seats);
    static State deal(const Rules& rules, int seats, Chance chance, Events events);
    static SeatSet asked(const State& state) {
        if (state.open.phase == Phase::Act) return state.open.turn;
        return state.open.phase == Phase::Rest ? SeatSet::all(kSeats) : SeatSet{};
    }
    static Need need(const State& state, Seat) { return state.open.phase == Phase::Rest ? Need::Notify : Need::Must; }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return {state.side[seat]}; }
    /// By value, how many house cards of this hand's deck are still unseen.
    static std::array<int, kHouseValues + 1> unseen_house(const Open& open);
    /// By value, how many side cards of the pool the others have not seen of `seat`: what it can still hold.
    static std::array<int, kSideValues + 1> unseen_side(const Open& open, Seat seat);
    static void legal_menu(const View<Pazaak>& view, Menu& menu);
    static const char* objection(const View<Pazaak>&, const Action& action) {
        const bool no_card = action.kind == Action::Kind::Play && (action.card < 1 || action.card > kSideValues);
        return no_card ? "no-such-card" : nullptr;
    }
    static Action penalty(const View<Pazaak>&, Fault) { return stand(); }
    static void step(State& state, const Answers<Pazaak>& answers, Events events);
    static void reshuffle(State& state, Rng& rng) { state.chance.redraw(rng); }
    static State resample(const InfoState<Pazaak>& seen, Rng& rng);
    static MatchResult result(const State& state);
    static void add_to(Digest& digest, const Action& action) {
        digest.add_byte(static_cast<std::uint8_t>(static_cast<unsigned>(action.kind) << 4 | action.card));
    }
    static const Chance& chance(const State& state) { return state.chance; }

    // What people, records and hosts see: pazaak_table.cpp.
    enum Zone : std::uint8_t { kDeck, kRow, kSide, kSpent };
    enum CardKind : std::uint8_t { kHouseCard, kSideCard };
    static void lay_out(const State& state, Layout& layout);
    static ActionTarget target_of(const View<Pazaak>& view, const Action& action);
    static Face face(const Card& card) { return {card.side ? kSideCard : kHouseCard, card.value}; }
    static int order(const View<Pazaak>&, Face face) { return face.value; }
    static AnswerForms<Action> answer_forms();
    static Json describe(const InfoState<Pazaak>& seen);
    static Result<InfoState<Pazaak>> view_from(const Json& view);
    static constexpr const char* kSetFields[] = {"rules",           "hand",        "me",        "turn",
                                                 "seats.wins",      "seats.stood", "seats.row", "seats.spent",
                                                 "seats.side_left", "side"};
    /// Of describe() and the parts of the chance.
    static GameSchema schema();
};

static_assert(Game<Pazaak> && Resampled<Pazaak>);

} // namespace hilltop
