// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/numbers.h"
#include "game/board_game.h"
#include "game/entry_of.h"

#include <array>

namespace hilltop {

/// Prizes 1 to 4, seat s 10 (s + 1) + 1 to 3, and the second deck 51 to 56.
struct BidsDeck {
    static constexpr std::array<std::uint8_t, 19> kCards = {1,  2,  3,  4,  11, 12, 13, 21, 22, 23,
                                                            31, 32, 33, 51, 52, 53, 54, 55, 56};
    static constexpr int kZones = 6, kSeats = 3, kStocks = 2, kDecks = 2;
    static Face face(std::uint8_t card) {
        return {static_cast<std::uint8_t>(card / 10), static_cast<std::uint8_t>(card % 10)};
    }
    static constexpr int deck(std::uint8_t card) { return card > 50 ? 1 : 0; }
};

/// A game made for the tests: everything a Board can do that the smallest game does not. Each seat begins with three
/// cards of its own, open to all, and draws one of a second deck, which nobody else sees; the cards of seats that are
/// not there stay in the box. A prize is drawn, all bid a card, and the highest takes the prize; after a tie it waits
/// for the next round.
struct Bids : BoardGame<BidsDeck> {
    static constexpr int kRounds = 4;

    struct Rules {
        friend bool operator==(const Rules&, const Rules&) = default;
    };
    using Action = std::uint8_t; ///< the card that is bid; 0 by a seat at fault, which bids nothing any more
    enum Zone : std::uint8_t { kPrizes, kSpare, kHand, kBid, kPrize, kWon };
    static constexpr int value(std::uint8_t card) { return card % 10; }

    struct Open {
        std::uint8_t seats = 2;
        std::uint8_t round = 0;
        bool bids = true; ///< not: what was bid is looked at
        SeatSet out;
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct State {
        Open open;
        Board board{Board::kBox};
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, Board::kCards>;

    static const Info& info() {
        static constexpr std::array<ZoneSpec, 6> kZones = {{{"prizes", false, Shape::Pile, false},
                                                            {"spare", false, Shape::Pile, false},
                                                            {"hand", true, Shape::Fan, true},
                                                            {"bid", true, Shape::Row, false},
                                                            {"prize", false, Shape::Row, false},
                                                            {"won", true, Shape::Row, false}}};
        static constexpr std::array<const char*, 6> kKinds = {"prize", "red", "blue", "green", "none", "spare"};
        static constexpr Info kInfo{.id = "bids",
                                    .title = "Bids",
                                    .min_seats = 2,
                                    .max_seats = kSeats,
                                    .default_seats = 2,
                                    .teams = false,
                                    .cooperative = false,
                                    .zones = kZones,
                                    .card_kinds = kKinds,
                                    .counting = Counting::Matches,
                                    .second = nullptr,
                                    .fault_cost = "out",
                                    .hue = {},
                                    .disqualifies = false};
        return kInfo;
    }
    static std::span<const RuleSpec<Rules>> rules() { return {}; }
    static Result<> check(const Rules&, int) { return {}; }

    static State deal(const Rules&, int seats, Chance chance, Events events) {
        State state{{static_cast<std::uint8_t>(seats), 0, true, {}}, unpacked(seats), chance};
        state.chance.begin(0); // which prizes are left depends on chance alone
        for (Seat seat : SeatSet::all(seats))
            state.board.draw(state.chance, state.board.top(spot(kHand, seat)), seat, events, spot(kSpare));
        begin_round(state, events);
        return state;
    }
    static SeatSet asked(const State& state) {
        if (state.open.round == kRounds) return {};
        const SeatSet all = SeatSet::all(state.open.seats);
        return state.open.bids ? SeatSet::from_bits(all.bits() & ~state.open.out.bits()) : all;
    }
    static Need need(const State& state, Seat) { return state.open.bids ? Need::Must : Need::Notify; }
    static void legal_menu(const View<Bids>& view, Menu& menu) {
        menu.clear();
        if (view.open.bids) {
            for (const std::uint8_t card : view.own.board.cards(spot(kHand, view.me)))
                menu.push_back(card);
        }
    }
    static const char* objection(const View<Bids>& view, const Action& action) {
        return view.own.board.cards(spot(kHand, view.me)).find(action) >= 0 ? nullptr : "not-held";
    }
    static Action penalty(const View<Bids>&, Fault) { return 0; }
    static void step(State& state, const Answers<Bids>& answers, Events events) {
        Open& open = state.open;
        Board& board = state.board;
        const SeatSet all = SeatSet::all(open.seats);
        if (!open.bids) {
            for (Seat seat : all) // once bid, a card is out of the match for all to see
                board.gather(spot(kBid, seat), spot(kWon, seat), all, events);
            begin_round(state, events);
            return;
        }
        int best = 0;
        SeatSet highest;
        for (Seat seat : all) {
            if (answers[seat] == Action{0}) open.out.insert(seat);
            if (!answers[seat] || *answers[seat] == 0) continue;
            const std::uint8_t card = *answers[seat];
            board.move(spot(kHand, seat, board.cards(spot(kHand, seat)).find(card)), spot(kBid, seat), all, events);
            if (value(card) > best) highest = {};
            best = std::max(best, value(card));
            if (value(card) == best) highest.insert(seat);
        }
        if (highest.size() == 1) board.gather(spot(kPrize), spot(kWon, *highest.begin()), all, events);
        open.bids = false;
        if (++open.round == kRounds) events.phase("over");
    }
    static State resample(const InfoState<Bids>& seen, Rng& rng) {
        State state{seen.open, seen.own.board.imagine(rng), Chance(rng.next64(), 0)};
        state.chance.begin(0);
        return state;
    }
    static MatchResult result(const State& state) {
        MatchResult result;
        int best = 0;
        for (Seat seat : SeatSet::all(state.open.seats)) {
            for (const std::uint8_t card : state.board.cards(spot(kWon, seat)))
                result.points[seat] += card < 10 ? value(card) : 0;
            if (result.points[seat] > best) result.winners = {};
            if (result.points[seat] >= best) result.winners.insert(seat);
            best = std::max<int>(best, result.points[seat]);
        }
        return result;
    }
    static void add_to(Digest& digest, const Action& action) { digest.add_byte(action); }
    static void before_deal(const State& state, Layout& layout) { unpacked(state.open.seats).lay_out(layout); }
    static ActionTarget target_of(const View<Bids>& view, const Action& action) {
        const int place = view.own.board.cards(spot(kHand, view.me)).find(action);
        if (place < 0) return {};
        return {.card = spot(kHand, view.me, place), .target = spot(kBid, view.me)};
    }
    static std::string spell(const Action& action) { return std::to_string(action); }
    static std::optional<Action> read(std::string_view text) {
        const auto number = read_number(text);
        if (!number || *number > 56 || text != std::to_string(*number)) return {};
        return static_cast<Action>(*number);
    }
    static Json describe(const InfoState<Bids>& seen) {
        Json hands = Json::array();
        for (Seat seat : SeatSet::all(seen.open.seats)) {
            Json hand = Json::array();
            for (const std::uint8_t card : seen.own.board.cards(spot(kHand, seat)))
                hand.push_back(card);
            hands.push_back(std::move(hand));
        }
        const Spot prize = spot(kPrize);
        return {{"me", seen.me.index()},
                {"round", seen.open.round},
                {"prizes", seen.own.board.count(prize)},
                {"prize", seen.own.board.count(prize) == 0 ? 0 : seen.own.board.card(prize)},
                {"hands", std::move(hands)}};
    }

private:
    /// The table before the deal.
    static Board unpacked(int seats) {
        Board board(Board::kBox);
        for (const std::uint8_t card : BidsDeck::kCards) {
            const int owner = card / 10 - 1;
            if (owner < 0 || owner >= kSeats)
                board.unpack(card, spot(owner < 0 ? kPrizes : kSpare));
            else if (owner < seats)
                board.unpack(card, spot(kHand, Seat(owner)), SeatSet::all(seats));
        }
        return board;
    }
    static void begin_round(State& state, Events events) {
        state.open.bids = true;
        state.board.draw(state.chance, state.board.top(spot(kPrize)), SeatSet::all(state.open.seats), events);
        events.phase("round", state.open.round + 1);
    }
};

static_assert(Tabled<Bids> && Resampled<Bids>);

} // namespace hilltop
