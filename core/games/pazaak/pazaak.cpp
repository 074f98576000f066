// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak.h"

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

using Deck = FixedList<std::uint8_t, Pazaak::kMaxHouse>;
using State = Pazaak::State;
using Player = Pazaak::Player;

/// Fresh house decks by number of copies, so that a hand begins with one copy of bytes.
constexpr auto kFreshDecks = [] {
    std::array<Deck, 9> decks;
    for (std::size_t copies = 0; copies < decks.size(); ++copies) {
        for (std::size_t copy = 0; copy < copies; ++copy) {
            for (std::uint8_t value = 1; value <= Pazaak::kHouseValues; ++value)
                decks[copies].push_back(value);
        }
    }
    return decks;
}();

constexpr Seat other(Seat seat) {
    return next(seat, Pazaak::kSeats);
}

void deal_side_deck(State& state, Seat seat, int deck_cards, Events events) {
    const auto& rules = state.open.rules;
    FixedList<std::uint8_t, 4 * Pazaak::kSideValues> pool;
    for (int copy = 0; copy < rules.side_copies; ++copy) {
        for (std::uint8_t value = 1; value <= Pazaak::kSideValues; ++value)
            pool.push_back(value);
    }
    state.chance.begin(seat.index());
    for (int i = 0; i < rules.side_cards; ++i) {
        const std::uint8_t value = state.chance.draw(pool);
        const Spot top = spot(Pazaak::kDeck, deck_cards - 1 - i);
        events.move(top, spot(Pazaak::kSide, seat, i), Pazaak::face({value, true}), seat);
        state.side[seat].push_back(value);
    }
    state.chance.end();
    state.open.players[seat].side_left = rules.side_cards;
}

void stand(State& state, Seat seat) {
    state.open.players[seat].stood = true;
    state.open.players[seat].last = Pazaak::Last::Stand;
}

/// Deals one house card; true if the player has to be asked for an answer.
bool take_card(State& state, Seat seat, Events events) {
    Player& player = state.open.players[seat];
    const Spot top = spot(Pazaak::kDeck, state.house.size() - 1);
    const std::uint8_t value = state.chance.draw(state.house);
    const Pazaak::Card card{value, false};
    events.move(top, spot(Pazaak::kRow, seat, player.row.size()), Pazaak::face(card), SeatSet::all(Pazaak::kSeats));
    player.row.push_back(card);
    player.total = static_cast<std::uint8_t>(player.total + value);
    state.open.house_left = state.house.size();
    if (state.open.rules.auto_stand && player.total == Pazaak::kGoal) {
        events.say(seat, "auto-stand", player.total);
        stand(state, seat);
        return false;
    }
    state.open.turn = seat;
    return true;
}

enum class Verdict : std::uint8_t { Seat0, Seat1, Tied, Open };

/// After both have moved, in the order of docs/rules.md, "Pazaak", 5.
Verdict judge(const Player& first, const Player& second) {
    if (first.total > Pazaak::kGoal) return second.total > Pazaak::kGoal ? Verdict::Tied : Verdict::Seat1;
    if (second.total > Pazaak::kGoal) return Verdict::Seat0;
    if (first.stood && second.stood) {
        if (first.total == second.total) return Verdict::Tied;
        return first.total > second.total ? Verdict::Seat0 : Verdict::Seat1;
    }
    if (first.stood && second.total > first.total) return Verdict::Seat1;
    if (second.stood && first.total > second.total) return Verdict::Seat0;
    return Verdict::Open;
}

void finish_hand(State& state, Verdict verdict, Events events) {
    auto& open = state.open;
    open.phase = Pazaak::Phase::Rest;
    if (verdict == Verdict::Tied) {
        open.hand_winner = Pazaak::kNobody;
        events.phase("hand-tied", open.hand + 1);
        return;
    }
    const Seat winner(verdict == Verdict::Seat0 ? 0 : 1);
    open.hand_winner = static_cast<std::int8_t>(winner.index());
    Player& player = open.players[winner];
    ++player.wins;
    events.score(winner, "hands", player.wins);
    events.phase("hand-won", winner.index());
    if (player.wins == open.rules.hands_to_win) {
        open.phase = Pazaak::Phase::Over;
        events.phase("match-won", winner.index());
    }
}

/// Lets seats move, from `seat` on, until one has to be asked or the hand is over.
void go_on(State& state, Seat seat, Events events) {
    for (;;) {
        if (!state.open.players[seat].stood && take_card(state, seat, events)) return;
        if (seat == Seat(1)) {
            const auto verdict = judge(state.open.players[Seat(0)], state.open.players[Seat(1)]);
            if (verdict != Verdict::Open) {
                finish_hand(state, verdict, events);
                return;
            }
        }
        seat = other(seat);
    }
}

void begin_hand(State& state, Events events) {
    auto& open = state.open;
    state.house = kFreshDecks[open.rules.house_copies];
    state.chance.begin(Pazaak::kFirstHandPart + open.hand);
    open.phase = Pazaak::Phase::Act;
    open.hand_winner = Pazaak::kNobody;
    events.phase("hand", open.hand + 1);
    go_on(state, Seat(0), events);
}

void clear_table(State& state, Events events) {
    for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
        Player& player = state.open.players[seat];
        if (player.played_side != 0) {
            const int place = player.row.size() - 1; // a side card ends the turn, so it lies last
            events.move(spot(Pazaak::kRow, seat, place), spot(Pazaak::kSpent, seat, player.spent.size()),
                        Pazaak::face(player.row[place]), SeatSet::all(Pazaak::kSeats));
            player.spent.push_back(player.played_side);
        }
        events.gather(spot(Pazaak::kRow, seat), spot(Pazaak::kDeck));
        player.row.clear();
        player.total = 0;
        player.played_side = 0;
        player.stood = false;
        player.last = Pazaak::Last::Nothing;
    }
}

void act(State& state, Seat seat, const Pazaak::Action& action, Events events) {
    Player& player = state.open.players[seat];
    if (action.kind == Pazaak::Action::Kind::End) {
        player.last = Pazaak::Last::End;
        events.say(seat, "end", player.total);
        return;
    }
    auto& side = state.side[seat];
    // A card that is not held is STAND (the contest's rule, no fault).
    const int place = action.kind == Pazaak::Action::Kind::Play ? side.find(action.card) : -1;
    if (place >= 0) {
        const Pazaak::Card card{side.remove_at(place), true};
        events.say(seat, "play", card.value);
        events.move(spot(Pazaak::kSide, seat, place), spot(Pazaak::kRow, seat, player.row.size()), Pazaak::face(card),
                    SeatSet::all(Pazaak::kSeats));
        player.row.push_back(card);
        player.total = static_cast<std::uint8_t>(player.total + card.value);
        player.played_side = card.value;
        --player.side_left;
    }
    events.say(seat, "stand", player.total);
    stand(state, seat);
}

} // namespace

State Pazaak::deal(const Rules& rules, int, Chance chance, Events events) {
    State state;
    state.open.rules = rules;
    state.chance = chance;
    const int house_cards = rules.house_copies * kHouseValues;
    deal_side_deck(state, Seat(0), house_cards + 2 * rules.side_cards, events);
    deal_side_deck(state, Seat(1), house_cards + rules.side_cards, events);
    begin_hand(state, events);
    return state;
}

void Pazaak::legal_menu(const View<Pazaak>& view, Menu& menu) {
    menu.clear();
    menu.push_back(stand());
    if (view.open.players[view.me].total > kGoal) return; // lost: side cards only add
    menu.push_back(end());
    for (int value = 1; value <= kSideValues; ++value) {
        if (view.own.side.find(static_cast<std::uint8_t>(value)) >= 0) menu.push_back(play(value));
    }
}

void Pazaak::step(State& state, const Answers<Pazaak>& answers, Events events) {
    auto& open = state.open;
    if (open.phase == Phase::Rest) {
        clear_table(state, events);
        ++open.hand;
        begin_hand(state, events);
        return;
    }
    const Seat seat = open.turn;
    act(state, seat, *answers[seat], events);
    if (seat == Seat(0)) {
        go_on(state, Seat(1), events);
        return;
    }
    const auto verdict = judge(open.players[Seat(0)], open.players[Seat(1)]);
    if (verdict == Verdict::Open)
        go_on(state, Seat(0), events);
    else
        finish_hand(state, verdict, events);
}

std::array<int, Pazaak::kHouseValues + 1> Pazaak::unseen_house(const Open& open) {
    std::array<int, kHouseValues + 1> unseen{};
    std::fill(unseen.begin() + 1, unseen.end(), open.rules.house_copies);
    for (const Player& player : open.players.values) {
        for (const Card& card : player.row) {
            if (!card.side) --unseen[card.value];
        }
    }
    return unseen;
}

std::array<int, Pazaak::kSideValues + 1> Pazaak::unseen_side(const Open& open, Seat seat) {
    const Player& player = open.players[seat];
    std::array<int, kSideValues + 1> unseen{};
    std::fill(unseen.begin() + 1, unseen.end(), open.rules.side_copies);
    for (const std::uint8_t value : player.spent)
        --unseen[value];
    if (player.played_side != 0) --unseen[player.played_side];
    return unseen;
}

State Pazaak::resample(const InfoState<Pazaak>& seen, Rng& rng) {
    State state;
    state.open = seen.open;
    state.side[seen.me] = seen.own.side;
    // The other's hidden cards: any of its pool that have not been seen.
    const Player& rival = seen.open.players[other(seen.me)];
    const auto unseen = unseen_side(seen.open, other(seen.me));
    FixedList<std::uint8_t, 4 * kSideValues> pool;
    for (std::uint8_t value = 1; value <= kSideValues; ++value) {
        for (int copy = 0; copy < unseen[value]; ++copy)
            pool.push_back(value);
    }
    Chance chance(rng.next64(), 0);
    chance.begin(0);
    for (int i = 0; i < rival.side_left; ++i)
        state.side[other(seen.me)].push_back(chance.draw(pool));
    state.house = kFreshDecks[seen.open.rules.house_copies];
    for (Seat seat : SeatSet::all(kSeats)) {
        for (const Card& card : seen.open.players[seat].row) {
            if (!card.side) state.house.remove_at(state.house.find(card.value));
        }
    }
    chance.begin(kFirstHandPart + seen.open.hand);
    state.chance = chance;
    return state;
}

MatchResult Pazaak::result(const State& state) {
    MatchResult result;
    for (Seat seat : SeatSet::all(kSeats)) {
        const Player& player = state.open.players[seat];
        result.second[seat] = player.wins;
        if (player.wins == state.open.rules.hands_to_win) {
            result.points[seat] = 1;
            result.winners = seat;
        }
    }
    return result;
}

} // namespace hilltop
