// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/answer_forms.h"
#include "game/board_game.h"
#include "game/entry_of.h"

#include <array>

namespace hilltop {

struct TinyDeck {
    static constexpr std::array<std::uint8_t, 15> kCards = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    static constexpr int kZones = 4, kSeats = 5;
    static Face face(std::uint8_t card) { return {0, card}; }
};

/// The smallest complete game, which tests and new games begin with. Two to five seats hold two of fifteen cards each.
/// All lay one down at once; rest; players may swap their last card for one of the stock (or stay silent); all cards
/// are shown, the highest sum takes a point; rest; next round. A fault in laying down costs the match, in swapping it
/// is the default, at a rest it costs nothing.
struct Tiny : BoardGame<TinyDeck>, SpeltAnswers<Tiny> {
    static constexpr int kTop = 15;
    static constexpr int kHigh = 12; ///< a card above it is not laid down while the other one is not

    struct Rules {
        std::int16_t rounds = 3;
        bool swaps = true;
        friend bool operator==(const Rules&, const Rules&) = default;
    };
    struct Action {
        enum class Kind : std::uint8_t { Lay, Keep, Swap, Forfeit };
        Kind kind = Kind::Keep;
        std::uint8_t card = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    using Kind = Action::Kind;
    enum class Phase : std::uint8_t { Lay, Laid, Swap, Shown, Over };
    enum Zone : std::uint8_t { kStock, kHand, kTable, kPile };

    struct Open {
        Rules rules;
        int seats = 2;
        int round = 0;
        Phase phase = Phase::Lay;
        PerSeat<std::int16_t, kSeats> points;
        SeatSet forfeits;
        friend bool operator==(const Open&, const Open&) = default;
    };
    struct State {
        Open open;
        Board board;
        Chance chance;
        friend bool operator==(const State&, const State&) = default;
    };
    using Menu = FixedList<Action, 2>;

    static const Info& info() {
        static constexpr std::array<ZoneSpec, 4> kZones = {{{"stock", false, Shape::Pile, false},
                                                            {"hand", true, Shape::Fan, true},
                                                            {"table", true, Shape::Row, false},
                                                            {"pile", false, Shape::Pile, false}}};
        static constexpr std::array<const char*, 1> kKinds = {"plain"};
        static constexpr Info kInfo{.id = "tiny",
                                    .title = "Tiny",
                                    .min_seats = 2,
                                    .max_seats = kSeats,
                                    .default_seats = 3,
                                    .teams = false,
                                    .cooperative = false,
                                    .zones = kZones,
                                    .card_kinds = kKinds,
                                    .counting = Counting::Matches,
                                    .second = nullptr,
                                    .fault_cost = "forfeit",
                                    .hue = {},
                                    .disqualifies = false};
        return kInfo;
    }
    static std::span<const RuleSpec<Rules>> rules() {
        static constexpr const char* kWords[] = {"never", "once"};
        static constexpr std::array<RuleSpec<Rules>, 2> kRules = {rule_of<&Rules::rounds>("rounds", 1, 20),
                                                                  rule_of<&Rules::swaps>("swaps", 0, 1, kWords)};
        return kRules;
    }
    static Result<> check(const Rules& rules, int seats) {
        if (rules.rounds * seats > 60) return misuse("tiny", "rule rounds is too large for the table");
        return {};
    }

    static State deal(const Rules& rules, int seats, Chance chance, Events events) {
        State state;
        state.open.rules = rules;
        state.open.seats = seats;
        state.chance = chance;
        begin_round(state, events);
        return state;
    }
    static SeatSet asked(const State& state) {
        return state.open.phase == Phase::Over ? SeatSet{} : SeatSet::all(state.open.seats);
    }
    static Need need(const State& state, Seat) {
        if (state.open.phase == Phase::Lay) return Need::Must;
        return state.open.phase == Phase::Swap ? Need::May : Need::Notify;
    }

    static void legal_menu(const View<Tiny>& view, Menu& menu) {
        menu.clear();
        if (view.open.phase == Phase::Lay) {
            const auto hand = hand_of(view);
            menu.push_back({Kind::Lay, std::min(hand[0], hand[1])});
            menu.push_back({Kind::Lay, std::max(hand[0], hand[1])});
        } else if (view.open.phase == Phase::Swap) {
            menu.push_back({Kind::Keep, 0});
            menu.push_back({Kind::Swap, 0});
        }
    }
    static const char* objection(const View<Tiny>& view, const Action& action) {
        if (action.kind == Kind::Forfeit) return "never";
        if ((action.kind == Kind::Lay) != (view.open.phase == Phase::Lay)) return "not-now";
        if (action.kind != Kind::Lay) return nullptr;
        const auto hand = hand_of(view);
        const int place = hand.find(action.card);
        if (place < 0) return "not-held";
        return action.card > kHigh && hand[1 - place] <= kHigh ? "too-high" : nullptr;
    }
    static Action penalty(const View<Tiny>& view, Fault) {
        return {view.open.phase == Phase::Swap ? Kind::Keep : Kind::Forfeit, 0};
    }
    static void step(State& state, const Answers<Tiny>& answers, Events events) {
        auto& open = state.open;
        for (Seat seat : SeatSet::all(open.seats)) {
            if (answers[seat] && answers[seat]->kind == Kind::Forfeit) {
                open.forfeits.insert(seat);
                events.say(seat, "forfeit");
            }
        }
        if (!open.forfeits.empty()) {
            open.phase = Phase::Over;
            return;
        }
        switch (open.phase) {
        case Phase::Lay:
            lay(state, answers, events);
            open.phase = Phase::Laid;
            return;
        case Phase::Laid:
            if (open.rules.swaps)
                open.phase = Phase::Swap;
            else
                show(state, events);
            return;
        case Phase::Swap:
            swap(state, answers, events);
            show(state, events);
            return;
        case Phase::Shown:
            clear_table(state, events);
            begin_round(state, events);
            return;
        case Phase::Over:
            return;
        }
    }
    static State resample(const InfoState<Tiny>& seen, Rng& rng) {
        State state{seen.open, seen.own.board.imagine(rng), Chance(rng.next64(), 0)};
        state.chance.begin(seen.open.round);
        return state;
    }
    static MatchResult result(const State& state) {
        MatchResult result;
        int best = -1;
        for (Seat seat : SeatSet::all(state.open.seats)) {
            result.points[seat] = state.open.points[seat];
            if (state.open.forfeits.contains(seat) || result.points[seat] < best) continue;
            if (result.points[seat] > best) result.winners = {};
            best = result.points[seat];
            result.winners.insert(seat);
        }
        return result;
    }
    static void add_to(Digest& digest, const Action& action) {
        digest.add_byte(static_cast<std::uint8_t>(action.kind));
        digest.add_byte(action.card);
    }

    static ActionTarget target_of(const View<Tiny>& view, const Action& action) {
        const int place = hand_of(view).find(action.card);
        if (action.kind != Kind::Lay || place < 0) return {};
        return {.card = spot(kHand, view.me, place), .target = spot(kTable, view.me), .figure = {}};
    }
    static AnswerForms<Action> answer_forms() {
        AnswerForms<Action> table;
        table.form("lay N", "lay this card down", nullptr, {Kind::Lay, 0},
                   {answer_part("N", "[0-9]{1,3}", &Action::card, 0, 255)});
        table.form("keep", "keep the last card", nullptr, {Kind::Keep, 0});
        table.form("swap", "swap it for one of the stock", nullptr, {Kind::Swap, 0});
        table.form("forfeit", "what a fault comes to; never offered", nullptr, {Kind::Forfeit, 0});
        return table;
    }
    static Json describe(const InfoState<Tiny>& seen) {
        Json laid = Json::array();
        Json shown = Json::array();
        const Board& board = seen.own.board;
        const SeatSet everybody = SeatSet::all(seen.open.seats);
        for (Seat seat : everybody) {
            const Spot lies = spot(kTable, seat);
            const Spot holds = spot(kHand, seat);
            const bool is_shown = board.count(holds) == 1 && board.seen_by(holds) == everybody;
            laid.push_back(board.count(lies) == 0 ? 0 : board.card(lies));
            shown.push_back(is_shown ? board.card(holds) : 0);
        }
        Json hand = Json::array();
        for (std::uint8_t value : hand_of(seen.view()))
            hand.push_back(value);
        return {{"me", seen.me.index()}, {"round", seen.open.round}, {"laid", laid}, {"shown", shown}, {"hand", hand}};
    }

private:
    static Board::Cards hand_of(const View<Tiny>& view) { return view.own.board.cards(spot(kHand, view.me)); }
    static void draw(State& state, Seat seat, Events events) {
        state.board.draw(state.chance, state.board.top(spot(kHand, seat)), seat, events);
    }
    static void begin_round(State& state, Events events) {
        state.chance.begin(state.open.round);
        state.open.phase = Phase::Lay;
        events.phase("round", state.open.round + 1);
        for (int card = 0; card < 2; ++card) {
            for (Seat seat : SeatSet::all(state.open.seats))
                draw(state, seat, events);
        }
    }
    static void lay(State& state, const Answers<Tiny>& answers, Events events) {
        const SeatSet everybody = SeatSet::all(state.open.seats);
        for (Seat seat : everybody) {
            const int place = state.board.cards(spot(kHand, seat)).find(answers[seat]->card);
            state.board.move(spot(kHand, seat, place), spot(kTable, seat), everybody, events);
        }
    }
    static void swap(State& state, const Answers<Tiny>& answers, Events events) {
        for (Seat seat : SeatSet::all(state.open.seats)) {
            if (!answers[seat] || answers[seat]->kind != Kind::Swap) continue;
            // Face down, but the seat knows what it was.
            state.board.move(spot(kHand, seat), state.board.top(spot(kPile)), seat, events);
            draw(state, seat, events);
        }
    }
    static void show(State& state, Events events) {
        auto& open = state.open;
        const SeatSet everybody = SeatSet::all(open.seats);
        const auto sum = [&](Seat seat) {
            return state.board.card(spot(kTable, seat)) + state.board.card(spot(kHand, seat));
        };
        int best = 0;
        for (Seat seat : everybody) {
            state.board.show(spot(kHand, seat), everybody, events);
            best = std::max(best, sum(seat));
        }
        for (Seat seat : everybody) {
            if (sum(seat) == best) events.score(seat, "points", ++open.points[seat]);
        }
        open.phase = ++open.round == open.rules.rounds ? Phase::Over : Phase::Shown;
    }
    static void clear_table(State& state, Events events) {
        for (Seat seat : SeatSet::all(state.open.seats)) {
            state.board.gather(spot(kTable, seat), Board::kStock, {}, events);
            state.board.gather(spot(kHand, seat), Board::kStock, {}, events);
        }
        state.board.gather(spot(kPile), Board::kStock, {}, events);
    }
};

static_assert(Tabled<Tiny> && Resampled<Tiny>);

const GameEntry& tiny_entry();

} // namespace hilltop
