// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "engine/game.h"

namespace hilltop {

/// The Game: together all seats lay 98 cards onto two rising and two falling piles; what is left counts.
struct TheGame : SpeltAnswers<TheGame> {
    static constexpr int kSeats = 5;
    static constexpr int kPiles = 4;
    static constexpr int kLowest = 2;
    static constexpr int kHighest = 99;
    static constexpr int kCards = 98;
    static constexpr int kMaxHand = 12;
    static constexpr int kJump = 10;    ///< exactly so far back a card may go
    static constexpr int kHandsOff = 5; ///< the strongest wish

    struct Rules {
        std::uint8_t hand = 6;
        std::uint8_t minimum = 2;       ///< cards a turn
        std::uint8_t minimum_empty = 0; ///< cards a turn once the stack is empty; 0: as before
        int least(bool stack_is_empty) const { return stack_is_empty && minimum_empty > 0 ? minimum_empty : minimum; }
        friend bool operator==(const Rules&, const Rules&) = default;
    };
    struct Card {
        std::uint8_t value; ///< 2..99
        friend bool operator==(const Card&, const Card&) = default;
    };

    /// Piles 0 and 1 rise from 1, piles 2 and 3 fall from 100.
    static constexpr bool rises(int pile) { return pile < 2; }
    /// How far a pile moves on; kJump back is -10.
    static constexpr int gap(int pile, int top, int card) { return rises(pile) ? card - top : top - card; }
    static constexpr bool fits(int pile, int top, int card) {
        const int gone = gap(pile, top, card);
        return gone > 0 || gone == -kJump;
    }

    /// What a seat wishes of each pile, 0 (no interest) to 5 (hands off): four bits a pile.
    class Wishes {
    public:
        constexpr Wishes() = default;
        constexpr Wishes(int pile0, int pile1, int pile2, int pile3)
            : m_bits(static_cast<std::uint16_t>(pile0 | pile1 << 4 | pile2 << 8 | pile3 << 12)) {}
        constexpr int operator[](int pile) const { return m_bits >> (4 * pile) & 15; }
        constexpr Wishes with(int pile, int level) const {
            Wishes changed = *this;
            changed.m_bits = static_cast<std::uint16_t>((m_bits & ~(15 << (4 * pile))) | level << (4 * pile));
            return changed;
        }
        constexpr std::uint16_t bits() const { return m_bits; }
        friend constexpr bool operator==(Wishes, Wishes) = default;

    private:
        std::uint16_t m_bits = 0;
    };

    struct Action {
        enum class Kind : std::uint8_t { Play, End, Wish, Lose };
        Kind kind = Kind::End;
        std::uint8_t card = 0; ///< for Play, as is pile
        std::uint8_t pile = 0;
        Wishes wishes; ///< for Wish
        friend bool operator==(const Action&, const Action&) = default;
    };
    static constexpr Action play(int card, int pile) {
        return {Action::Kind::Play, static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(pile), {}};
    }
    static constexpr Action end() { return {}; }
    static constexpr Action wish(Wishes wishes) { return {Action::Kind::Wish, 0, 0, wishes}; }
    /// What a fault on turn comes to; never offered.
    static constexpr Action lose() { return {Action::Kind::Lose, 0, 0, {}}; }

    /// A set of cards 2..99.
    class CardSet {
    public:
        constexpr bool contains(int card) const { return (m_words[at(card)] >> (card & 63) & 1) != 0; }
        constexpr void insert(int card) { m_words[at(card)] |= std::uint64_t{1} << (card & 63); }
        constexpr void erase(int card) { m_words[at(card)] &= ~(std::uint64_t{1} << (card & 63)); }
        friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

    private:
        static constexpr std::size_t at(int card) { return static_cast<std::size_t>(card) >> 6; }
        std::array<std::uint64_t, 2> m_words{};
    };

    /// One card that was played, and what everyone wished then; together the whole match as all have seen it.
    struct Played {
        std::uint8_t card;
        std::uint8_t pile : 4;
        std::uint8_t seat : 4;
        PerSeat<Wishes, kSeats> wishes;
        friend bool operator==(const Played&, const Played&) = default;
    };

    enum class Phase : std::uint8_t { Turn, Wish, Over };
    enum class Ending : std::uint8_t { None, Perfect, Stuck, GaveUp, Fault };
    using Hand = FixedList<std::uint8_t, kMaxHand>;

    struct Open {
        Rules rules;
        Phase phase = Phase::Turn;
        Ending ending = Ending::None;
        Seat turn;
        std::uint8_t seats = 0;
        std::uint8_t stack = 0;     ///< undrawn cards
        std::uint8_t must = 0;      ///< cards of this turn before it may be ended
        std::uint8_t this_turn = 0; ///< cards played in it
        std::array<std::uint8_t, kPiles> tops = {1, 1, 100, 100};
        PerSeat<std::uint8_t, kSeats> held; ///< cards in each hand
        PerSeat<Wishes, kSeats> wishes;
        CardSet gone; ///< the cards in `played`
        FixedList<Played, kCards> played;
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct Own {
        Hand hand; ///< in the order received
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<Hand, kSeats> hands;
        FixedList<std::uint8_t, kCards> stack; ///< in no order that means anything
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, kMaxHand * kPiles + 1>;

    /// Whether any card of a hand can be laid on a pile.
    static bool any_fits(const Open& open, const Hand& hand);
    static int left(const Open& open) { return kCards - open.played.size(); }
    /// On turn: ending it now does not lose the match.
    static bool may_end(const Open& open) { return open.this_turn >= open.must; }
    /// What everyone sees of it when the seat on turn plays a card that fits.
    static void put_down(Open& open, const Action& card);

    static const Info& info();
    static std::span<const RuleSpec<Rules>> rules();
    static std::span<const Variant> variants();
    static Result<> check(const Rules& rules, int seats);
    static int parts(const Rules&, int) { return 1; }
    static State deal(const Rules& rules, int seats, Chance chance, Events events);
    static SeatSet asked(const State& state) {
        if (state.open.phase == Phase::Wish) return SeatSet::all(state.open.seats);
        return state.open.phase == Phase::Turn ? state.open.turn : SeatSet{};
    }
    static Need need(const State& state, Seat) { return state.open.phase == Phase::Wish ? Need::May : Need::Must; }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return {state.hands[seat]}; }
    static void legal_menu(const View<TheGame>& view, Menu& menu);
    static const char* objection(const View<TheGame>& view, const Action& action);
    static Action penalty(const View<TheGame>& view, Fault) {
        return view.open.phase == Phase::Wish ? wish({}) : lose();
    }
    static void step(State& state, const Answers<TheGame>& answers, Events events);
    static void reshuffle(State& state, Rng& rng) { state.chance.redraw(rng); }
    static State resample(const InfoState<TheGame>& seen, Rng& rng);
    static MatchResult result(const State& state);
    static void add_to(Digest& digest, const Action& action);
    static const Chance& chance(const State& state) { return state.chance; }

    // What people, records and hosts see: thegame_table.cpp.
    enum Zone : std::uint8_t { kStack, kPile0, kPile1, kPile2, kPile3, kHand };
    /// Where the next card of the pile will lie.
    static Spot pile_spot(const Open& open, int pile);
    static void lay_out(const State& state, Layout& layout);
    static ActionTarget target_of(const View<TheGame>& view, const Action& action);
    static Face face(const Card& card) { return {0, card.value}; }
    static int order(const View<TheGame>&, Face face) { return face.value; }
    static AnswerForms<Action> answer_forms();
    static Json describe(const InfoState<TheGame>& seen);
    static Result<InfoState<TheGame>> view_from(const Json& view);
    static constexpr const char* kSetFields[] = {"rules", "me", "moves", "turn", "this_turn", "phase", "hand"};
    /// Of describe() and the parts of the chance.
    static GameSchema schema();
};

static_assert(Game<TheGame> && Resampled<TheGame>);

} // namespace hilltop
