// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "engine/view_table.h"
#include "games/rps/rps.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace hilltop {
namespace {

constexpr const char* kPhaseWords[] = {"draft", "gift", "play", "revealed", "over"};
constexpr const char* kStageWords[] = {"draft", "games"};

/// A view, and the cards that were drafted as it has them.
struct RpsView : InfoState<RpsPoker> {
    FixedList<RpsPoker::Card, RpsPoker::kPicks> kept{}, received{};

    bool drafting() const { return open.base.empty(); }
    const RpsPoker::Deck& rival_played() const { return open.played[next(me, RpsPoker::kSeats)]; }
    /// Of the other's cards: unplayed gifts are certain, the rest are among the unseen.
    RpsPoker::CardSet rival_holds() const { return RpsPoker::set_of(own.given) & ~RpsPoker::set_of(rival_played()); }
};
using RpsPart = PartOf<RpsView>; // a seat, or a game

Seat winner_of(const RpsPoker::Open& open, int game) {
    return Seat(RpsPoker::beats(open.played[Seat(0)][game], open.played[Seat(1)][game], open.base[game]) ? 0 : 1);
}

/// By number, then symbol.
std::vector<RpsPoker::Card> cards_of(RpsPoker::CardSet set) {
    std::vector<RpsPoker::Card> cards;
    for (; set != 0; set &= set - 1)
        cards.push_back(static_cast<RpsPoker::Card>(std::countr_zero(set)));
    return cards;
}

std::string text_of(RpsPoker::Card card) {
    return card_text(RpsPoker::info(), RpsPoker::symbol(card), RpsPoker::number(card));
}

Result<RpsPoker::Card> card_of(const std::string& text) {
    const auto action = RpsPoker::read("play " + text);
    return action ? Result<RpsPoker::Card>(action->card)
                  : failure("rps", "{} is not a card; write for example R3", text);
}

ViewTable<RpsView> view_table() {
    using namespace form;
    const auto card = as<RpsPoker::Card>(text(schema::text("^[RPS][0-9]$")), card_of, text_of);
    const auto at_most = [](int cards) { return failure("rps", "there are more than {} cards", cards); };
    const auto picks = row<FixedList<RpsPoker::Card, RpsPoker::kPicks>>(card, at_most(RpsPoker::kPicks));
    const auto deck = row<RpsPoker::Deck>(card, at_most(RpsPoker::kDeck));
    const auto cards = row<std::vector<RpsPoker::Card>>(card);
    ViewTable<RpsPart> game;
    game.computed("base", TOLD(of.all.open.base[of.index]), card);
    game.computed("played",
                  TOLD(std::vector{of.all.open.played[Seat(0)][of.index], of.all.open.played[Seat(1)][of.index]}),
                  cards, "by seat");
    game.computed("winner", TOLD(winner_of(of.all.open, of.index)), view_seat(RpsPoker::kSeats));
    game.computed("pair",
                  TOLD(RpsPoker::pairs(of.all.open.played[winner_of(of.all.open, of.index)][of.index],
                                       of.all.open.base[of.index])),
                  truth(), "won with a pair");
    ViewTable<RpsPart> seat; // both hold as many cards at any time
    seat.computed("games", TOLD(of.all.open.games[of.seat()]), figure(0, RpsPoker::kDeck), "won");
    seat.computed("hand", TOLD(of.all.own.hand.size()), figure(0, RpsPoker::kHand), "cards in it");
    seat.computed("stock", TOLD(std::popcount(of.all.own.stock)), figure(0, RpsPoker::kDeck), "cards in it");
    seat.computed("drafted", TOLD(of.all.own.drafted.size()), figure(0, RpsPoker::kDeck), "cards, kept and received");
    seat.written("played", HELD(of.all.open.played[of.seat()]), deck);
    seat.computed("forfeited", TOLD(of.all.open.forfeited.contains(of.seat())), truth());
    ViewTable<RpsView> view;
    view.written("rules", HELD(of.open.rules), rules_of<RpsPoker>());
    view.written("me", &RpsView::me, view_seat(RpsPoker::kSeats));
    view.computed("phase", TOLD(of.open.phase), word<RpsPoker::Phase>(kPhaseWords));
    view.computed("stage", TOLD(!of.drafting()), word<bool>(kStageWords));
    view.computed("round", TOLD(of.open.round + 1), figure(1, RpsPoker::kDeck + 1), "pick or game, from 1");
    view.computed("rounds", TOLD(of.drafting() ? RpsPoker::kPicks : RpsPoker::kDeck),
                  figure(int{RpsPoker::kPicks}, int{RpsPoker::kDeck}), "of this stage");
    view.written("pair", HELD(of.own.pair), row<FixedList<RpsPoker::Card, 2>>(card, at_most(2)), "to choose from");
    view.written("kept", &RpsView::kept, picks);
    view.written("given", HELD(of.own.given), picks);
    view.written("received", &RpsView::received, picks);
    view.written("hand", HELD(of.own.hand),
                 row<FixedList<RpsPoker::Card, RpsPoker::kHand>>(card, at_most(RpsPoker::kHand)),
                 "in the order received");
    view.computed("stock", TOLD(cards_of(of.own.stock)), cards,
                  "my cards not drawn yet, by number: no one knows their order");
    view.computed("base", TOLD(of.drafting() ? std::nullopt : std::optional(of.open.base.back())), or_null(card),
                  "the base card of this game, or the last one");
    view.written("bases", HELD(of.open.base), deck, "all that were shown, in order");
    view.parts("games", game, TOLD(of.open.played[Seat(0)].size()), "played so far");
    view.computed("rival_holds", TOLD(cards_of(of.rival_holds())), cards, "my gifts that the other has not played");
    view.computed("rival_unknown",
                  TOLD(of.own.drafted.size() - of.rival_played().size() - std::popcount(of.rival_holds())),
                  figure(0, RpsPoker::kDeck), "how many more cards the other has");
    view.computed("unseen", TOLD(cards_of(RpsPoker::unseen(of.open, of.own, of.me))), cards,
                  "cards that no one has shown me, but for rival_holds");
    view.seats(seat, [](const auto&) { return RpsPoker::kSeats; });
    return view;
}

const ViewTable<RpsView> kView = view_table();

/// Checks that the cards of a field are allowed and not yet in `taken`, and adds them to it.
template <class Cards>
Result<> claim(const std::string& field, const Cards& cards, RpsPoker::CardSet& taken,
               RpsPoker::CardSet allowed = RpsPoker::kAllCards) {
    for (const RpsPoker::Card card : cards) {
        const std::string text = text_of(card);
        if ((allowed & RpsPoker::bit(card)) == 0)
            return field_error(field, failure("rps", "{} was not drafted by this seat", text));
        if ((taken & RpsPoker::bit(card)) != 0) return field_error(field, failure("rps", "{} appears twice", text));
        taken |= RpsPoker::bit(card);
    }
    return {};
}

Result<> check_size(const std::string& field, int size, int wanted) {
    return size == wanted
               ? Result<>()
               : field_error(field, failure("rps", "there are {} cards, but there must be {}", size, wanted));
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
        if (seen.kept.full())
            return field_error("bases", failure("rps", "there is no base card, but all cards are drafted"));
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
                                                 rival.index() + 1, kPicks));
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
