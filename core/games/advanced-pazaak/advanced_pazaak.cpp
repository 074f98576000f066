// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak.h"

#include "games/advanced-pazaak/ready_decks.h"

#include <algorithm>
#include <bit>

namespace hilltop {
namespace {

using State = AdvancedPazaak::State;
using Player = AdvancedPazaak::Player;

constexpr SeatSet kBoth = SeatSet::all(AdvancedPazaak::kSeats);

constexpr auto kFreshDecks = [] {
    std::array<FixedList<std::uint8_t, AdvancedPazaak::kMaxHouse>, 9> decks;
    for (std::size_t copies = 0; copies < decks.size(); ++copies) {
        for (std::size_t copy = 0; copy < copies; ++copy) {
            for (std::uint8_t value = 1; value <= AdvancedPazaak::kHouseValues; ++value)
                decks[copies].push_back(value);
        }
    }
    return decks;
}();

constexpr Seat other(Seat seat) {
    return next(seat, AdvancedPazaak::kSeats);
}

void stand(Player& player) {
    player.stood = true;
    player.last = AdvancedPazaak::Last::Stand;
}

void finish_set(State& state, std::optional<Seat> winner, Events events) {
    auto& open = state.open;
    open.phase = AdvancedPazaak::Phase::Rest;
    open.set_winner = AdvancedPazaak::kNobody;
    if (!winner) {
        events.phase("set-level", open.set + 1);
        return;
    }
    open.set_winner = static_cast<std::int8_t>(winner->index());
    Player& player = open.players[*winner];
    ++player.wins;
    events.score(*winner, "sets", player.wins);
    events.phase("set-won", winner->index());
    if (player.wins == open.rules.sets_to_win) {
        open.phase = AdvancedPazaak::Phase::Over;
        events.phase("match-won", winner->index());
    }
}

/// Nine cards that are not over 20; true if they end the set.
bool wins_by_nine(State& state, Seat seat, Events events) {
    const Player& player = state.open.players[seat];
    if (!state.open.rules.nine_cards || player.row.size() < AdvancedPazaak::kNine ||
        player.total > AdvancedPazaak::kGoal)
        return false;
    events.say(seat, "nine-cards", player.total);
    finish_set(state, seat, events);
    return true;
}

/// Both stand and neither is over 20.
void compare(State& state, Events events) {
    const Player& a = state.open.players[Seat(0)];
    const Player& b = state.open.players[Seat(1)];
    if (a.total != b.total)
        finish_set(state, Seat(a.total > b.total ? 0 : 1), events);
    else if (a.tie != b.tie)
        finish_set(state, Seat(a.tie ? 0 : 1), events);
    else
        finish_set(state, {}, events);
}

enum class After : std::uint8_t { Asks, Stands, Ends };

After take_card(State& state, Seat seat, Events events) {
    Player& player = state.open.players[seat];
    if (state.house.empty()) { // only with few copies and many minus cards
        events.say(seat, "no-cards", player.total);
        stand(player);
        return After::Stands;
    }
    const int top = state.house.size() - 1;
    const std::uint8_t value = state.chance.draw(state.house);
    const AdvancedPazaak::Card card{value, 0, static_cast<std::int8_t>(value)};
    if (events.heard())
        events.move(spot(AdvancedPazaak::kDeck, top), spot(AdvancedPazaak::kRow, seat, player.row.size()),
                    AdvancedPazaak::face(card), kBoth);
    player.row.push_back(card);
    player.total = static_cast<std::int16_t>(player.total + value);
    state.open.house_left = state.house.size();
    if (wins_by_nine(state, seat, events)) return After::Ends;
    if (state.open.rules.auto_stand && player.total == AdvancedPazaak::kGoal) {
        events.say(seat, "auto-stand", player.total);
        stand(player);
        return After::Stands;
    }
    state.open.turn = seat;
    return After::Asks;
}

/// Lets seats move, from `seat` on, until one has to be asked or the set is over.
void go_on(State& state, Seat seat, Events events) {
    for (;; seat = other(seat)) {
        const bool both = state.open.players[Seat(0)].stood && state.open.players[Seat(1)].stood;
        if (both) {
            compare(state, events);
            return;
        }
        if (!state.open.players[seat].stood && take_card(state, seat, events) != After::Stands) return;
    }
}

void begin_set(State& state, Events events) {
    auto& open = state.open;
    state.house = kFreshDecks[open.rules.house_copies];
    state.chance.begin(AdvancedPazaak::kFirstSetPart + open.set);
    open.phase = AdvancedPazaak::Phase::Act;
    open.set_winner = AdvancedPazaak::kNobody;
    events.phase("set", open.set + 1);
    go_on(state, open.first, events);
}

void begin_sets(State& state, Events events) {
    if (state.open.rules.first != AdvancedPazaak::First::Seat0) {
        FixedList<std::uint8_t, AdvancedPazaak::kSeats> lots;
        lots.push_back(0);
        lots.push_back(1);
        state.chance.begin(AdvancedPazaak::kLotPart);
        state.open.first = Seat(state.chance.draw(lots));
        events.phase("first", state.open.first.index());
    }
    begin_set(state, events);
}

void next_set(State& state, Events events) {
    auto& open = state.open;
    for (Seat seat : kBoth) {
        Player& player = open.players[seat];
        int place = 0; // those that leave close up
        for (const AdvancedPazaak::Card& card : player.row) {
            if (card.number != 0) {
                ++place;
                continue;
            }
            if (events.heard())
                events.move(spot(AdvancedPazaak::kRow, seat, place),
                            spot(AdvancedPazaak::kSpent, seat, player.spent.size()), AdvancedPazaak::face(card.side),
                            kBoth);
            player.spent.push_back(card.side);
        }
        events.gather(spot(AdvancedPazaak::kRow, seat), spot(AdvancedPazaak::kDeck));
        player.row.clear();
        player.total = 0;
        player.stood = player.tie = false;
        player.last = AdvancedPazaak::Last::Nothing;
    }
    if (open.rules.first == AdvancedPazaak::First::Drawn) open.first = other(open.first);
    if (open.rules.first == AdvancedPazaak::First::Loser && open.set_winner != AdvancedPazaak::kNobody)
        open.first = other(Seat(open.set_winner));
    ++open.set;
    begin_set(state, events);
}

void draw_side_cards(State& state, const Answers<AdvancedPazaak>& answers, Events events) {
    const auto& rules = state.open.rules;
    int undealt = rules.house_copies * AdvancedPazaak::kHouseValues + AdvancedPazaak::kSeats * rules.deck_size;
    for (Seat seat : kBoth) {
        auto& own = state.own[seat];
        own.box = answers[seat]->deck;
        for (int place = 0; events.heard() && place < own.box.size(); ++place)
            events.move(spot(AdvancedPazaak::kDeck, --undealt), spot(AdvancedPazaak::kBox, seat, place),
                        AdvancedPazaak::face(own.box[place]), seat);
    }
    for (Seat seat : kBoth) {
        auto& own = state.own[seat];
        const AdvancedPazaak::Deck deck = own.box;
        FixedList<std::uint8_t, AdvancedPazaak::kMaxDeck> places;
        const int cards = std::min(deck.size(), places.kCapacity); // always the former, which GCC 14 cannot see
        for (int place = 0; place < cards; ++place)
            places.push_back(static_cast<std::uint8_t>(place));
        std::uint32_t drawn = 0;
        state.chance.begin(AdvancedPazaak::kDrawPart + seat.index());
        for (int i = 0; i < rules.hand_size; ++i) {
            const int place = state.chance.draw(places);
            if (events.heard()) {
                const int now = place - std::popcount(drawn & ((1u << place) - 1)); // cards before it have left
                events.move(spot(AdvancedPazaak::kBox, seat, now), spot(AdvancedPazaak::kHand, seat, i),
                            AdvancedPazaak::face(deck[place]), seat);
            }
            drawn |= 1u << place;
            own.hand.push_back(deck[place]);
        }
        own.box.clear();
        for (int place = 0; place < cards; ++place) {
            if ((drawn >> place & 1u) == 0) own.box.push_back(deck[place]);
        }
        state.chance.end();
        state.open.players[seat].side_left = rules.hand_size;
    }
    if (rules.stake > 0) {
        state.open.phase = AdvancedPazaak::Phase::Stake;
        events.phase("stakes");
    } else {
        begin_sets(state, events);
    }
}

void name_stakes(State& state, const Answers<AdvancedPazaak>& answers, Events events) {
    for (Seat seat : kBoth) {
        state.open.players[seat].stake = answers[seat]->stake;
        events.say(seat, "stake", answers[seat]->stake);
    }
    begin_sets(state, events);
}

/// A side card onto the own table, with all it does there.
void play_side(State& state, Seat seat, const AdvancedPazaak::Action& action, Events events) {
    Player& player = state.open.players[seat];
    auto& hand = state.own[seat].hand;
    const int place = hand.find(action.card);
    hand.remove_at(place);
    --player.side_left;
    player.total = static_cast<std::int16_t>(AdvancedPazaak::total_with(player, action.card, action.value));
    const auto show = [&](int i) {
        events.show(spot(AdvancedPazaak::kRow, seat, i), AdvancedPazaak::face(player.row[i]), kBoth);
    };
    for (int i = 0; i < player.row.size(); ++i) {
        AdvancedPazaak::Card& card = player.row[i];
        if (!flips(action.card, AdvancedPazaak::printed(card))) continue;
        card.counts = static_cast<std::int8_t>(-card.counts);
        show(i);
    }
    if (action.card == kDouble && !player.row.empty()) {
        AdvancedPazaak::Card& card = player.row.back();
        card.counts = static_cast<std::int8_t>(2 * card.counts);
        show(player.row.size() - 1);
    }
    if (action.card == kTie) player.tie = true;
    const AdvancedPazaak::Card laid{0, action.card, action.value};
    events.move(spot(AdvancedPazaak::kHand, seat, place), spot(AdvancedPazaak::kRow, seat, player.row.size()),
                AdvancedPazaak::face(laid), kBoth);
    player.row.push_back(laid);
}

void act(State& state, const AdvancedPazaak::Action& action, Events events) {
    const Seat seat = state.open.turn;
    Player& player = state.open.players[seat];
    if (action.plays) play_side(state, seat, action, events);
    if (player.total > AdvancedPazaak::kGoal) {
        player.last = action.stands ? AdvancedPazaak::Last::Stand : AdvancedPazaak::Last::End;
        player.stood = action.stands;
        events.say(seat, "bust", player.total);
        finish_set(state, other(seat), events);
        return;
    }
    if (wins_by_nine(state, seat, events)) return;
    const bool by_itself = state.open.rules.auto_stand && player.total == AdvancedPazaak::kGoal && !action.stands;
    events.say(seat, by_itself ? "auto-stand" : action.stands ? "stand" : "end", player.total);
    if (action.stands || by_itself)
        stand(player);
    else
        player.last = AdvancedPazaak::Last::End;
    go_on(state, other(seat), events);
}

} // namespace

int AdvancedPazaak::copies_allowed(const Rules& rules, SideCard card) {
    if (card >= kSideCards || (rules.pool == Pool::Plus && card >= kMinus)) return 0;
    if (!is_special(card)) return rules.same;
    return rules.pool == Pool::All ? 1 : 0;
}

int AdvancedPazaak::total_with(const Player& player, SideCard card, int value) {
    int total = player.total + value;
    if (card == kDouble && !player.row.empty()) total += player.row.back().counts;
    if (card == kFlip24 || card == kFlip36) {
        for (const Card& laid : player.row) {
            if (flips(card, printed(laid))) total -= 2 * laid.counts;
        }
    }
    return total;
}

State AdvancedPazaak::deal(const Rules& rules, int, Chance chance, Events events) {
    State state;
    state.open.rules = rules;
    state.open.house_left = rules.house_copies * kHouseValues;
    state.house = kFreshDecks[rules.house_copies];
    state.chance = chance;
    events.phase("side-decks");
    return state;
}

void AdvancedPazaak::step(State& state, const Answers<AdvancedPazaak>& answers, Events events) {
    switch (state.open.phase) {
    case Phase::Choose:
        draw_side_cards(state, answers, events);
        break;
    case Phase::Stake:
        name_stakes(state, answers, events);
        break;
    case Phase::Act:
        act(state, *answers[state.open.turn], events);
        break;
    case Phase::Rest:
        next_set(state, events);
        break;
    case Phase::Over:
        break;
    }
}

State AdvancedPazaak::resample(const InfoState<AdvancedPazaak>& seen, Rng& rng) {
    State state;
    state.open = seen.open;
    state.own[seen.me] = seen.own;
    const Open& open = seen.open;
    Chance chance(rng.next64(), 0);
    chance.begin(kDrawPart);
    state.house = kFreshDecks[open.rules.house_copies];
    for (Seat seat : kBoth) {
        for (const Card& card : open.players[seat].row) {
            if (card.number != 0) state.house.remove_at(state.house.find(card.number));
        }
    }
    if (open.phase != Phase::Choose) {
        // The other's hidden cards: any that the rules allow beside those already shown.
        const Seat rival = other(seen.me);
        const Player& player = open.players[rival];
        std::array<int, kSideCards> shown{};
        for (const SideCard card : player.spent)
            ++shown[card];
        for (const Card& card : player.row) {
            if (card.number == 0) ++shown[card.side];
        }
        FixedList<std::uint8_t, 10 * kSideCards> pool;
        for (SideCard card = 0; card < kSideCards; ++card) {
            for (int copy = shown[card]; copy < copies_allowed(open.rules, card); ++copy)
                pool.push_back(card);
        }
        for (int i = 0; i < player.side_left; ++i)
            state.own[rival].hand.push_back(chance.draw(pool));
        for (int i = open.rules.hand_size; i < open.rules.deck_size; ++i)
            state.own[rival].box.push_back(chance.draw(pool));
        chance.begin(kFirstSetPart + open.set);
    }
    state.chance = chance;
    return state;
}

MatchResult AdvancedPazaak::result(const State& state) {
    MatchResult result;
    const auto& open = state.open;
    const int stake = stake_of(open.players[Seat(0)].stake, open.players[Seat(1)].stake);
    for (Seat seat : kBoth) {
        const Player& player = open.players[seat];
        result.second[seat] = player.wins;
        if (player.wins != open.rules.sets_to_win) continue;
        result.winners = seat;
        result.points[seat] = open.rules.stake > 0 ? stake : 1;
        result.points[other(seat)] = open.rules.stake > 0 ? -stake : 0;
    }
    return result;
}

void AdvancedPazaak::add_to(Digest& digest, const Action& action) {
    digest.add_byte(static_cast<std::uint8_t>(static_cast<unsigned>(action.kind) << 2 |
                                              static_cast<unsigned>(action.plays) << 1 |
                                              static_cast<unsigned>(action.stands)));
    switch (action.kind) {
    case Action::Kind::Turn:
        if (!action.plays) return;
        digest.add_byte(action.card);
        digest.add_byte(static_cast<std::uint8_t>(action.value));
        return;
    case Action::Kind::Choose:
        for (const SideCard card : action.deck)
            digest.add_byte(card);
        return;
    case Action::Kind::Stake:
        digest.add_byte(static_cast<std::uint8_t>(action.stake & 255));
        digest.add_byte(static_cast<std::uint8_t>(action.stake >> 8));
        return;
    }
}

} // namespace hilltop
