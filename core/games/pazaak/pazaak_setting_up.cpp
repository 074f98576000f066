// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "engine/view_reader.h"
#include "games/pazaak/pazaak.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

/// A player as written; all else follows by the rules.
struct WrittenPlayer {
    std::vector<std::uint8_t> house; ///< in the order drawn
    std::uint8_t side = 0;           ///< played in this hand; 0: none
    Pazaak::SideDeck spent;
    int wins = 0;
    int side_left = 0;
    bool stood = false;
    std::size_t drawn = 0; ///< of `house`, while the hand is played again
};
using WrittenPlayers = PerSeat<WrittenPlayer, Pazaak::kSeats>;

/// `held`: how many side cards are known of that player, so that their number follows; -1: they are not seen.
Result<WrittenPlayer> read_player(const ViewReader& from, const Pazaak::Rules& rules, int held) {
    WrittenPlayer player;
    player.wins = TRY(from.whole("wins", 0, rules.hands_to_win - 1, 0));
    const auto row = TRY(from.objects("row"));
    if (row.size() > Pazaak::kMaxRow) return from.error("row", failure("pazaak", "has too many cards"));
    for (const ViewReader& one : row) {
        const bool side = TRY(one.word("kind", Pazaak::info().card_kinds, 0)) == Pazaak::kSideCard;
        const int value = TRY(one.whole("value", 1, side ? Pazaak::kSideValues : Pazaak::kHouseValues, 0));
        if (value == 0) return one.error("value", failure("pazaak", "is missing"));
        if (player.side != 0)
            return from.error("row", failure("pazaak", "has a card after the side card, which ends a turn"));
        if (side)
            player.side = static_cast<std::uint8_t>(value);
        else
            player.house.push_back(static_cast<std::uint8_t>(value));
    }
    for (const int value : TRY(from.wholes("spent", 1, Pazaak::kSideValues))) {
        if (player.spent.full()) return from.error("spent", failure("pazaak", "has too many cards"));
        player.spent.push_back(static_cast<std::uint8_t>(value));
    }
    player.stood = TRY(from.truth("stood", player.side != 0));
    const int used = player.spent.size() + (player.side != 0 ? 1 : 0);
    player.side_left =
        TRY(from.whole("side_left", 0, rules.side_cards, held >= 0 ? held : std::max(0, rules.side_cards - used)));
    if (used + player.side_left > rules.side_cards)
        return from.error("spent",
                          failure("pazaak", "more side cards than the {} of the rules", int{rules.side_cards}));
    return player;
}

Error player_error(Seat seat, const char* field, const Error& problem) {
    return field_error("seats[" + std::to_string(seat.index()) + "]." + field, problem);
}

/// The house cards of a hand in the order in which they are drawn: a round each, from seat 0 on.
Result<std::vector<std::uint8_t>> drawn_cards(const WrittenPlayers& players, const Pazaak::Rules& rules) {
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
                return player_error(seat, "row",
                                    failure("pazaak", "house card {} lies on the table {} times, there are {}",
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
                    failure("pazaak", "seat {} has side card {} more often than the {} times the rules have it",
                            seat.index(), value, int{seen.open.rules.side_copies});
                if (seat == seen.me && seen.own.side.find(static_cast<std::uint8_t>(value)) >= 0)
                    return field_error("side", problem);
                const bool spent = seen.open.players[seat].spent.find(static_cast<std::uint8_t>(value)) >= 0;
                return player_error(seat, spent ? "spent" : "row", problem);
            }
            left += count;
        }
        if (seat != seen.me && left < seen.open.players[seat].side_left)
            return player_error(seat, "side_left",
                                failure("pazaak", "seat {} can't hold that many side cards", seat.index()));
    }
    return {};
}

/// Plays the hand that is about to begin until `turn` has drawn its last written card.
Result<> play_hand(Pazaak::State& state, WrittenPlayers& players, Seat turn) {
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
        return field_error("turn", failure("pazaak",
                                           "it can't be seat {}’s turn after {} house cards of seat 0 and {} of seat 1",
                                           turn.index(), players[Seat(0)].house.size(), players[Seat(1)].house.size()));
    };
    if (players[turn].house.empty() || players[turn].stood) return turn_error();
    Pazaak::step(state, {}, {}); // out of the rest before it
    for (;;) {
        count_drawn();
        if (state.open.phase != Pazaak::Phase::Act)
            return player_error(turn, "row",
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

/// The hand is played again by the rules, so that everything else follows from them.
Result<InfoState<Pazaak>> Pazaak::view_from(const Json& json) {
    static constexpr const char* kAct[] = {"act"};
    const auto view = TRY(ViewReader::of(json, Path()));
    State state;
    state.open.rules = TRY(view.rules<Pazaak>(kSeats));
    const Seat me(TRY(view.whole("me", 0, kSeats - 1, 0)));
    TRY(view.word("phase", kAct, 0));
    const Seat turn(TRY(view.whole("turn", 0, kSeats - 1, me.index())));
    const auto mine = TRY(view.wholes("side", 1, kSideValues));
    const auto seats = TRY(view.objects("seats", kSeats));
    WrittenPlayers players;
    int hands = 0;
    for (Seat seat : SeatSet::all(kSeats)) {
        const auto held = seat == me ? static_cast<int>(mine.size()) : -1;
        players[seat] = TRY(read_player(seats[static_cast<std::size_t>(seat.index())], state.open.rules, held));
        hands += players[seat].wins;
    }
    state.open.hand = TRY(view.whole("hand", hands + 1, 100'000, hands + 1)) - 2; // the one before it is over
    // Those that are played in this hand lie first: what is played again is the first of its value.
    for (Seat seat : SeatSet::all(kSeats))
        if (players[seat].side != 0) state.side[seat].push_back(players[seat].side);
    const int played = state.side[me].size();
    for (const int value : mine) {
        if (state.side[me].full()) return view.error("side", failure("pazaak", "has too many cards"));
        state.side[me].push_back(static_cast<std::uint8_t>(value));
    }
    if (state.side[me].size() - played != players[me].side_left)
        return view.error(
            "side", failure("pazaak", "has {} cards, not {}", state.side[me].size() - played, players[me].side_left));
    Script script;
    script.parts[kFirstHandPart + state.open.hand + 1] = TRY(drawn_cards(players, state.open.rules));
    state.chance = Chance(0, 0, &script);
    state.open.phase = Phase::Rest;
    for (Seat seat : SeatSet::all(kSeats)) {
        const WrittenPlayer& player = players[seat];
        Player& now = state.open.players[seat];
        now.wins = static_cast<std::uint8_t>(player.wins);
        now.spent = player.spent;
        now.side_left = static_cast<std::uint8_t>(player.side_left + (player.side != 0 ? 1 : 0));
    }
    TRY(play_hand(state, players, turn));
    const InfoState<Pazaak> seen{me, state.open, own(state, me)};
    TRY(check_side_cards(seen));
    return seen;
}

} // namespace hilltop
