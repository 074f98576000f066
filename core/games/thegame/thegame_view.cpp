// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "base/numbers.h"
#include "engine/view_table.h"
#include "games/thegame/thegame.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

using Open = TheGame::Open;

constexpr const char* kPhaseWords[] = {"turn", "wish", "over"};
constexpr const char* kEndingWords[] = {"perfect", "stuck", "gave-up", "fault"}; // from Ending::Perfect on

/// One of Open's moves, as told_moves() writes it.
struct Move {
    Seat seat;
    TheGame::Action action;
};

std::optional<Move> read_move(std::string_view text, int seats) {
    const auto space = text.find(' ');
    if (space == std::string_view::npos) return {};
    const auto seat = read_number(text.substr(0, space));
    const auto action = TheGame::read(text.substr(space + 1));
    if (!seat || *seat >= static_cast<unsigned>(seats) || !action) return {};
    if (action->kind != TheGame::Action::Kind::Play && action->kind != TheGame::Action::Kind::Wish) return {};
    return Move{Seat(static_cast<int>(*seat)), *action};
}

/// A view, and what is written of it from which the rest follows.
struct ThegameView : InfoState<TheGame> {
    std::vector<Move> moves{};
    std::optional<Seat> turn{};
    std::optional<int> this_turn{};

    std::pair<int, int> seats() const { return {0, open.seats - 1}; }
    std::optional<TheGame::Played> last() const {
        return open.played.empty() ? std::nullopt : std::optional(open.played.back());
    }
};
using ThegamePart = PartOf<ThegameView>; // a seat, or a pile

std::vector<std::uint8_t> cards_on(const Open& open, int pile) {
    std::vector<std::uint8_t> cards;
    for (const TheGame::Played& played : open.played)
        if (played.pile == pile) cards.push_back(played.card);
    return cards;
}

std::vector<int> levels(TheGame::Wishes wishes) {
    std::vector<int> list;
    for (int pile = 0; pile < TheGame::kPiles; ++pile)
        list.push_back(wishes[pile]);
    return list;
}

/// Every card that was played and every wish, in order: the seat and its answer, "0 42>1".
std::vector<std::string> told_moves(const Open& open) {
    std::vector<std::string> moves;
    PerSeat<TheGame::Wishes, TheGame::kSeats> before;
    for (const TheGame::Played& played : open.played) {
        moves.push_back(std::to_string(played.seat) + ' ' + TheGame::spell(TheGame::play(played.card, played.pile)));
        for (Seat seat : SeatSet::all(open.seats))
            if (played.wishes[seat] != before[seat])
                moves.push_back(std::to_string(seat.index()) + ' ' +
                                TheGame::spell(TheGame::wish(played.wishes[seat])));
        before = played.wishes;
    }
    return moves;
}

Result<> take_moves(ThegameView& view, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        const auto move = read_move(text, view.open.seats);
        if (!move) return failure("thegame", "{} is not a move; write the seat and its move, such as 0 42>1", text);
        view.moves.push_back(*move);
    }
    return {};
}

ViewTable<ThegameView> view_table() {
    using namespace form;
    const auto card = figure<std::uint8_t>(TheGame::kLowest, TheGame::kHighest);
    const auto cards = figure(0, TheGame::kCards);
    const auto seat_or_null = or_null(view_seat(TheGame::kSeats));
    ViewTable<ThegamePart> pile;
    pile.computed("rises", TOLD(TheGame::rises(of.index)), truth());
    pile.computed("top", TOLD(of.all.open.tops[static_cast<std::size_t>(of.index)]), figure(1, TheGame::kHighest + 1),
                  "1 and 100 before the first card");
    pile.computed("cards", TOLD(cards_on(of.all.open, of.index)), row<std::vector<std::uint8_t>>(card),
                  "in the order played");
    ViewTable<ThegamePart> seat;
    seat.computed("held", TOLD(of.all.open.held[of.seat()]), figure(0, TheGame::kMaxHand), "cards in hand");
    seat.computed("wishes", TOLD(levels(of.all.open.wishes[of.seat()])),
                  row<std::vector<int>>(figure(0, TheGame::kHandsOff)), "by pile, 0 (no interest) to 5 (hands off)");
    ViewTable<TheGame::Played> last;
    last.computed("seat", TOLD(int{of.seat}), figure(0, TheGame::kSeats - 1));
    last.computed("card", TOLD(of.card), card);
    last.computed("pile", TOLD(int{of.pile}), figure(0, TheGame::kPiles - 1));
    ViewTable<ThegameView> view;
    view.written("rules", HELD(of.open.rules), rules_of<TheGame>());
    view.written("me", &ThegameView::me, view_seat(TheGame::kSeats)).within(&ThegameView::seats);
    view.written("phase", HELD(of.open.phase), word<TheGame::Phase>(kPhaseWords, 2));
    view.computed("ending", TOLD(where(of.open.ending != TheGame::Ending::None, static_cast<int>(of.open.ending) - 1)),
                  or_null(word<int>(kEndingWords)));
    view.computed(
        "ended_by",
        TOLD(where(of.open.phase == TheGame::Phase::Over && of.open.ending != TheGame::Ending::Perfect, of.open.turn)),
        seat_or_null, "at whose turn the match was lost");
    view.made("turn", TOLD(where(of.open.phase != TheGame::Phase::Over, of.open.turn)), &ThegameView::turn,
              seat_or_null)
        .within(&ThegameView::seats);
    view.computed("must", TOLD(of.open.must), figure(0, TheGame::kMaxHand),
                  "cards of this turn before it may be ended");
    view.made("this_turn", TOLD(of.open.this_turn), &ThegameView::this_turn, later(cards), "cards played in it");
    view.computed("may_end", TOLD(of.open.phase != TheGame::Phase::Over && TheGame::may_end(of.open)), truth());
    view.computed("stack", TOLD(of.open.stack), cards, "cards in it");
    view.computed("left", TOLD(TheGame::left(of.open)), cards, "cards not played");
    view.parts("piles", pile, [](const auto&) { return int{TheGame::kPiles}; });
    view.seats(seat, TOLD(int{of.open.seats}));
    view.computed("last", &ThegameView::last, or_null(last.form()), "the last card played");
    view.made("moves", TOLD(told_moves(of.open)), take_moves,
              row<std::vector<std::string>>(text(schema::text("^[0-4] ([0-9]+>[0-3]|wish( [0-5]){4})$"))),
              "every card played and every wish, in order: the seat and its answer");
    view.written("hand", HELD(of.own.hand), row<TheGame::Hand>(card, failure("thegame", "there are too many cards")),
                 "mine, in the order received");
    return view;
}

const ViewTable<ThegameView> kView = view_table();

// The rules once more without the hands of others, which a seat does not know: how many cards everyone holds.

void fill(Open& open, Seat seat) {
    const int drawn = std::min<int>(open.rules.hand - open.held[seat], open.stack);
    open.held[seat] = static_cast<std::uint8_t>(open.held[seat] + drawn);
    open.stack = static_cast<std::uint8_t>(open.stack - drawn);
}

void begin_turn(Open& open, Seat seat) {
    open.turn = seat;
    open.this_turn = 0;
    open.must = static_cast<std::uint8_t>(std::min<int>(open.rules.least(open.stack == 0), open.held[seat]));
}

void end_turn(Open& open) {
    fill(open, open.turn);
    Seat seat = next(open.turn, open.seats);
    while (open.held[seat] == 0)
        seat = next(seat, open.seats);
    begin_turn(open, seat);
}

/// Why a card can't be played now; the turn ends before it where another seat plays.
Result<> play(Open& open, const Move& move) {
    const auto& [seat, action] = move;
    if (seat != open.turn && TheGame::may_end(open)) end_turn(open);
    if (seat != open.turn)
        return failure("thegame", "seat {} plays on seat {}’s turn", seat.index() + 1, open.turn.index() + 1);
    if (action.card < TheGame::kLowest || action.card > TheGame::kHighest)
        return failure("thegame", "there is no card {}", int{action.card});
    if (open.gone.contains(action.card)) return failure("thegame", "card {} is played twice", int{action.card});
    if (action.pile >= TheGame::kPiles) return failure("thegame", "there is no pile {}", int{action.pile});
    if (!TheGame::fits(action.pile, open.tops[action.pile], action.card))
        return failure("thegame", "card {} does not fit on pile {}, which shows {}", int{action.card}, int{action.pile},
                       int{open.tops[action.pile]});
    TheGame::put_down(open, action);
    if (open.played.size() == TheGame::kCards) return failure("thegame", "all cards are played, so the match is over");
    if (open.held[seat] == 0) end_turn(open);
    return {};
}

Result<> wish(Open& open, const Move& move) {
    if (open.played.empty()) return failure("thegame", "a wish comes before the first card");
    for (int pile = 0; pile < TheGame::kPiles; ++pile)
        if (move.action.wishes[pile] > TheGame::kHandsOff)
            return failure("thegame", "a wish must be from 0 to {}", TheGame::kHandsOff);
    open.wishes[move.seat] = move.action.wishes;
    open.played.back().wishes = open.wishes;
    return {};
}

/// A seat that alone has cards does not show where its turns ended: the last one did where that many cards were played
/// since, and its hand was filled up there.
Result<> play_moves(Open& open, const ThegameView& view) {
    const std::vector<Move>& moves = view.moves;
    const bool wishes = view.open.phase == TheGame::Phase::Wish;
    const auto plays = [](const Move& move) { return move.action.kind == TheGame::Action::Kind::Play; };
    const int cards = static_cast<int>(std::count_if(moves.begin(), moves.end(), plays));
    const int last = cards == 0 ? 0 : std::find_if(moves.rbegin(), moves.rend(), plays)->seat.index();
    const Seat turn = view.turn.value_or(Seat(last));
    const int here = view.this_turn.value_or(-1);
    if (view.this_turn && (here < 0 || here > cards))
        return field_error("this_turn", form::out_of_range(here, 0, cards));
    // Where its turn comes again in the middle of wishes, it has just played a whole hand.
    const int since = wishes && here == 0 && turn.index() == last ? open.rules.hand : here;
    int left = cards, in_row = 0; // cards to play, and those the seat on turn has played since any other did
    const auto end_if_may = [&] {
        if (open.this_turn > 0 && (TheGame::may_end(open) || in_row > open.this_turn)) end_turn(open);
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move& move = moves[i];
        if (plays(move)) {
            const bool again = !open.played.empty() && open.played.back().seat == move.seat.index();
            if (again && left == since && move.seat == turn) end_if_may();
            in_row = again ? in_row + 1 : 1;
            --left;
        }
        auto made = plays(move) ? play(open, move) : wish(open, move);
        if (!made) return field_error("moves[" + std::to_string(i) + "]", made.error());
    }
    if (!wishes && (turn != open.turn || here == 0)) end_if_may();
    if (turn != open.turn)
        return field_error("turn", failure("thegame", "after these moves it is seat {}’s turn", open.turn.index() + 1));
    if (here >= 0 && here != open.this_turn)
        return field_error("this_turn", failure("thegame", "the value is {}, but {} follows from the rest", here,
                                                int{open.this_turn}));
    return {};
}

} // namespace

Json TheGame::describe(const InfoState<TheGame>& seen) {
    return kView.write({seen});
}

/// The match is played again from its first card.
Result<InfoState<TheGame>> TheGame::view_from(const Json& json) {
    ThegameView view;
    const int count = TRY(seats_written(json, info()));
    view.open.seats = static_cast<std::uint8_t>(count);
    TRY(kView.read(json, Path(), view));
    TRY(check(view.open.rules, count));
    InfoState<TheGame> seen{view.me, {}, view.own};
    Open& open = seen.open;
    open.rules = view.open.rules;
    open.seats = view.open.seats;
    open.stack = kCards;
    for (Seat seat : SeatSet::all(count))
        fill(open, seat);
    begin_turn(open, Seat(0));
    TRY(play_moves(open, view));
    if (view.open.phase == Phase::Wish) {
        if (view.moves.empty() || view.moves.back().action.kind != Action::Kind::Play)
            return field_error("phase", failure("thegame", "a wish is only possible after a card was played"));
        open.phase = Phase::Wish;
    }
    const Hand& hand = seen.own.hand;
    for (const std::uint8_t& card : hand) {
        if (open.gone.contains(card))
            return field_error("hand", failure("thegame", "card {} is already on a pile", int{card}));
        if (hand.find(card) != &card - hand.begin())
            return field_error("hand", failure("thegame", "card {} appears twice", int{card}));
    }
    if (hand.size() != open.held[seen.me])
        return field_error("hand", failure("thegame", "there are {} cards, but there must be {}", hand.size(),
                                           int{open.held[seen.me]}));
    if (open.turn == seen.me && !may_end(open) && !any_fits(open, hand))
        return field_error("hand", failure("thegame", "none of the cards fits, so the match is over"));
    return seen;
}

GameSchema TheGame::schema() {
    GameSchema declared;
    declared.view = kView.schema();
    declared.cards = {{"0", "all 98 cards in the order drawn: the hands seat by seat, then what fills them up"}};
    declared.numbered = "itself: 2 to 99";
    declared.most_card = kHighest;
    declared.digest =
        "a byte: 16 x (0 play, 1 end, 2 wish, 3 lose) + the pile of a play, else 0; then for a play the card "
        "in a byte, for a wish two bytes: A + 16 x B, C + 16 x D";
    declared.relations = {
        {"hand", kCards, nullptr, "seats"}, {"minimum", 1, "hand", nullptr}, {"minimum_empty", 1, "hand", nullptr}};
    return declared;
}

} // namespace hilltop
