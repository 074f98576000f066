// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_setting_up.h"

#include "base/field_error.h"
#include "engine/view_reader.h"
#include "games/euchre/worlds.h"

#include <nlohmann/json.hpp>

namespace hilltop::euchre {
namespace {

using Phase = Euchre::Phase;
using Action = Euchre::Action;

constexpr const char* kSetPhases[] = {"order", "discard", "name", "alone", "play"};

/// A card that was played, by whom.
struct Laid {
    Seat seat;
    Card card;
};

/// What is written of a hand: what was said and played, in the order of the rules.
struct WrittenHand {
    PerSeat<std::optional<bool>, Euchre::kSeats> order, name, alone;
    std::vector<Laid> plays;
    Card turned = kNoCard, buried = kNoCard;
    int trump = kNoSuit;
    int phase = -1; ///< nothing: as far as what is written goes
};

/// A card or suit as answers have it, "play jh", "name h".
std::optional<int> what_of(const char* verb, const std::string& text) {
    const auto action = Euchre::read(std::string(verb) + text);
    return action ? std::optional<int>(action->what) : std::nullopt;
}

Result<Card> read_one(const ViewReader& from, const char* name) {
    const Json* json = from.find(name);
    if (json == nullptr) return kNoCard;
    const auto card = json->is_string() ? what_of("play ", json->get<std::string>()) : std::nullopt;
    if (!card) return from.error(name, failure("euchre", "is not a card such as jh"));
    return static_cast<Card>(*card);
}

Result<WrittenHand> read_hand(const ViewReader& view) {
    WrittenHand hand;
    hand.turned = TRY(read_one(view, "turned"));
    if (hand.turned == kNoCard) return view.error("turned", failure("euchre", "is missing"));
    hand.buried = TRY(read_one(view, "buried"));
    if (const Json* trump = view.find("trump")) {
        const auto suit = trump->is_string() ? what_of("name ", trump->get<std::string>()) : std::nullopt;
        if (!suit) return view.error("trump", failure("euchre", "is none of c, d, h, s"));
        hand.trump = *suit;
    }
    hand.phase = TRY(view.word("phase", kSetPhases, -1));
    const auto seats = TRY(view.objects("seats", Euchre::kSeats));
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        const ViewReader& from = seats[static_cast<std::size_t>(seat.index())];
        const auto call = [&](const char* name, const char* yes, const char* no) -> Result<std::optional<bool>> {
            const char* const words[] = {no, yes};
            const int said = TRY(from.word(name, words, -1));
            return said < 0 ? std::optional<bool>() : std::optional(said == 1);
        };
        hand.order[seat] = TRY(call("order", "order", "pass"));
        hand.name[seat] = TRY(call("name", "name", "pass"));
        hand.alone[seat] = TRY(call("alone", "alone", "together"));
    }
    for (const ViewReader& trick : TRY(view.objects("played")))
        for (const ViewReader& one : TRY(trick.objects("cards"))) {
            const int seat = TRY(one.whole("seat", 0, Euchre::kSeats - 1, -1));
            if (seat < 0) return one.error("seat", failure("euchre", "is missing"));
            const Card card = TRY(read_one(one, "card"));
            if (card == kNoCard) return one.error("card", failure("euchre", "is missing"));
            hand.plays.push_back({Seat(seat), card});
        }
    return hand;
}

/// Everybody with the cards they have shown, and any others; the hidden ones are replaced by resample().
Result<Euchre::State> dealt(const Euchre::Open& open, Seat me, const std::vector<Card>& mine, const WrittenHand& hand) {
    Euchre::State state;
    state.open = open;
    state.open.hand.turned = hand.turned;
    state.open.phase = Phase::Order;
    state.open.turn = Euchre::left_of(open.dealer);
    Cards known = bit(hand.turned);
    const auto give = [&](Seat seat, Card card, const char* field) -> Result<> {
        if (card == hand.turned) return {}; // it comes when it is taken up
        if ((known & bit(card)) != 0)
            return field_error(field,
                               failure("euchre", "{} is there twice",
                                       card_text(Euchre::info(), suit_of(card), Euchre::kLowestValue + rank_of(card))));
        if (state.seats[seat].hand.size() == Euchre::kTricks)
            return field_error(field, failure("euchre", "seat {} has more than five cards", seat.index()));
        known |= bit(card);
        state.seats[seat].hand.push_back(card);
        state.seats[seat].cards |= bit(card);
        return {};
    };
    for (const Card card : mine)
        TRY(give(me, card, "cards"));
    if (hand.buried != kNoCard) TRY(give(me, hand.buried, "buried"));
    for (const Laid& laid : hand.plays)
        TRY(give(laid.seat, laid.card, "played"));
    if (state.seats[me].hand.size() != Euchre::kTricks)
        return field_error("cards", failure("euchre", "seat {} has {} cards with those it has played, not five",
                                            me.index(), state.seats[me].hand.size()));
    Cards left = kAllCards & ~known;
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        for (; state.seats[seat].hand.size() < Euchre::kTricks; left &= left - 1)
            TRY(give(seat, lowest(left), "cards"));
    }
    return state;
}

/// The answer of the seat on turn as far as it is written; nothing: here the position is.
std::optional<Action> next_answer(const Euchre::State& state, Seat me, const WrittenHand& hand, std::size_t& played) {
    const Seat seat = state.open.turn;
    switch (state.open.phase) {
    case Phase::Order:
        if (!hand.order[seat]) return {};
        return *hand.order[seat] ? Euchre::order_up() : Euchre::pass();
    case Phase::Name:
        if (!hand.name[seat]) return {};
        return *hand.name[seat] ? Euchre::name(hand.trump) : Euchre::pass();
    case Phase::Discard: {
        if (hand.phase == 1) return {};
        if (seat == me) return hand.buried == kNoCard ? std::nullopt : std::optional(Euchre::discard(hand.buried));
        for (const Card card : state.seats[seat].hand) { // any that is not played later
            const bool later = std::any_of(hand.plays.begin(), hand.plays.end(),
                                           [card](const Laid& laid) { return laid.card == card; });
            if (!later && card != hand.turned) return Euchre::discard(card);
        }
        return Euchre::discard(hand.turned);
    }
    case Phase::Alone:
        if (!hand.alone[seat]) return {};
        return *hand.alone[seat] ? Euchre::alone() : Euchre::together();
    case Phase::Play:
        if (played == hand.plays.size()) return {};
        return Euchre::play(hand.plays[played++].card);
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

Result<InfoState<Euchre>> read_view(const Json& json) {
    const auto view = TRY(ViewReader::of(json, Path()));
    Euchre::Open open;
    open.rules = TRY(view.rules<Euchre>(Euchre::kSeats));
    const Seat me(TRY(view.whole("me", 0, Euchre::kSeats - 1, 0)));
    open.dealer = Seat(TRY(view.whole("dealer", 0, Euchre::kSeats - 1, 0)));
    open.hands = static_cast<std::uint16_t>(TRY(view.whole("hand", 1, open.rules.max_hands, 1)) - 1);
    const auto points = TRY(view.wholes("points", 0, open.rules.points_to_win - 1));
    if (!points.empty() && points.size() != 2)
        return view.error("points", failure("euchre", "has {} numbers, not 2", points.size()));
    for (std::size_t side = 0; side < points.size(); ++side)
        open.points[side] = static_cast<std::uint8_t>(points[side]);
    const WrittenHand hand = TRY(read_hand(view));
    std::vector<Card> mine;
    for (const std::string& text : TRY(view.texts("cards"))) {
        const auto card = what_of("play ", text);
        if (!card) return view.error("cards", failure("euchre", "{} is not a card such as jh", text));
        mine.push_back(static_cast<Card>(*card));
    }
    Euchre::State state = TRY(dealt(open, me, mine, hand));
    std::size_t played = 0;
    for (;;) {
        const Seat seat = state.open.turn;
        const std::size_t before = played;
        const auto action = next_answer(state, me, hand, played);
        if (!action) break;
        if (played > before && (hand.plays[before].seat != seat))
            return view.error("played", failure("euchre", "seat {} plays where seat {} is on turn",
                                                hand.plays[before].seat.index(), seat.index()));
        const View<Euchre> seen{seat, state.open, state.seats[seat]};
        // Of the others only what they have shown is known: whether they had to follow suit, resampling tells.
        const bool holds = action->kind != Action::Kind::Play || state.seats[seat].hand.find(action->what) >= 0;
        const char* reason =
            seat == me || action->kind == Action::Kind::Name ? Euchre::objection(seen, *action) : nullptr;
        if (!holds || reason != nullptr)
            return field_error(field_of(state.open.phase, seat),
                               failure("euchre", "seat {} can't answer {}", seat.index(), Euchre::spell(*action)));
        Answers<Euchre> answers;
        answers[seat] = *action;
        Euchre::step(state, answers, {});
        if (state.open.phase == Phase::TrickRest) Euchre::step(state, {}, {});
    }
    if (played != hand.plays.size()) return view.error("played", failure("euchre", "has cards before trump is made"));
    if (state.open.phase >= Phase::TrickRest) return view.error("phase", failure("euchre", "no one decides here"));
    InfoState<Euchre> seen{me, state.open, state.seats[me]};
    if (mine.size() == static_cast<std::size_t>(seen.own.hand.size()) &&
        std::all_of(mine.begin(), mine.end(), [&](Card card) { return seen.own.hand.find(card) >= 0; })) {
        seen.own.hand.clear(); // in the order they are written
        for (const Card card : mine)
            seen.own.hand.push_back(card);
    } else {
        return view.error("cards", failure("euchre", "are not what seat {} holds after what was played", me.index()));
    }
    if (!Worlds(seen.view()).possible())
        return view.error("played", failure("euchre", "no deal fits: the others can't hold the cards that are left"));
    return seen;
}

} // namespace hilltop::euchre
