// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "engine/view_table.h"
#include "games/rps/rps.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace hilltop {
namespace {

using G = RpsPoker;

constexpr const char* kPhaseWords[] = {"draft", "gift", "play", "revealed", "over"};
constexpr const char* kStageWords[] = {"draft", "games"};

/// A view, and the cards that were drafted as it has them.
struct RpsView : InfoState<G> {
    FixedList<G::Card, G::kPicks> kept{}, received{};

    bool drafting() const { return open.base.empty(); }
    const G::Deck& rival_played() const { return open.played[next(me, G::kSeats)]; }
    /// Of the other's cards: unplayed gifts are certain, the rest are among the unseen.
    G::CardSet rival_holds() const { return G::set_of(own.given) & ~G::set_of(rival_played()); }
};
using RpsPart = PartOf<RpsView>; // a seat, or a game

Seat winner_of(const G::Open& open, int game) {
    return Seat(G::beats(open.played[Seat(0)][game], open.played[Seat(1)][game], open.base[game]) ? 0 : 1);
}

/// By number, then symbol.
std::vector<G::Card> cards_of(G::CardSet set) {
    std::vector<G::Card> cards;
    for (; set != 0; set &= set - 1)
        cards.push_back(static_cast<G::Card>(std::countr_zero(set)));
    return cards;
}

std::string text_of(G::Card card) {
    return card_text(G::info(), G::symbol(card), G::number(card));
}

Result<G::Card> card_of(const std::string& text) {
    const auto action = G::read("play " + text);
    return action ? Result<G::Card>(action->card) : failure("rps", "{} is not a card such as R3", text);
}

ViewTable<RpsView> view_table() {
    using namespace form;
    const auto card = as<G::Card>(text(schema::text("^[RPS][0-9]$")), card_of, text_of);
    const auto at_most = [](int cards) { return failure("rps", "has more than {} cards", cards); };
    const auto picks = row<FixedList<G::Card, G::kPicks>>(card, at_most(G::kPicks));
    const auto deck = row<G::Deck>(card, at_most(G::kDeck));
    const auto cards = row<std::vector<G::Card>>(card);
    ViewTable<RpsPart> game;
    game.computed("base", TOLD(of.all.open.base[of.index]), card);
    game.computed("played",
                  TOLD(std::vector{of.all.open.played[Seat(0)][of.index], of.all.open.played[Seat(1)][of.index]}),
                  cards, "by seat");
    game.computed("winner", TOLD(winner_of(of.all.open, of.index)), view_seat(G::kSeats));
    game.computed(
        "pair",
        TOLD(G::pairs(of.all.open.played[winner_of(of.all.open, of.index)][of.index], of.all.open.base[of.index])),
        truth(), "won with a pair");
    ViewTable<RpsPart> seat; // both hold as many cards at any time
    seat.computed("games", TOLD(of.all.open.games[of.seat()]), figure(0, G::kDeck), "won");
    seat.computed("hand", TOLD(of.all.own.hand.size()), figure(0, G::kHand), "cards in it");
    seat.computed("stock", TOLD(std::popcount(of.all.own.stock)), figure(0, G::kDeck), "cards in it");
    seat.computed("drafted", TOLD(of.all.own.drafted.size()), figure(0, G::kDeck), "cards, kept and received");
    seat.written("played", HELD(of.all.open.played[of.seat()]), deck);
    seat.computed("forfeited", TOLD(of.all.open.forfeited.contains(of.seat())), truth());
    ViewTable<RpsView> view;
    view.written("rules", HELD(of.open.rules), rules_of<G>());
    view.written("me", &RpsView::me, view_seat(G::kSeats));
    view.computed("phase", TOLD(of.open.phase), word<G::Phase>(kPhaseWords));
    view.computed("stage", TOLD(!of.drafting()), word<bool>(kStageWords));
    view.computed("round", TOLD(of.open.round + 1), figure(1, G::kDeck + 1), "pick or game, from 1");
    view.computed("rounds", TOLD(of.drafting() ? G::kPicks : G::kDeck), figure(int{G::kPicks}, int{G::kDeck}),
                  "of this stage");
    view.written("pair", HELD(of.own.pair), row<FixedList<G::Card, 2>>(card, at_most(2)), "to choose from");
    view.written("kept", &RpsView::kept, picks);
    view.written("given", HELD(of.own.given), picks);
    view.written("received", &RpsView::received, picks);
    view.written("hand", HELD(of.own.hand), row<FixedList<G::Card, G::kHand>>(card, at_most(G::kHand)),
                 "in the order received");
    view.computed("stock", TOLD(cards_of(of.own.stock)), cards,
                  "my cards not drawn yet, by number: nobody knows their order");
    view.computed("base", TOLD(of.drafting() ? std::nullopt : std::optional(of.open.base.back())), or_null(card),
                  "the base card of this game, or the last one");
    view.written("bases", HELD(of.open.base), deck, "all that were shown, in order");
    view.parts("games", game, TOLD(of.open.played[Seat(0)].size()), "played so far");
    view.computed("rival_holds", TOLD(cards_of(of.rival_holds())), cards, "my gifts that the other has not played");
    view.computed("rival_unknown",
                  TOLD(of.own.drafted.size() - of.rival_played().size() - std::popcount(of.rival_holds())),
                  figure(0, G::kDeck), "how many more cards the other has");
    view.computed("unseen", TOLD(cards_of(G::unseen(of.open, of.own, of.me))), cards,
                  "cards that nobody has shown me, but for rival_holds");
    view.seats(seat, [](const auto&) { return G::kSeats; });
    return view;
}

const ViewTable<RpsView> kView = view_table();

/// That the cards of a field are allowed and none of them is taken before; `taken` gets them.
template <class Cards>
Result<> claim(const std::string& field, const Cards& cards, G::CardSet& taken, G::CardSet allowed = G::kAllCards) {
    for (const G::Card card : cards) {
        const std::string text = text_of(card);
        if ((allowed & G::bit(card)) == 0)
            return field_error(field, failure("rps", "{} was not drafted by this seat", text));
        if ((taken & G::bit(card)) != 0) return field_error(field, failure("rps", "{} is there twice", text));
        taken |= G::bit(card);
    }
    return {};
}

Result<> check_size(const std::string& field, int size, int wanted) {
    return size == wanted ? Result<>() : field_error(field, failure("rps", "has {} cards, not {}", size, wanted));
}

} // namespace

Json RpsPoker::describe(const InfoState<RpsPoker>& seen) {
    RpsView view{seen};
    for (int place = 0; place < seen.own.drafted.size(); ++place)
        (place % 2 == 0 ? view.kept : view.received).push_back(seen.own.drafted[place]);
    return kView.write(view);
}

/// What was drafted and played is written; phase, score and stock follow.
Result<InfoState<RpsPoker>> RpsPoker::view_from(const Json& json) {
    TRY(seats_written(json, info()));
    RpsView seen = TRY(kView.read(json));
    Open& open = seen.open;
    Own& own = seen.own;
    const Seat rival = next(seen.me, kSeats);
    CardSet taken = 0;
    TRY(claim("kept", seen.kept, taken));
    TRY(claim("received", seen.received, taken));
    TRY(claim("given", own.given, taken));
    TRY(check_size("received", seen.received.size(), seen.kept.size()));
    TRY(check_size("given", own.given.size(), seen.kept.size()));
    for (int pick = 0; pick < seen.kept.size(); ++pick) {
        own.drafted.push_back(seen.kept[pick]);
        own.drafted.push_back(seen.received[pick]);
    }
    TRY(claim("pair", own.pair, taken));
    TRY(claim("bases", open.base, taken));
    if (open.base.empty()) {
        if (seen.kept.full()) return field_error("bases", failure("rps", "is empty, and all cards are drafted"));
        TRY(check_size("pair", own.pair.size(), 2));
        own.hand.clear();
        open.played = {};
        open.round = static_cast<std::uint8_t>(seen.kept.size());
        return seen;
    }
    open.phase = Phase::Play;
    open.round = static_cast<std::uint8_t>(open.base.size() - 1);
    TRY(check_size("kept", seen.kept.size(), kPicks));
    TRY(check_size("pair", own.pair.size(), 0));
    const CardSet mine = set_of(own.drafted), given = set_of(own.given);
    CardSet mine_seen = 0, others = taken & ~given;
    const auto field = [](Seat seat) { return "seats[" + std::to_string(seat.index()) + "].played"; };
    TRY(claim(field(seen.me), open.played[seen.me], mine_seen, mine));
    TRY(check_size(field(seen.me), open.played[seen.me].size(), open.round));
    TRY(claim(field(rival), open.played[rival], others));
    TRY(check_size(field(rival), open.played[rival].size(), open.round));
    if (std::popcount(set_of(open.played[rival]) & ~given) > kPicks)
        return field_error(field(rival), failure("rps", "seat {} has played more than the {} cards it can have kept",
                                                 rival.index(), kPicks));
    TRY(claim("hand", own.hand, mine_seen, mine));
    TRY(check_size("hand", own.hand.size(), std::min(int{kHand}, kDeck - open.round)));
    own.stock = mine & ~set_of(open.played[seen.me]) & ~set_of(own.hand);
    for (int game = 0; game < open.round; ++game)
        ++open.games[winner_of(open, game)];
    return seen;
}

GameSchema RpsPoker::schema() {
    GameSchema declared;
    declared.view = kView.schema();
    declared.cards = {{"0", "the draft: two for seat 0, two for seat 1, five times over"},
                      {"1 + seat",
                       "the order of a seat's ten cards, first drawn first, as places 0 to 9: the card kept "
                       "at pick r (from 0) has place 2 r, the one received 2 r + 1"},
                      {"3", "the base cards in order"}};
    declared.numbered = "3 x number + symbol (R 0, P 1, S 2); in parts 1 and 2 a place";
    declared.most_card = kCards - 1;
    declared.digest = "one byte: 32 x (0 keep, 1 play, 2 forfeit) + the card's number, else 0";
    return declared;
}

} // namespace hilltop
