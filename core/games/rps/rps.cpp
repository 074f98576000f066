// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps.h"

#include <bit>
#include <utility>

namespace hilltop {
namespace {

using State = RpsPoker::State;
using Own = RpsPoker::Own;
using Card = RpsPoker::Card;
using CardSet = RpsPoker::CardSet;
using Phase = RpsPoker::Phase;
using ActionKind = RpsPoker::Action::Kind;

constexpr SeatSet kBoth = SeatSet::all(RpsPoker::kSeats);

constexpr auto kFresh = [] {
    FixedList<Card, RpsPoker::kCards> cards;
    for (int card = 0; card < RpsPoker::kCards; ++card)
        cards.push_back(static_cast<Card>(card));
    return cards;
}();

constexpr auto kPlaces = [] {
    RpsPoker::Deck places;
    for (int place = 0; place < RpsPoker::kDeck; ++place)
        places.push_back(static_cast<Card>(place));
    return places;
}();

constexpr Seat other(Seat seat) {
    return next(seat, RpsPoker::kSeats);
}

/// The cards of a set, lowest first.
FixedList<Card, RpsPoker::kCards> list_of(CardSet set) {
    FixedList<Card, RpsPoker::kCards> cards;
    for (; set != 0; set &= set - 1)
        cards.push_back(static_cast<Card>(std::countr_zero(set)));
    return cards;
}

void begin_pick(State& state, Events events) {
    state.open.phase = Phase::Draft;
    events.phase("pick", state.open.round + 1);
    for (Seat seat : kBoth) {
        for (int place = 0; place < 2; ++place) {
            const Spot top = spot(RpsPoker::kDealZone, state.left.size() - 1);
            const Card card = state.chance.draw(state.left);
            events.move(top, spot(RpsPoker::kPairZone, seat, place), RpsPoker::face(card), seat);
            state.own[seat].pair.push_back(card);
        }
    }
}

/// What both keep and give goes into the drafted cards.
void pick(State& state, const Answers<RpsPoker>& answers, Events events) {
    for (Seat seat : kBoth) {
        Own& own = state.own[seat];
        const int kept = own.pair[0] == answers[seat]->card ? 0 : 1;
        own.drafted.push_back(own.pair[kept]);
        own.given.push_back(own.pair[1 - kept]);
        events.move(spot(RpsPoker::kPairZone, seat, kept), spot(RpsPoker::kDraftZone, seat, own.drafted.size() - 1),
                    RpsPoker::face(own.drafted.back()), seat);
        own.pair.clear();
    }
    for (Seat seat : kBoth) {
        const Card gift = state.own[seat].given.back();
        Own& taker = state.own[other(seat)];
        taker.drafted.push_back(gift);
        events.move(spot(RpsPoker::kPairZone, seat), spot(RpsPoker::kDraftZone, other(seat), taker.drafted.size() - 1),
                    RpsPoker::face(gift), kBoth);
    }
    state.open.phase = Phase::Gift;
}

void draw_card(State& state, Seat seat, Events events) {
    auto& stock = state.stock[seat];
    Own& own = state.own[seat];
    const Card card = stock.pop_back();
    events.move(spot(RpsPoker::kStockZone, seat, stock.size()), spot(RpsPoker::kHandZone, seat, own.hand.size()),
                RpsPoker::face(card), seat);
    own.stock ^= RpsPoker::bit(card);
    own.hand.push_back(card);
}

/// The two decks are shuffled and the hands drawn; from here on base cards are drawn from what is left.
void begin_games(State& state, Events events) {
    for (Seat seat : kBoth) {
        events.gather(spot(RpsPoker::kDraftZone, seat), spot(RpsPoker::kStockZone, seat));
        auto& stock = state.stock[seat];
        auto places = kPlaces;
        state.chance.begin(RpsPoker::kStockPart + seat.index());
        stock = kPlaces;
        CardSet cards = 0;
        for (int i = RpsPoker::kDeck - 1; i >= 0; --i) {
            stock[i] = state.own[seat].drafted[state.chance.draw(places)];
            cards |= RpsPoker::bit(stock[i]);
        }
        state.own[seat].stock = cards;
        for (int i = 0; i < RpsPoker::kHand; ++i)
            draw_card(state, seat, events);
    }
    state.chance.begin(RpsPoker::kBasePart);
    state.open.round = 0;
}

void show_base(State& state, Events events) {
    state.open.phase = Phase::Play;
    events.phase("game", state.open.round + 1);
    const Spot top = spot(RpsPoker::kDealZone, state.left.size() - 1);
    const Card base = state.chance.draw(state.left);
    events.move(top, spot(RpsPoker::kBaseZone), RpsPoker::face(base), kBoth);
    state.open.base.push_back(base);
}

/// The place the card had; those behind it close up. Three cards are not worth a call of memmove.
int take_out(FixedList<Card, RpsPoker::kHand>& hand, Card card) {
    int place = 0;
    while (hand[place] != card)
        ++place;
    auto* const cards = hand.begin();
    if (place == 0) cards[0] = cards[1];
    if (place <= 1) cards[1] = cards[2];
    hand.pop_back();
    return place;
}

void play_game(State& state, const Answers<RpsPoker>& answers, Events events) {
    auto& open = state.open;
    for (Seat seat : kBoth) {
        const Card card = answers[seat]->card;
        const int place = take_out(state.own[seat].hand, card);
        open.played[seat].push_back(card);
        events.move(spot(RpsPoker::kHandZone, seat, place), spot(RpsPoker::kPlayZone, seat), RpsPoker::face(card),
                    kBoth);
    }
    const Card base = open.base.back();
    const bool first = RpsPoker::beats(open.played[Seat(0)].back(), open.played[Seat(1)].back(), base);
    const Seat winner(first ? 0 : 1);
    ++open.games[winner];
    open.phase = Phase::Revealed;
    if (events.heard() && RpsPoker::pairs(open.played[winner].back(), base))
        events.say(winner, "pair", RpsPoker::number(base));
    events.score(winner, "games", open.games[winner]);
    events.phase("game-won", winner.index());
}

void finish(State& state, Events events) {
    const auto& games = state.open.games;
    state.open.phase = Phase::Over;
    if (games[Seat(0)] == games[Seat(1)])
        events.phase("match-drawn", games[Seat(0)]);
    else
        events.phase("match-won", games[Seat(0)] > games[Seat(1)] ? 0 : 1);
}

/// The match ends here, 0-10; 0-0 if both forfeit at once.
void end_by_forfeit(State& state, SeatSet out, Events events) {
    state.open.forfeited = out;
    for (Seat seat : out)
        events.say(seat, "forfeit");
    for (Seat seat : kBoth) {
        const bool wins = !out.contains(seat);
        state.open.games[seat] = wins ? RpsPoker::kDeck : 0;
        events.score(seat, "games", state.open.games[seat]);
    }
    finish(state, events);
}

void after_game(State& state, Events events) {
    if (state.open.round == RpsPoker::kDeck - 1) {
        finish(state, events);
        return;
    }
    const int done = 3 * state.open.round;
    events.gather(spot(RpsPoker::kBaseZone), spot(RpsPoker::kDone, done), kBoth);
    for (Seat seat : kBoth) {
        events.gather(spot(RpsPoker::kPlayZone, seat), spot(RpsPoker::kDone, done + 1 + seat.index()), kBoth);
        if (!state.stock[seat].empty()) draw_card(state, seat, events);
    }
    ++state.open.round;
    show_base(state, events);
}

} // namespace

RpsPoker::CardSet RpsPoker::unseen(const Open& open, const Own& own, Seat me) {
    return kAllCards & ~(set_of(own.drafted) | set_of(own.pair) | set_of(own.given) | set_of(open.played[other(me)]) |
                         set_of(open.base));
}

State RpsPoker::deal(const Rules&, int, Chance chance, Events events) {
    State state;
    state.left = kFresh;
    state.chance = chance;
    state.chance.begin(kDraftPart);
    begin_pick(state, events);
    return state;
}

void RpsPoker::legal_menu(const View<RpsPoker>& view, Menu& menu) {
    menu.clear();
    if (view.open.phase == Phase::Draft) {
        for (Card card : view.own.pair)
            menu.push_back(keep_card(card));
    } else if (view.open.phase == Phase::Play) {
        for (Card card : view.own.hand)
            menu.push_back(play_card(card));
    }
}

void RpsPoker::step(State& state, const Answers<RpsPoker>& answers, Events events) {
    SeatSet out;
    for (Seat seat : kBoth) {
        if (answers[seat].has_value() && answers[seat]->kind == ActionKind::Forfeit) out.insert(seat);
    }
    if (!out.empty()) {
        end_by_forfeit(state, out, events);
        return;
    }
    switch (state.open.phase) {
    case Phase::Draft:
        pick(state, answers, events);
        break;
    case Phase::Gift:
        if (++state.open.round < kPicks) {
            begin_pick(state, events);
        } else {
            begin_games(state, events);
            show_base(state, events);
        }
        break;
    case Phase::Play:
        play_game(state, answers, events);
        break;
    case Phase::Revealed:
        after_game(state, events);
        break;
    case Phase::Over:
        break;
    }
}

void RpsPoker::reshuffle(State& state, Rng& rng) {
    for (Seat seat : kBoth) {
        auto& stock = state.stock[seat];
        for (int i = stock.size() - 1; i > 0; --i)
            std::swap(stock[i], stock[rng.below(i + 1)]);
    }
    state.chance.redraw(rng);
}

State RpsPoker::resample(const InfoState<RpsPoker>& seen, Rng& rng) {
    const Open& open = seen.open;
    const Own& own = seen.own;
    const Seat rival = other(seen.me);
    const CardSet played = set_of(open.played[rival]);
    const CardSet given = set_of(own.given);
    State state;
    state.open = open;
    state.own[seen.me] = own;
    state.left = list_of(unseen(open, own, seen.me));
    Chance chance(rng.next64(), 0);
    chance.begin(open.base.empty() ? kDraftPart : kBasePart);

    // What the other kept: the cards it has played except gifts, and unseen ones; only it knows at which pick.
    auto kept = list_of(played & ~given);
    while (kept.size() < own.given.size())
        kept.push_back(chance.draw(state.left));
    Own& theirs = state.own[rival];
    for (Card gift : own.given) {
        theirs.drafted.push_back(chance.draw(kept));
        theirs.drafted.push_back(gift);
    }
    for (int received = 1; received < own.drafted.size(); received += 2)
        theirs.given.push_back(own.drafted[received]);
    for (int i = 0; i < own.pair.size(); ++i)
        theirs.pair.push_back(chance.draw(state.left));
    if (!open.base.empty()) {
        auto unplayed = list_of(set_of(theirs.drafted) & ~played);
        for (int i = 0; i < own.hand.size(); ++i)
            theirs.hand.push_back(chance.draw(unplayed));
        theirs.stock = set_of(unplayed);
        for (Seat seat : kBoth) {
            auto undrawn = list_of(state.own[seat].stock);
            while (!undrawn.empty())
                state.stock[seat].push_back(chance.draw(undrawn));
        }
    }
    state.chance = chance;
    return state;
}

MatchResult RpsPoker::result(const State& state) {
    MatchResult result;
    const auto& games = state.open.games;
    for (Seat seat : kBoth) {
        result.points[seat] = games[seat];
        if (games[seat] > games[other(seat)]) result.winners.insert(seat);
    }
    return result;
}

} // namespace hilltop
