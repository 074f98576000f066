// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "engine/view_table.h"
#include "games/pazaak/pazaak.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

constexpr const char* kLastWords[] = {"end", "stand"};
constexpr const char* kPhaseWords[] = {"act", "rest", "over"};
constexpr int kMostHands = 100'000;

/// A view, and what is written of it that follows from the rest where it is not.
struct PazaakView : InfoState<Pazaak> {
    std::optional<int> hand{};
    std::optional<Seat> turn{};
    PerSeat<std::optional<bool>, Pazaak::kSeats> stood{};
    PerSeat<std::optional<int>, Pazaak::kSeats> side_left{};
};
using PazaakSeat = PartOf<PazaakView>;

Pazaak::Player& player_of(const PazaakSeat& of) {
    return of.all.open.players[of.seat()];
}

ViewTable<PazaakView> view_table() {
    using namespace form;
    const auto side_value = figure<std::uint8_t>(1, Pazaak::kSideValues);
    const auto side_deck = row<Pazaak::SideDeck>(side_value, failure("pazaak", "there are too many cards"));
    ViewTable<Pazaak::Card> card;
    card.written("kind", &Pazaak::Card::side, word<bool>(Pazaak::info().card_kinds));
    card.required("value", &Pazaak::Card::value, figure<std::uint8_t>(1, Pazaak::kHouseValues))
        .within(TOLD(std::pair(1, of.side ? Pazaak::kSideValues : Pazaak::kHouseValues)));
    ViewTable<PazaakSeat> seat;
    seat.written("wins", HELD(player_of(of).wins), figure<std::uint8_t>())
        .within(TOLD(std::pair(0, of.all.open.rules.hands_to_win - 1)));
    seat.computed("total", TOLD(player_of(of).total), figure());
    seat.made("stood", TOLD(player_of(of).stood), HELD(of.all.stood[of.seat()]), truth());
    seat.computed("over", TOLD(player_of(of).total > Pazaak::kGoal), truth(), "above 20");
    seat.computed("last",
                  TOLD(where(player_of(of).last != Pazaak::Last::Nothing, player_of(of).last == Pazaak::Last::Stand)),
                  or_null(word<bool>(kLastWords)), "his last action of this hand; PLAY is stand");
    seat.computed("played_side", TOLD(where(player_of(of).played_side != 0, player_of(of).played_side)),
                  or_null(side_value), "the side card of this hand");
    seat.made("side_left", TOLD(int{player_of(of).side_left}), HELD(of.all.side_left[of.seat()]),
              figure(0, Pazaak::kMaxSide))
        .within(TOLD(std::pair(0, int{of.all.open.rules.side_cards})));
    seat.written("row", HELD(player_of(of).row),
                 row<decltype(Pazaak::Player::row)>(card.form(), failure("pazaak", "there are too many cards")),
                 "house cards and the side card of this hand, in order");
    seat.written("spent", HELD(player_of(of).spent), side_deck, "side cards of earlier hands, in order");
    ViewTable<PazaakView> view;
    view.written("rules", HELD(of.open.rules), rules_of<Pazaak>());
    view.made("hand", TOLD(of.open.hand + 1), &PazaakView::hand, later(figure(1)), "from 1, tied ones included");
    view.computed("hands_to_win", TOLD(of.open.rules.hands_to_win), figure(1));
    view.written("me", &PazaakView::me, view_seat(Pazaak::kSeats));
    view.written("phase", HELD(of.open.phase), word<Pazaak::Phase>(kPhaseWords, 1));
    view.made("turn", TOLD(where(of.open.phase == Pazaak::Phase::Act, of.open.turn)), &PazaakView::turn,
              or_null(view_seat(Pazaak::kSeats)));
    view.computed("house_left", TOLD(of.open.house_left), figure(0, Pazaak::kMaxHouse));
    view.computed("hand_winner", TOLD(where(of.open.hand_winner != Pazaak::kNobody, of.open.hand_winner)),
                  or_null(figure(0, Pazaak::kSeats - 1)), "of the hand that has ended");
    view.seats(seat, [](const auto&) { return Pazaak::kSeats; });
    view.written("side", HELD(of.own.side), side_deck, "my side deck, in the order received");
    return view;
}

const ViewTable<PazaakView> kView = view_table();

/// A player as written; all else follows by the rules.
struct WrittenPlayer {
    std::vector<std::uint8_t> house; ///< in the order drawn
    std::uint8_t side = 0;           ///< played in this hand; 0: none
    int side_left = 0;
    bool stood = false;
    std::size_t drawn = 0; ///< of `house`, while the hand is played again
};
using Written = PerSeat<WrittenPlayer, Pazaak::kSeats>;

Result<WrittenPlayer> written_player(const PazaakView& view, Seat seat) {
    WrittenPlayer player;
    const Pazaak::Rules& rules = view.open.rules;
    const Pazaak::Player& now = view.open.players[seat];
    for (const auto& [value, side] : now.row) {
        if (player.side != 0)
            return seat_error(seat, "row",
                              failure("pazaak", "a card follows the side card, but a side card ends the turn"));
        if (side)
            player.side = value;
        else
            player.house.push_back(value);
    }
    player.stood = view.stood[seat].value_or(player.side != 0);
    const int used = now.spent.size() + (player.side != 0 ? 1 : 0);
    // Of those that are seen the number follows.
    player.side_left =
        view.side_left[seat].value_or(seat == view.me ? view.own.side.size() : std::max(0, rules.side_cards - used));
    if (used + player.side_left > rules.side_cards)
        return seat_error(
            seat, "spent",
            failure("pazaak", "there are more side cards than the {} the rules allow", int{rules.side_cards}));
    return player;
}

/// The house cards of a hand in the order in which they are drawn: a round each, from seat 0 on.
Result<std::vector<std::uint8_t>> drawn_cards(const Written& players, const Pazaak::Rules& rules) {
    std::vector<std::uint8_t> cards;
    std::array<int, Pazaak::kHouseValues + 1> copies{};
    std::size_t rounds = 0;
    for (const WrittenPlayer& player : players.values)
        rounds = std::max(rounds, player.house.size());
    for (std::size_t round = 0; round < rounds; ++round) {
        for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
            if (round >= players[seat].house.size()) continue;
            const std::uint8_t value = players[seat].house[round];
            cards.push_back(value);
            if (++copies[value] > rules.house_copies)
                return seat_error(seat, "row",
                                  failure("pazaak", "house card {} is on the table {} times, but the deck has only {}",
                                          int{value}, int{copies[value]}, int{rules.house_copies}));
        }
    }
    return cards;
}

/// That no one has more copies of a side card than its pool.
Result<> check_side_cards(const InfoState<Pazaak>& seen) {
    for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
        auto unseen = Pazaak::unseen_side(seen.open, seat);
        if (seat == seen.me)
            for (const std::uint8_t value : seen.own.side)
                --unseen[value];
        int left = 0;
        for (int value = 1; value <= Pazaak::kSideValues; ++value) {
            const int count = unseen[static_cast<std::size_t>(value)];
            if (count < 0) {
                const auto problem =
                    failure("pazaak", "seat {} has side card {} more often than the {} times the rules allow",
                            seat.index() + 1, value, int{seen.open.rules.side_copies});
                if (seat == seen.me && seen.own.side.find(static_cast<std::uint8_t>(value)) >= 0)
                    return field_error("side", problem);
                const bool spent = seen.open.players[seat].spent.find(static_cast<std::uint8_t>(value)) >= 0;
                return seat_error(seat, spent ? "spent" : "row", problem);
            }
            left += count;
        }
        if (seat != seen.me && left < seen.open.players[seat].side_left)
            return seat_error(seat, "side_left",
                              failure("pazaak", "seat {} cannot hold that many side cards", seat.index() + 1));
    }
    return {};
}

/// Plays the hand that is about to begin until `turn` has drawn its last written card.
Result<> play_hand(Pazaak::State& state, Written& players, Seat turn) {
    const auto left = [&](Seat seat) { return players[seat].house.size() - players[seat].drawn; };
    const auto count_drawn = [&] {
        for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
            const auto& row = state.open.players[seat].row;
            players[seat].drawn = static_cast<std::size_t>(
                std::count_if(row.begin(), row.end(), [](const Pazaak::Card& card) { return !card.side; }));
        }
    };
    const Seat rival = next(turn, Pazaak::kSeats);
    const auto turn_error = [&] {
        return field_error(
            "turn", failure("pazaak", "it cannot be seat {}’s turn after {} house cards of seat 1 and {} of seat 2",
                            turn.index() + 1, players[Seat(0)].house.size(), players[Seat(1)].house.size()));
    };
    if (players[turn].house.empty() || players[turn].stood) return turn_error();
    Pazaak::step(state, {}, {}); // out of the rest before it
    for (;;) {
        count_drawn();
        if (state.open.phase != Pazaak::Phase::Act)
            return seat_error(turn, "row",
                              failure("pazaak", "the hand is over with these cards, so no one has to act"));
        const Seat seat = state.open.turn;
        for (Seat one : SeatSet::all(Pazaak::kSeats))
            if (players[one].drawn > players[one].house.size()) return turn_error();
        if (seat == turn && left(turn) == 0) {
            if (left(rival) > 0) return turn_error();
            return {};
        }
        const WrittenPlayer& player = players[seat];
        Answers<Pazaak> answers;
        if (left(seat) > 0 || (player.side == 0 && !player.stood))
            answers[seat] = Pazaak::end();
        else
            answers[seat] = player.side != 0 ? Pazaak::play(player.side) : Pazaak::stand();
        Pazaak::step(state, answers, {});
    }
}

} // namespace

Json Pazaak::describe(const InfoState<Pazaak>& seen) {
    return kView.write({seen});
}

/// The hand is played again by the rules, so that everything else follows from them.
Result<InfoState<Pazaak>> Pazaak::view_from(const Json& json) {
    TRY(seats_written(json, info()));
    const PazaakView view = TRY(kView.read(json));
    TRY(check(view.open.rules, kSeats));
    State state;
    state.open.rules = view.open.rules;
    const Seat me = view.me;
    Written players;
    int hands = 0;
    for (Seat seat : SeatSet::all(kSeats)) {
        players[seat] = TRY(written_player(view, seat));
        hands += view.open.players[seat].wins;
    }
    const int hand = view.hand.value_or(hands + 1);
    if (hand <= hands || hand > kMostHands) return field_error("hand", form::out_of_range(hand, hands + 1, kMostHands));
    state.open.hand = hand - 2; // the one before it is over
    // Those that are played in this hand lie first: what is played again is the first of its value.
    for (Seat seat : SeatSet::all(kSeats))
        if (players[seat].side != 0) state.side[seat].push_back(players[seat].side);
    for (const std::uint8_t value : view.own.side) {
        if (state.side[me].full()) return field_error("side", failure("pazaak", "there are too many cards"));
        state.side[me].push_back(value);
    }
    if (view.own.side.size() != players[me].side_left)
        return field_error("side", failure("pazaak", "there are {} cards, but there must be {}", view.own.side.size(),
                                           players[me].side_left));
    Script script;
    script.parts[kFirstHandPart + state.open.hand + 1] = TRY(drawn_cards(players, state.open.rules));
    state.chance = Chance(0, 0, &script);
    state.open.phase = Phase::Rest;
    for (Seat seat : SeatSet::all(kSeats)) {
        Player& now = state.open.players[seat];
        now.wins = view.open.players[seat].wins;
        now.spent = view.open.players[seat].spent;
        now.side_left = static_cast<std::uint8_t>(players[seat].side_left + (players[seat].side != 0 ? 1 : 0));
    }
    TRY(play_hand(state, players, view.turn.value_or(me)));
    const InfoState<Pazaak> seen{me, state.open, own(state, me)};
    TRY(check_side_cards(seen));
    return seen;
}

GameSchema Pazaak::schema() {
    GameSchema declared;
    declared.view = kView.schema();
    declared.cards = {{"0", "the side deck of seat 0"},
                      {"1", "the side deck of seat 1"},
                      {"2 + h", "the house cards of hand h (from 0, tied ones included), in the order dealt"}};
    declared.numbered = "its value: 1 to 10, side cards 1 to 5";
    declared.most_card = kHouseValues;
    declared.digest = "one byte: 16 x (0 end, 1 stand, 2 play) + the side card's value, else 0";
    declared.relations = {{"side_cards", kSideValues, "side_copies", nullptr}};
    return declared;
}

} // namespace hilltop
