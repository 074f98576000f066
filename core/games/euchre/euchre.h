// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "engine/game.h"
#include "games/euchre/cards.h"

namespace hilltop {

/// Euchre with 24 cards: partners 0+2 against 1+3, one side names trump and must take three of five tricks.
struct Euchre : SpeltAnswers<Euchre> {
    static constexpr int kSeats = 4;
    static constexpr int kTricks = 5;
    static constexpr int kDeckCards = euchre::kSuits * euchre::kRanks;
    static constexpr int kKitty = 3; ///< cards that stay face down

    enum class LeftBower : std::uint8_t { Trump, Printed };
    enum class TurnedDown : std::uint8_t { Allowed, Forbidden };
    struct Rules {
        std::uint16_t max_hands = 200;
        std::uint8_t points_to_win = 10;
        bool stick_dealer = false;
        TurnedDown turned_down = TurnedDown::Allowed;
        bool discard_picked_up = false; ///< the dealer may discard the card just taken up
        bool defend_alone = true;
        LeftBower left_bower = LeftBower::Trump;
        friend bool operator==(const Rules&, const Rules&) = default;
    };

    using Card = euchre::Card;
    struct Action {
        enum class Kind : std::uint8_t { Pass, Order, Name, Together, Alone, Discard, Play };
        Kind kind = Kind::Pass;
        std::uint8_t what = 0; ///< the suit for Name, the card for Discard and Play, else 0
        friend bool operator==(const Action&, const Action&) = default;
    };
    static constexpr Action pass() { return {Action::Kind::Pass, 0}; }
    static constexpr Action order_up() { return {Action::Kind::Order, 0}; }
    static constexpr Action name(int suit) { return {Action::Kind::Name, static_cast<std::uint8_t>(suit)}; }
    static constexpr Action together() { return {Action::Kind::Together, 0}; }
    static constexpr Action alone() { return {Action::Kind::Alone, 0}; }
    static constexpr Action discard(Card card) { return {Action::Kind::Discard, card}; }
    static constexpr Action play(Card card) { return {Action::Kind::Play, card}; }

    /// A seat's answer to a question that goes round the table.
    enum class Call : std::uint8_t { None, No, Yes };
    enum class Phase : std::uint8_t { Order, Discard, Name, Alone, Play, TrickRest, HandRest, Over };
    static constexpr std::uint8_t kNobody = 255;

    struct Trick {
        Seat leader;
        Seat winner; ///< who is ahead, while it is played
        PerSeat<Card, kSeats> cards{{euchre::kNoCard, euchre::kNoCard, euchre::kNoCard, euchre::kNoCard}};
        friend bool operator==(const Trick&, const Trick&) = default;
    };
    /// What everyone has seen of the hand being played.
    struct Hand {
        Card turned = euchre::kNoCard; ///< the card turned up
        std::uint8_t trump = euchre::kNoSuit;
        std::uint8_t maker = kNobody; ///< the seat that ordered or named
        bool taken_up = false;        ///< the dealer has the turned card
        std::int8_t gained = 0;       ///< at the end: points of the makers, negative: of the defenders
        std::uint8_t trick = 0;       ///< 0..4: the one being played, or the last
        std::uint8_t in_trick = 0;    ///< cards in it
        std::uint8_t led = euchre::kNoSuit;
        std::uint8_t ahead = 0;                           ///< power of its best card
        SeatSet playing = SeatSet::all(kSeats);           ///< partners of lone seats sit out
        euchre::Cards played = 0;                         ///< to this trick and earlier ones
        PerSeat<Call, kSeats> order, name, alone;         ///< name: what for is `trump`
        PerSeat<std::uint8_t, kSeats> left{{5, 5, 5, 5}}; ///< cards in hand
        PerSeat<std::uint8_t, kSeats> void_in{};          ///< bit s: has shown to hold no card of suit s
        PerSeat<std::uint8_t, kSeats> won{};              ///< tricks
        std::array<Trick, kTricks> tricks{};
        friend bool operator==(const Hand&, const Hand&) = default;
    };
    struct Open {
        Rules rules;
        std::uint16_t hands = 0; ///< number of this hand, from 0, void ones included
        Phase phase = Phase::Order;
        Seat dealer;
        Seat turn;
        std::array<std::uint8_t, 2> points{}; ///< by side
        Hand hand;
        friend bool operator==(const Open&, const Open&) = default;
    };
    using Held = FixedList<Card, kTricks + 1>;
    struct Own {
        Held hand;                     ///< in the order received
        euchre::Cards cards = 0;       ///< the same as a set
        Card buried = euchre::kNoCard; ///< what I, the dealer, discarded
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<Own, kSeats> seats;
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    /// At most five suits and a pass, or six cards.
    using Menu = FixedList<Action, 6>;

    /// Part 0 of the chance draws the first dealer, hand h has part h + 1.
    static constexpr int kFirstHandPart = 1;

    static constexpr std::size_t side_of(Seat seat) { return static_cast<std::size_t>(seat.index() & 1); }
    static constexpr Seat partner(Seat seat) { return Seat(seat.index() ^ 2); }
    static constexpr Seat left_of(Seat seat) { return Seat((seat.index() + 1) & 3); }
    /// What cards count as under these rules.
    static const euchre::Suits& suits(const Rules& rules) {
        return euchre::kSuitsOf[static_cast<std::size_t>(rules.left_bower)];
    }
    /// The cards of `cards` that may be played now.
    static euchre::Cards legal(const Open& open, euchre::Cards cards) {
        if (open.hand.in_trick == 0) return cards;
        const euchre::Cards following = cards & suits(open.rules).follow[open.hand.trump][open.hand.led];
        return following != 0 ? following : cards;
    }
    static int tricks_of(const Hand& hand, std::size_t side) {
        return hand.won[Seat(static_cast<int>(side))] + hand.won[Seat(static_cast<int>(side) + 2)];
    }

    static const Info& info();
    static std::span<const RuleSpec<Rules>> rules();
    static std::span<const Variant> variants();
    static Result<> check(const Rules& rules, int seats);
    static int parts(const Rules& rules, int) { return kFirstHandPart + rules.max_hands; }
    static State deal(const Rules& rules, int seats, Chance chance, Events events);
    static SeatSet asked(const State& state) {
        const Phase phase = state.open.phase;
        if (phase < Phase::TrickRest) return state.open.turn;
        return phase == Phase::Over ? SeatSet{} : SeatSet::all(kSeats);
    }
    static Need need(const State& state, Seat) {
        const Phase phase = state.open.phase;
        return phase == Phase::TrickRest || phase == Phase::HandRest ? Need::Notify : Need::Must;
    }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return state.seats[seat]; }
    static void legal_menu(const View<Euchre>& view, Menu& menu);
    static const char* objection(const View<Euchre>& view, const Action& action);
    static Action penalty(const View<Euchre>& view, Fault fault);
    static void step(State& state, const Answers<Euchre>& answers, Events events);
    static void reshuffle(State& state, Rng& rng) { state.chance.redraw(rng); }
    static State resample(const InfoState<Euchre>& seen, Rng& rng);
    static MatchResult result(const State& state);
    static void add_to(Digest& digest, const Action& action) {
        digest.add_byte(static_cast<std::uint8_t>(static_cast<unsigned>(action.kind) << 5 | action.what));
    }
    static const Chance& chance(const State& state) { return state.chance; }

    // What people, records and hosts see: euchre_table.cpp.
    enum Zone : std::uint8_t { kDeck, kHand, kTurned, kBuried, kTrick, kTaken };
    static void lay_out(const State& state, Layout& layout);
    static ActionTarget target_of(const View<Euchre>& view, const Action& action);
    static constexpr int kLowestValue = 9; ///< a nine's; 10, 11 jack, 12 queen, 13 king, 14 ace follow
    static Face face(const Card& card) {
        return {static_cast<std::uint8_t>(euchre::suit_of(card)),
                static_cast<std::uint8_t>(kLowestValue + euchre::rank_of(card))};
    }
    static int order(const View<Euchre>& view, Face face);
    static AnswerForms<Action> answer_forms();
    static Json describe(const InfoState<Euchre>& seen);
    static Result<InfoState<Euchre>> view_from(const Json& view);
    static constexpr const char* kSetFields[] = {"rules",  "hand",  "points",      "me",         "dealer",
                                                 "turned", "trump", "seats.order", "seats.name", "seats.alone",
                                                 "played", "cards", "buried",      "phase"};
    /// Of describe() and the parts of the chance.
    static GameSchema schema();
};

static_assert(Game<Euchre> && Resampled<Euchre>);

} // namespace hilltop
