// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "engine/view_table.h"
#include "games/euchre/euchre.h"
#include "games/euchre/worlds.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

using namespace euchre;
using Phase = Euchre::Phase;
using Action = Euchre::Action;
using Call = Euchre::Call;

constexpr const char* kPhaseWords[] = {"order", "discard", "name", "alone", "play", "trick", "hand", "over"};

/// A card that was played, by whom.
struct Laid {
    Seat seat;
    Card card = kNoCard;
};
/// A finished trick or the one being played.
struct LaidTrick {
    Seat leader;
    std::optional<Seat> winner;
    std::vector<Laid> cards; ///< in the order played
};

/// A view, and the cards as they are written.
struct EuchreView : InfoState<Euchre> {
    std::vector<LaidTrick> tricks{};
    std::vector<Card> cards{};

    bool made() const { return open.hand.maker != Euchre::kNobody; }
    bool in_trick() const {
        return open.hand.in_trick != 0 && (open.phase == Phase::Play || open.phase == Phase::TrickRest);
    }
    std::vector<Laid> plays() const {
        std::vector<Laid> all;
        for (const LaidTrick& trick : tricks)
            all.insert(all.end(), trick.cards.begin(), trick.cards.end());
        return all;
    }
};
using EuchreSeat = PartOf<EuchreView>;

std::string word_of(Card card) {
    return card_text(Euchre::info(), suit_of(card), Euchre::kLowestValue + rank_of(card));
}

/// A card or suit as answers have it, "play jh", "name h".
std::optional<std::uint8_t> what_of(const char* verb, const Json& text) {
    const auto action = text.is_string() ? Euchre::read(verb + text.get<std::string>()) : std::nullopt;
    return action ? std::optional(action->what) : std::nullopt;
}

/// A card or a suit, or null.
Form<std::uint8_t> what_form(const char* verb, std::uint8_t none, const Error& problem, Json schema) {
    return {[verb, problem](const Json& json, const Path& at, std::uint8_t& value) -> Result<> {
                const auto what = what_of(verb, json);
                if (!what) return at.error(problem);
                value = *what;
                return {};
            },
            [verb, none](const std::uint8_t& value) {
                return value == none ? Json()
                                     : Json(none == kNoCard ? word_of(value) : card_text(Euchre::info(), value, -1));
            },
            std::move(schema)};
}

/// What a seat has said to a question; null: it has not been asked.
Form<Call> call_form(const char* yes, const char* no) {
    return {[=](const Json& json, const Path& at, Call& call) -> Result<> {
                const char* const words[] = {no, yes};
                call = TRY(form::word_from_json(json, at, words)) == 1 ? Call::Yes : Call::No;
                return {};
            },
            [=](const Call& call) { return call == Call::None ? Json() : Json(call == Call::Yes ? yes : no); },
            schema::or_null(schema::one_of(std::array{yes, no}))};
}

std::string voids_of(unsigned void_in) {
    std::string suits;
    for (int suit = 0; suit < kSuits; ++suit)
        if ((void_in >> suit & 1) != 0) suits += card_text(Euchre::info(), suit, -1);
    return suits;
}

std::vector<LaidTrick> tricks_of(const Euchre::Open& open) {
    const auto& hand = open.hand;
    std::vector<LaidTrick> tricks;
    if (hand.played == 0 && open.phase != Phase::Play) return tricks;
    for (int number = 0; number <= hand.trick; ++number) {
        const auto& trick = hand.tricks[static_cast<std::size_t>(number)];
        tricks.push_back(
            {trick.leader, where(number < hand.trick || open.phase >= Phase::TrickRest, trick.winner), {}});
        Seat seat = trick.leader;
        for (int i = 0; i < Euchre::kSeats; ++i, seat = Euchre::left_of(seat))
            if (trick.cards[seat] != kNoCard) tricks.back().cards.push_back({seat, trick.cards[seat]});
    }
    return tricks;
}

Result<> take_points(EuchreView& view, const std::vector<int>& points) {
    const int most = view.open.rules.points_to_win - 1;
    for (const int one : points)
        if (one < 0 || one > most) return form::out_of_range(one, 0, most);
    if (!points.empty() && points.size() != 2)
        return failure("euchre", "there are {} numbers, but there must be 2", points.size());
    for (std::size_t side = 0; side < points.size(); ++side)
        view.open.points[side] = static_cast<std::uint8_t>(points[side]);
    return {};
}

ViewTable<EuchreView> view_table() {
    using namespace form;
    const Json a_card = schema::text("^[9tjqka][cdhs]$"), a_suit = schema::text("^[cdhs]$");
    const Error no_card = failure("euchre", "this is not a card; write for example jh");
    const auto card = what_form("play ", kNoCard, no_card, a_card);
    const auto card_or_null = what_form("play ", kNoCard, no_card, schema::or_null(a_card));
    const auto suit_or_null =
        what_form("name ", kNoSuit, failure("euchre", "the suit must be c, d, h or s"), schema::or_null(a_suit));
    const auto held = as<Card>(
        text(a_card),
        [](const std::string& text) -> Result<Card> {
            const auto what = what_of("play ", text);
            return what ? Result<Card>(*what) : failure("euchre", "{} is not a card; write for example jh", text);
        },
        word_of);
    const auto of_seat = view_seat(Euchre::kSeats);
    const auto tricks = figure(0, Euchre::kTricks);
    ViewTable<Laid> laid;
    laid.required("seat", &Laid::seat, of_seat);
    laid.required("card", &Laid::card, card);
    ViewTable<LaidTrick> trick;
    trick.computed("leader", &LaidTrick::leader, of_seat);
    trick.computed("winner", &LaidTrick::winner, or_null(of_seat));
    trick.written("cards", &LaidTrick::cards, row<std::vector<Laid>>(laid.form()));
    ViewTable<EuchreSeat> seat;
    seat.computed("side", TOLD(Euchre::side_of(of.seat())), figure(0, 1), "partners share one");
    seat.computed("points", TOLD(of.all.open.points[Euchre::side_of(of.seat())]), figure());
    seat.computed("tricks", TOLD(of.all.open.hand.won[of.seat()]), tricks);
    seat.computed("left", TOLD(of.all.open.hand.left[of.seat()]), figure(0, Euchre::kTricks + 1), "cards in hand");
    seat.written("order", HELD(of.all.open.hand.order[of.seat()]), call_form("order", "pass"));
    seat.written("name", HELD(of.all.open.hand.name[of.seat()]), call_form("name", "pass"));
    seat.written("alone", HELD(of.all.open.hand.alone[of.seat()]), call_form("alone", "together"));
    seat.computed("sits_out", TOLD(!of.all.open.hand.playing.contains(of.seat())), truth());
    seat.computed("void_in", TOLD(voids_of(of.all.open.hand.void_in[of.seat()])), text(schema::text("^c?d?h?s?$")),
                  "suits he has shown not to have");
    ViewTable<EuchreView> view;
    view.written("rules", HELD(of.open.rules), rules_of<Euchre>());
    view.made(
            "hand", TOLD(of.open.hands + 1),
            [](EuchreView& of, int hand) { of.open.hands = static_cast<std::uint16_t>(hand - 1); }, figure(1),
            "from 1, void ones included")
        .within(TOLD(std::pair(1, int{of.open.rules.max_hands})));
    view.made("points", TOLD(std::vector<int>(of.open.points.begin(), of.open.points.end())), take_points,
              row<std::vector<int>>(later(figure())), "by side: seats 0 and 2, seats 1 and 3");
    view.computed("points_to_win", TOLD(of.open.rules.points_to_win), figure(1));
    view.written("me", &EuchreView::me, of_seat);
    view.written("phase", HELD(of.open.phase), word<Phase>(kPhaseWords, 5));
    view.written("dealer", HELD(of.open.dealer), of_seat);
    view.computed("turn", TOLD(where(of.open.phase < Phase::TrickRest, of.open.turn)), or_null(of_seat));
    view.required("turned", HELD(of.open.hand.turned), card_or_null, "the card turned up");
    view.computed("taken_up", TOLD(of.open.hand.taken_up), truth());
    view.written("trump", HELD(of.open.hand.trump), suit_or_null);
    view.computed("maker", TOLD(where(of.made(), of.open.hand.maker)), or_null(figure(0, Euchre::kSeats - 1)),
                  "the seat that ordered or named");
    view.computed("makers", TOLD(where(of.made(), of.open.hand.maker & 1)), or_null(figure(0, 1)), "its side");
    view.computed("tricks", TOLD(std::vector{Euchre::tricks_of(of.open.hand, 0), Euchre::tricks_of(of.open.hand, 1)}),
                  row<std::vector<int>>(tricks), "by side");
    view.computed("led", TOLD(of.open.hand.led), suit_or_null, "the suit led");
    view.computed("ahead", TOLD(where(of.in_trick(), of.open.hand.tricks[of.open.hand.trick].winner)), or_null(of_seat),
                  "who wins the trick so far");
    view.computed("gained", TOLD(of.open.hand.gained), figure(-4, 4),
                  "when the hand is over: points of the makers, negative: of the defenders");
    view.seats(seat, [](const auto&) { return Euchre::kSeats; });
    view.made("played", TOLD(tricks_of(of.open)), &EuchreView::tricks, row<std::vector<LaidTrick>>(trick.form()),
              "the tricks of this hand, in order");
    view.made("cards", TOLD(std::vector<Card>(of.own.hand.begin(), of.own.hand.end())), &EuchreView::cards,
              row<std::vector<Card>>(held), "my hand, in the order received");
    view.written("buried", HELD(of.own.buried), card_or_null, "what I, the dealer, discarded");
    return view;
}

const ViewTable<EuchreView> kView = view_table();

/// Everyone with the cards they have shown, and any others; the hidden ones are replaced by resample().
Result<Euchre::State> dealt(const EuchreView& view) {
    const Card turned = view.open.hand.turned, buried = view.own.buried;
    const Seat me = view.me;
    Euchre::State state;
    state.open.rules = view.open.rules;
    state.open.dealer = view.open.dealer;
    state.open.hands = view.open.hands;
    state.open.points = view.open.points;
    state.open.hand.turned = turned;
    state.open.phase = Phase::Order;
    state.open.turn = Euchre::left_of(view.open.dealer);
    Cards known = bit(turned);
    const auto give = [&](Seat seat, Card card, const char* field) -> Result<> {
        if (card == turned) return {}; // it comes when it is taken up
        if ((known & bit(card)) != 0) return field_error(field, failure("euchre", "{} appears twice", word_of(card)));
        if (state.seats[seat].hand.size() == Euchre::kTricks)
            return field_error(field, failure("euchre", "seat {} has more than five cards", seat.index() + 1));
        known |= bit(card);
        state.seats[seat].hand.push_back(card);
        state.seats[seat].cards |= bit(card);
        return {};
    };
    for (const Card card : view.cards)
        TRY(give(me, card, "cards"));
    if (buried != kNoCard) TRY(give(me, buried, "buried"));
    for (const Laid& laid : view.plays())
        TRY(give(laid.seat, laid.card, "played"));
    if (state.seats[me].hand.size() != Euchre::kTricks)
        return field_error("cards", failure("euchre", "seat {} has {} cards with those it has played, not five",
                                            me.index() + 1, state.seats[me].hand.size()));
    Cards left = kAllCards & ~known;
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        for (; state.seats[seat].hand.size() < Euchre::kTricks; left &= left - 1)
            TRY(give(seat, lowest(left), "cards"));
    }
    return state;
}

/// The answer of the seat on turn as far as it is written; nothing: here the position is.
std::optional<Action> next_answer(const Euchre::State& state, const EuchreView& view, const std::vector<Laid>& plays,
                                  std::size_t& played) {
    const Seat seat = state.open.turn;
    const Euchre::Hand& hand = view.open.hand;
    switch (state.open.phase) {
    case Phase::Order:
        if (hand.order[seat] == Call::None) return {};
        return hand.order[seat] == Call::Yes ? Euchre::order_up() : Euchre::pass();
    case Phase::Name:
        if (hand.name[seat] == Call::None) return {};
        return hand.name[seat] == Call::Yes ? Euchre::name(hand.trump) : Euchre::pass();
    case Phase::Discard: {
        if (view.open.phase == Phase::Discard) return {};
        if (seat == view.me)
            return view.own.buried == kNoCard ? std::nullopt : std::optional(Euchre::discard(view.own.buried));
        for (const Card card : state.seats[seat].hand) { // any that is not played later
            const bool later =
                std::any_of(plays.begin(), plays.end(), [card](const Laid& laid) { return laid.card == card; });
            if (!later && card != hand.turned) return Euchre::discard(card);
        }
        return Euchre::discard(hand.turned);
    }
    case Phase::Alone:
        if (hand.alone[seat] == Call::None) return {};
        return hand.alone[seat] == Call::Yes ? Euchre::alone() : Euchre::together();
    case Phase::Play:
        if (played == plays.size()) return {};
        return Euchre::play(plays[played++].card);
    case Phase::TrickRest:
    case Phase::HandRest:
    case Phase::Over:
        break;
    }
    return {};
}

/// Where an answer of that seat is written.
std::string field_of(Phase phase, Seat seat) {
    const std::string calls = "seats[" + std::to_string(seat.index()) + "].";
    return phase == Phase::Order     ? calls + "order"
           : phase == Phase::Name    ? calls + "name"
           : phase == Phase::Alone   ? calls + "alone"
           : phase == Phase::Discard ? "buried"
                                     : "played";
}

} // namespace

Json Euchre::describe(const InfoState<Euchre>& seen) {
    return kView.write({seen});
}

/// What was said and played is played again by the rules, so that everything else follows.
Result<InfoState<Euchre>> Euchre::view_from(const Json& json) {
    TRY(seats_written(json, info()));
    const EuchreView view = TRY(kView.read(json));
    const Seat me = view.me;
    const std::vector<Laid> plays = view.plays();
    State state = TRY(dealt(view));
    std::size_t played = 0;
    for (;;) {
        const Seat seat = state.open.turn;
        const std::size_t before = played;
        const auto action = next_answer(state, view, plays, played);
        if (!action) break;
        if (played > before && plays[before].seat != seat)
            return field_error("played", failure("euchre", "seat {} plays where seat {} is on turn",
                                                 plays[before].seat.index() + 1, seat.index() + 1));
        const View<Euchre> seen{seat, state.open, state.seats[seat]};
        // Of the others only what they have shown is known: whether they had to follow suit, resampling tells.
        const bool holds = action->kind != Action::Kind::Play || state.seats[seat].hand.find(action->what) >= 0;
        const char* reason = seat == me || action->kind == Action::Kind::Name ? objection(seen, *action) : nullptr;
        if (!holds || reason != nullptr)
            return field_error(field_of(state.open.phase, seat),
                               failure("euchre", "seat {} cannot answer {}", seat.index() + 1, spell(*action)));
        Answers<Euchre> answers;
        answers[seat] = *action;
        step(state, answers, {});
        if (state.open.phase == Phase::TrickRest) step(state, {}, {});
    }
    if (played != plays.size())
        return field_error("played", failure("euchre", "there are cards here before trump is made"));
    if (state.open.phase >= Phase::TrickRest)
        return field_error("phase", failure("euchre", "no one has to decide here"));
    InfoState<Euchre> seen{me, state.open, state.seats[me]};
    if (view.cards.size() == static_cast<std::size_t>(seen.own.hand.size()) &&
        std::all_of(view.cards.begin(), view.cards.end(), [&](Card card) { return seen.own.hand.find(card) >= 0; })) {
        seen.own.hand.clear(); // in the order they are written
        for (const Card card : view.cards)
            seen.own.hand.push_back(card);
    } else {
        return field_error("cards",
                           failure("euchre", "seat {} cannot hold these cards after what was played", me.index() + 1));
    }
    if (!Worlds(seen.view()).possible())
        return field_error(
            "played", failure("euchre", "no deal is possible here: the others cannot hold the cards that are left"));
    return seen;
}

GameSchema Euchre::schema() {
    GameSchema declared;
    declared.view = kView.schema();
    declared.cards = {{"0", "the first dealer, a seat 0 to 3"},
                      {"1 + h",
                       "hand h (from 0): the four hands as dealt, from the dealer's left in packets of 3 2 3 2 "
                       "and 2 3 2 3, then the card turned up"}};
    declared.numbered = "8 x suit (clubs 0, diamonds 1, hearts 2, spades 3) + rank (9 0, t 1, j 2, q 3, k 4, a 5)";
    declared.most_card = card_of(kSpades, kAce);
    declared.digest =
        "one byte: 32 x (0 pass, 1 order, 2 name, 3 together, 4 alone, 5 discard, 6 play) + the suit (0 to "
        "3) or the card's number, else 0";
    return declared;
}

} // namespace hilltop
