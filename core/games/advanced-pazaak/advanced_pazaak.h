// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "engine/game.h"
#include "games/advanced-pazaak/side_card.h"

namespace hilltop {

/// Advanced Pazaak: own side decks with signs, flips, doubles and ties, and stakes for those who like them.
struct AdvancedPazaak : SpeltAnswers<AdvancedPazaak> {
    static constexpr int kSeats = 2;
    static constexpr int kGoal = 20;
    static constexpr int kNine = 9;
    static constexpr int kHouseValues = 10;
    static constexpr int kMaxDeck = 20;
    static constexpr int kMaxHouse = 8 * kHouseValues;
    static constexpr int kMaxRow = kMaxHouse + kMaxDeck;

    enum class Pool : std::uint8_t { Plus, Signed, All };
    enum class First : std::uint8_t { Drawn, Seat0, Loser };
    struct Rules {
        std::uint8_t house_copies = 4;
        Pool pool = Pool::All;
        std::uint8_t deck_size = 10;
        std::uint8_t hand_size = 4;
        std::uint8_t same = 2;
        std::uint8_t sets_to_win = 3;
        bool auto_stand = true;
        bool nine_cards = true;
        First first = First::Drawn;
        std::uint16_t stake = 0;
        friend bool operator==(const Rules&, const Rules&) = default;
    };

    /// A card on the table and what it counts there, which signs, flips and doubling change.
    struct Card {
        std::uint8_t number; ///< printed on a house card, 0 on a side card
        SideCard side;       ///< 0 on a house card
        std::int8_t counts;
        friend bool operator==(const Card&, const Card&) = default;
    };
    using Deck = FixedList<SideCard, kMaxDeck>;

    struct Action {
        enum class Kind : std::uint8_t { Turn, Choose, Stake };
        Kind kind = Kind::Turn;
        bool stands = true;
        bool plays = false;    ///< a side card
        SideCard card = 0;     ///< the one that is played
        std::int8_t value = 0; ///< what it counts
        std::uint16_t stake = 0;
        Deck deck;
        friend bool operator==(const Action&, const Action&) = default;
    };
    static Action turn(bool stands) {
        Action action;
        action.stands = stands;
        return action;
    }
    static Action play(SideCard card, int value, bool stands) {
        Action action = turn(stands);
        action.plays = true;
        action.card = card;
        action.value = static_cast<std::int8_t>(value);
        return action;
    }
    static Action choose(const Deck& deck) {
        Action action;
        action.kind = Action::Kind::Choose;
        action.deck = deck;
        return action;
    }
    static Action name_stake(int stake) {
        Action action;
        action.kind = Action::Kind::Stake;
        action.stake = static_cast<std::uint16_t>(stake);
        return action;
    }

    enum class Last : std::uint8_t { Nothing, End, Stand };

    /// What everyone sees of one player.
    struct Player {
        FixedList<Card, kMaxRow> row; ///< cards of this set, in order
        Deck spent;                   ///< side cards of earlier sets, in order
        std::int16_t total = 0;
        std::uint16_t stake = 0; ///< named by this player; 0 until both have named one
        std::uint8_t wins = 0;
        std::uint8_t side_left = 0;
        bool stood = false;
        bool tie = false; ///< has played the tie card in this set
        Last last = Last::Nothing;
        friend bool operator==(const Player&, const Player&) = default;
    };

    enum class Phase : std::uint8_t { Choose, Stake, Act, Rest, Over };
    static constexpr std::int8_t kNobody = -1;

    struct Open {
        Rules rules;
        PerSeat<Player, kSeats> players;
        std::int32_t set = 0; ///< from 0, level sets included
        std::int32_t house_left = 0;
        Phase phase = Phase::Choose;
        Seat turn;
        Seat first;                       ///< who began this set
        std::int8_t set_winner = kNobody; ///< at Rest and Over: who won the last set
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct Own {
        Deck hand; ///< unplayed, in the order drawn
        Deck box;  ///< of the side deck what was not drawn, in the order answered
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<Own, kSeats> own;
        FixedList<std::uint8_t, kMaxHouse> house; ///< not drawn yet, in no order that means anything
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    static constexpr int kMaxMenu = 72;
    using Menu = FixedList<Action, kMaxMenu>;

    /// Parts of the chance: the side cards drawn, by seat, as places in the side deck as it was answered, so that the
    /// same deal draws alike whatever was chosen; who begins; then the sets.
    enum Part : int { kDrawPart, kLotPart = kDrawPart + kSeats, kFirstSetPart };

    static const Info& info();
    static std::span<const RuleSpec<Rules>> rules();
    static Result<> check(const Rules& rules, int seats);
    static State deal(const Rules& rules, int seats, Chance chance, Events events);
    static SeatSet asked(const State& state) {
        if (state.open.phase == Phase::Act) return state.open.turn;
        return state.open.phase == Phase::Over ? SeatSet{} : SeatSet::all(kSeats);
    }
    static Need need(const State& state, Seat) { return state.open.phase == Phase::Rest ? Need::Notify : Need::Must; }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return state.own[seat]; }
    static void legal_menu(const View<AdvancedPazaak>& view, Menu& menu);
    static const char* objection(const View<AdvancedPazaak>& view, const Action& action);
    static Action penalty(const View<AdvancedPazaak>& view, Fault fault);
    static void step(State& state, const Answers<AdvancedPazaak>& answers, Events events);
    static void reshuffle(State& state, Rng& rng) { state.chance.redraw(rng); }
    static State resample(const InfoState<AdvancedPazaak>& seen, Rng& rng);
    static MatchResult result(const State& state);
    static void add_to(Digest& digest, const Action& action);
    static const Chance& chance(const State& state) { return state.chance; }

    /// The most copies of a side card in a side deck; 0: not in the pool.
    static int copies_allowed(const Rules& rules, SideCard card);
    /// The player's total after that side card with this value.
    static int total_with(const Player& player, SideCard card, int value);
    /// What a card on the table says: its number, or what it counts without a sign.
    static constexpr int printed(const Card& card) {
        return card.number != 0 ? card.number : card.counts < 0 ? -card.counts : card.counts;
    }
    /// Whether ending the turn at that total is something else than standing: over 20 it loses, too.
    static constexpr bool may_end(const Rules& rules, int total) {
        return total < kGoal || (total == kGoal && !rules.auto_stand);
    }
    /// What is played for: the lower one of what both named.
    static constexpr int stake_of(int one, int other) { return one < other ? one : other; }

    // What people, records and hosts see: advanced_pazaak_table.cpp.
    enum Zone : std::uint8_t { kDeck, kRow, kHand, kBox, kSpent };
    /// Places of the cards that the one at that place of the row flipped or doubled.
    static FixedList<std::uint8_t, kMaxRow> changed_by(const Player& player, int place);
    static void lay_out(const State& state, Layout& layout);
    static ActionTarget target_of(const View<AdvancedPazaak>& view, const Action& action);
    static Face face(const Card& card);
    static Face face(SideCard card);
    static int order(const View<AdvancedPazaak>&, Face face) { return face.kind * 16 + face.value; }
    static AnswerForms<Action> answer_forms();
    static Json describe(const InfoState<AdvancedPazaak>& seen);
    static Result<InfoState<AdvancedPazaak>> view_from(const Json& view);
    static constexpr const char* kSetFields[] = {
        "rules",       "phase",      "set",         "me",          "turn", "begins", "seats.wins",
        "seats.stood", "seats.laid", "seats.spent", "seats.stake", "hand", "box"};
    /// Of describe() and the parts of the chance.
    static GameSchema schema();
};

static_assert(Game<AdvancedPazaak> && Resampled<AdvancedPazaak>);

} // namespace hilltop
