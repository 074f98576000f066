// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "engine/game.h"

#include <algorithm>

namespace hilltop {

/// Zip Deck: everyone sees one card of 4N and says at once whether it is the highest dealt. Fewest points win.
struct ZipDeck : SpeltAnswers<ZipDeck> {
    static constexpr int kSeats = 16;
    static constexpr int kCardsPerSeat = 4; ///< in the deck; one of them is dealt
    static constexpr int kMaxCards = kCardsPerSeat * kSeats;
    static constexpr int kMaxShare = 255; ///< larger ones are kept as this: all of them are too many

    struct Rules {
        std::int16_t rounds = 0; ///< 0: seats x seats
        friend bool operator==(const Rules&, const Rules&) = default;
    };
    using Card = std::uint8_t; ///< 0..4N-1

    /// No call, or a call with shares for the seats from 0 on; those not named get nothing.
    struct Action {
        enum class Kind : std::uint8_t { Pass, Zip };
        Kind kind = Kind::Pass;
        std::uint8_t named = 0; ///< how many shares are stated; 0 for Pass
        std::array<std::uint8_t, kSeats> shares{};

        bool calls() const { return kind == Kind::Zip; }
        /// What lies behind `named` does not count.
        friend bool operator==(const Action& a, const Action& b) {
            const auto stated = std::min<std::ptrdiff_t>(a.named, kSeats);
            return a.kind == b.kind && a.named == b.named &&
                   std::equal(a.shares.begin(), a.shares.begin() + stated, b.shares.begin());
        }
    };
    static constexpr Action pass() { return {}; }
    /// A call without a target: right, it costs the caller all.
    static constexpr Action zip() { return {Action::Kind::Zip, 0, {}}; }
    /// A call at a table of `seats` with `share` for one seat, at most kMaxShare.
    static constexpr Action zip(int seats, Seat target, int share) {
        Action action{Action::Kind::Zip, static_cast<std::uint8_t>(seats), {}};
        action.shares[static_cast<std::size_t>(target.index())] = static_cast<std::uint8_t>(share);
        return action;
    }

    enum class Phase : std::uint8_t { Call, Rest, Over };

    /// The last round that everyone knows all of.
    struct Last {
        PerSeat<Card, kSeats> cards;
        PerSeat<std::uint8_t, kSeats> paid; ///< points of that round
        Seat top;                           ///< who had the highest card
        PerSeat<Action, kSeats> answers;
        friend bool operator==(const Last&, const Last&) = default;
    };
    struct Open {
        Rules rules;
        std::uint8_t seats = 2;
        Phase phase = Phase::Call;
        std::int32_t round = 0;  ///< from 0
        std::int32_t rounds = 0; ///< of this match
        PerSeat<std::int32_t, kSeats> points;
        Last last; ///< of this round at Rest and Over, else of the one before; nothing in the first
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct Own {
        Card card = 0;
        friend bool operator==(const Own&, const Own&) = default;
    };
    struct State {
        Open open;
        PerSeat<Card, kSeats> cards;
        Chance chance; ///< part r deals round r
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, kSeats + 1>;
    using Deck = FixedList<Card, kMaxCards>;

    static constexpr int deck_size(int seats) { return kCardsPerSeat * seats; }
    /// The deck of a table of `seats`, in order.
    static const Deck& fresh_deck(int seats);
    /// What a right caller gives away, floor(C/4).
    static constexpr int worth(Card card) { return card / 4; }
    /// What a wrong answer costs.
    static constexpr int fine(Card card) { return card < 8 ? 1 : card / 4; }

    /// What others get from a right call with that card: nothing if it names more than the card is worth.
    static int gives(const Action& call, Seat caller, Card card);

    static const Info& info();
    static std::span<const RuleSpec<Rules>> rules();
    static std::span<const Variant> variants();
    static Result<> check(const Rules&, int) { return {}; }
    static int parts(const Rules& rules, int seats) { return rules.rounds == 0 ? seats * seats : rules.rounds; }
    static State deal(const Rules& rules, int seats, Chance chance, Events events);
    static SeatSet asked(const State& state) {
        return state.open.phase == Phase::Over ? SeatSet{} : SeatSet::all(state.open.seats);
    }
    static Need need(const State& state, Seat) { return state.open.phase == Phase::Rest ? Need::Notify : Need::Must; }
    static const Open& open(const State& state) { return state.open; }
    static Own own(const State& state, Seat seat) { return {state.cards[seat]}; }
    /// No call; all to each of the others; all to oneself.
    static void legal_menu(const View<ZipDeck>& view, Menu& menu);
    static const char* objection(const View<ZipDeck>& view, const Action& action) {
        if (action.kind == Action::Kind::Pass) return action.named == 0 ? nullptr : "no-answer";
        if (action.kind != Action::Kind::Zip) return "no-answer";
        return action.named > view.open.seats ? "no-such-seat" : nullptr;
    }
    static Action penalty(const View<ZipDeck>&, Fault) { return pass(); }
    static void step(State& state, const Answers<ZipDeck>& answers, Events events);
    static void reshuffle(State& state, Rng& rng) { state.chance.redraw(rng); }
    static State resample(const InfoState<ZipDeck>& seen, Rng& rng);
    static MatchResult result(const State& state);
    static void add_to(Digest& digest, const Action& action) {
        digest.add_byte(static_cast<std::uint8_t>(static_cast<unsigned>(action.kind) << 5 | action.named));
        for (std::size_t seat = 0; seat < action.named; ++seat)
            digest.add_byte(action.shares[seat]);
    }
    static const Chance& chance(const State& state) { return state.chance; }

    // What people, records and hosts see: zipdeck_table.cpp.
    enum Zone : std::uint8_t { kDeck, kHand };
    static void lay_out(const State& state, Layout& layout);
    static ActionTarget target_of(const View<ZipDeck>& view, const Action& action);
    static Face face(const Card& card) { return {0, card}; }
    static int order(const View<ZipDeck>&, Face face) { return face.value; }
    static AnswerForms<Action> answer_forms();
    static Json describe(const InfoState<ZipDeck>& seen);
    static Result<InfoState<ZipDeck>> view_from(const Json& view);
    static constexpr const char* kSetFields[] = {"rules",    "round",        "me",        "card",
                                                 "last_top", "seats.points", "seats.last"};
    /// Of describe() and the parts of the chance.
    static GameSchema schema();
};

static_assert(Game<ZipDeck> && Resampled<ZipDeck>);

} // namespace hilltop
