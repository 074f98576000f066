// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "engine/view_reader.h"
#include "games/thegame/thegame.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

using Open = TheGame::Open;

constexpr const char* kSetPhases[] = {"turn", "wish"};

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

// The rules once more without the hands of others, which a seat does not know: how many cards everybody holds.

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
        return failure("thegame", "seat {} plays on seat {}’s turn", seat.index(), open.turn.index());
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
            return failure("thegame", "wishes are from 0 to {}", TheGame::kHandsOff);
    open.wishes[move.seat] = move.action.wishes;
    open.played.back().wishes = open.wishes;
    return {};
}

/// A seat that alone has cards does not show where its turns ended: the last one did where that many cards were played
/// since, and its hand was filled up there.
Result<> play_moves(Open& open, const std::vector<Move>& moves, const ViewReader& view, bool wishes) {
    const auto plays = [](const Move& move) { return move.action.kind == TheGame::Action::Kind::Play; };
    const int cards = static_cast<int>(std::count_if(moves.begin(), moves.end(), plays));
    const int last = cards == 0 ? 0 : std::find_if(moves.rbegin(), moves.rend(), plays)->seat.index();
    const Seat turn(TRY(view.whole("turn", 0, open.seats - 1, last)));
    const int here = TRY(view.whole("this_turn", 0, cards, -1));
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
        if (!made) return view.error(("moves[" + std::to_string(i) + "]").c_str(), made.error());
    }
    if (!wishes && (turn != open.turn || here == 0)) end_if_may();
    if (turn != open.turn)
        return view.error("turn", failure("thegame", "after these moves it is seat {}’s turn", open.turn.index()));
    if (here >= 0 && here != open.this_turn)
        return view.error("this_turn",
                          failure("thegame", "is {}, and {} follows from the rest", here, int{open.this_turn}));
    return {};
}

} // namespace

Json TheGame::told_moves(const Open& open) {
    Json moves = Json::array();
    PerSeat<Wishes, kSeats> before;
    for (const Played& played : open.played) {
        moves.push_back(std::to_string(played.seat) + ' ' + spell(play(played.card, played.pile)));
        for (Seat seat : SeatSet::all(open.seats))
            if (played.wishes[seat] != before[seat])
                moves.push_back(std::to_string(seat.index()) + ' ' + spell(wish(played.wishes[seat])));
        before = played.wishes;
    }
    return moves;
}

/// The match is played again from its first card.
Result<InfoState<TheGame>> TheGame::view_from(const Json& json) {
    const auto view = TRY(ViewReader::of(json, Path()));
    const int count = static_cast<int>(TRY(view.objects("seats")).size());
    if (count < info().min_seats || count > info().max_seats)
        return view.error("seats", form::out_of_range(count, info().min_seats, info().max_seats));
    InfoState<TheGame> seen;
    Open& open = seen.open;
    open.rules = TRY(view.rules<TheGame>(count));
    open.seats = static_cast<std::uint8_t>(count);
    seen.me = Seat(TRY(view.whole("me", 0, count - 1, 0)));
    open.stack = kCards;
    for (Seat seat : SeatSet::all(count))
        fill(open, seat);
    begin_turn(open, Seat(0));
    std::vector<Move> moves;
    for (const std::string& text : TRY(view.texts("moves"))) {
        const auto move = read_move(text, count);
        if (!move)
            return view.error("moves", failure("thegame", "{} is not a seat and its move, such as 0 42>1", text));
        moves.push_back(*move);
    }
    const bool wishes = TRY(view.word("phase", kSetPhases, 0)) == 1;
    TRY(play_moves(open, moves, view, wishes));
    if (wishes) {
        if (moves.empty() || moves.back().action.kind != Action::Kind::Play)
            return view.error("phase", failure("thegame", "wishes are asked for after a card"));
        open.phase = Phase::Wish;
    }
    for (const int card : TRY(view.wholes("hand", kLowest, kHighest))) {
        if (open.gone.contains(card)) return view.error("hand", failure("thegame", "card {} lies on a pile", card));
        if (seen.own.hand.find(static_cast<std::uint8_t>(card)) >= 0)
            return view.error("hand", failure("thegame", "card {} is there twice", card));
        if (seen.own.hand.full()) return view.error("hand", failure("thegame", "has too many cards"));
        seen.own.hand.push_back(static_cast<std::uint8_t>(card));
    }
    if (seen.own.hand.size() != open.held[seen.me])
        return view.error("hand",
                          failure("thegame", "has {} cards, not {}", seen.own.hand.size(), int{open.held[seen.me]}));
    if (open.turn == seen.me && !may_end(open) && !any_fits(open, seen.own.hand))
        return view.error("hand", failure("thegame", "no card of it fits, so the match is over"));
    return seen;
}

} // namespace hilltop
