// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "engine/game.h"

namespace hilltop {

/// RPS Poker: draft ten of twenty cards, giving one away for each kept; then ten games of one card each against a
/// base card: a pair with it, the higher number, rock-paper-scissors.
struct RpsPoker : SpeltAnswers<RpsPoker> {
    static constexpr int kSeats = 2;
    static constexpr int kNumbers = 10;
    static constexpr int kCards = 3 * kNumbers;
    static constexpr int kPicks = 5;
    static constexpr int kDeck = 2 * kPicks; ///< cards of each player's deck, of the base deck, and games of a match
    static constexpr int kHand = 3;

    /// Nothing about this game is settable.
    struct Rules {
        friend bool operator==(const Rules&, const Rules&) = default;
    };

    /// 3 x number + symbol, R 0, P 1, S 2: a number's cards stand together, and each symbol beats the one before it.
    using Card = std::uint8_t;
    /// Bit c is card c.
    using CardSet = std::uint32_t;
    static constexpr CardSet kAllCards = (CardSet{1} << kCards) - 1;
    static constexpr Card card(int symbol, int number) { return static_cast<Card>(3 * number + symbol); }
    static constexpr int number(Card card) { return card / 3; }
    static constexpr int symbol(Card card) { return card % 3; }
    static constexpr CardSet bit(Card card) { return CardSet{1} << card; }
    template <class Cards>
    static constexpr CardSet set_of(const Cards& cards) {
        CardSet set = 0;
        for (const Card card : cards)
            set |= bit(card);
        return set;
    }
    static constexpr bool pairs(Card card, Card base) { return number(card) == number(base); }
    /// True if `a` wins the game against `b` on that base card; the three differ. A pair beats none, then the higher
    /// number wins, then R > S > P > R.
    static constexpr bool beats(Card a, Card b, Card base) {
        const int lead = strength(a, base) - strength(b, base);
        if (lead != 0) return lead > 0;
        return (symbol(a) - symbol(b) + 3) % 3 == 1;
    }

    struct Action {
        enum class Kind : std::uint8_t { Keep, Play, Forfeit };
        Kind kind = Kind::Forfeit;
        Card card = 0; ///< 0 for Forfeit
        friend bool operator==(const Action&, const Action&) = default;
    };
    static constexpr Action keep_card(Card card) { return {Action::Kind::Keep, card}; }
    static constexpr Action play_card(Card card) { return {Action::Kind::Play, card}; }
    static constexpr Action forfeit() { return {Action::Kind::Forfeit, 0}; }

    using Deck = FixedList<Card, kDeck>;

    /// Gift and Revealed are rests: both learn what the other gave or played.
    enum class Phase : std::uint8_t { Draft, Gift, Play, Revealed, Over };

    struct Open {
        Phase phase = Phase::Draft;
        std::uint8_t round = 0; ///< pick 0..4 while base is empty, then game 0..9
        SeatSet forfeited;
        PerSeat<std::uint8_t, kSeats> games{}; ///< won; after a forfeit what the contest counts
        Rules rules;
        Deck base;                    ///< shown so far, in order: one a game
        PerSeat<Deck, kSeats> played; ///< in order: one a game
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct Own {
        FixedList<Card, kHand> hand; ///< in the order received
        FixedList<Card, 2> pair;     ///< to choose from
        CardSet stock = 0;           ///< own cards not drawn yet, in an unknown order
        FixedList<Card, kPicks> given;
        Deck drafted; ///< kept and received in turn: pick r kept 2r and brought 2r+1
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<Own, kSeats> own;
        PerSeat<Deck, kSeats> stock;  ///< the last is drawn first; Own::stock as a set
        FixedList<Card, kCards> left; ///< not dealt yet, in no meaningful order; at last the base deck
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, kHand>;

    /// Parts of the chance. The cards of the draft; by seat the order of its deck, as places in Own::drafted, so that
    /// the same deal shuffles alike whatever was kept; the base cards.
    enum Part : int { kDraftPart, kStockPart, kBasePart = kStockPart + kSeats };

    static const Info& info();
    static std::span<const RuleSpec<Rules>> rules() { return {}; }
    static Result<> check(const Rules&, int) { return {}; }
    static int parts(const Rules&, int) { return kBasePart + 1; }
    static State deal(const Rules& rules, int seats, Chance chance, Events events);
    static SeatSet asked(const State& state) {
        return state.open.phase == Phase::Over ? SeatSet{} : SeatSet::all(kSeats);
    }
    static Need need(const State& state, Seat) {
        const Phase phase = state.open.phase;
        return phase == Phase::Gift || phase == Phase::Revealed ? Need::Notify : Need::Must;
    }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return state.own[seat]; }
    /// Cards that seat has not seen: the other's except its gifts, and those not dealt yet.
    static CardSet unseen(const Open& open, const Own& own, Seat me);
    static void legal_menu(const View<RpsPoker>& view, Menu& menu);
    static const char* objection(const View<RpsPoker>& view, const Action& action) {
        const Own& own = view.own;
        if (view.open.phase == Phase::Play && action.kind == Action::Kind::Play)
            return own.hand.find(action.card) >= 0 ? nullptr : "not-in-hand";
        if (view.open.phase == Phase::Draft && action.kind == Action::Kind::Keep) {
            // Added, not asked one after the other: which of the two it is, is anybody's guess.
            const int dealt = (own.pair[0] == action.card) + (own.pair[1] == action.card);
            return dealt != 0 ? nullptr : "not-dealt";
        }
        return action.kind == Action::Kind::Forfeit ? "forfeit" : "not-now";
    }
    static Action penalty(const View<RpsPoker>&, Fault) { return forfeit(); }
    static void step(State& state, const Answers<RpsPoker>& answers, Events events);
    static void reshuffle(State& state, Rng& rng);
    static State resample(const InfoState<RpsPoker>& seen, Rng& rng);
    static MatchResult result(const State& state);
    static void add_to(Digest& digest, const Action& action) {
        digest.add_byte(static_cast<std::uint8_t>(static_cast<unsigned>(action.kind) << 5 | action.card));
    }
    static const Chance& chance(const State& state) { return state.chance; }

    // What people, records and hosts see: rps_table.cpp.
    enum Zone : std::uint8_t { kDealZone, kPairZone, kDraftZone, kStockZone, kHandZone, kPlayZone, kBaseZone, kDone };
    static void lay_out(const State& state, Layout& layout);
    static ActionTarget target_of(const View<RpsPoker>& view, const Action& action);
    static Face face(Card card) {
        return {static_cast<std::uint8_t>(symbol(card)), static_cast<std::uint8_t>(number(card))};
    }
    static int order(const View<RpsPoker>&, Face face) { return 3 * face.value + face.kind; }
    static AnswerForms<Action> answer_forms();
    static Json describe(const InfoState<RpsPoker>& seen);
    static Result<InfoState<RpsPoker>> view_from(const Json& view);
    static constexpr const char* kSetFields[] = {"me",   "kept", "received", "given",
                                                 "pair", "hand", "bases",    "seats.played"};
    /// Of describe() and the parts of the chance.
    static GameSchema schema();

private:
    static constexpr int strength(Card card, Card base) { return number(card) + (pairs(card, base) ? kNumbers : 0); }
};

static_assert(Game<RpsPoker> && Resampled<RpsPoker>);

} // namespace hilltop
