// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps_table.h"

#include "engine/schema.h"

#include <array>
#include <bit>

namespace hilltop {
namespace {

using Card = RpsPoker::Card;
using CardSet = RpsPoker::CardSet;
using ActionKind = RpsPoker::Action::Kind;

constexpr std::array<ZoneSpec, 8> kZones = {{
    {"deck", false, Shape::Pile, false},
    {"pair", true, Shape::Row, false},
    {"draft", true, Shape::Row, false}, // kept and received in turn, a column a pick
    {"stock", true, Shape::Pile, false},
    {"hand", true, Shape::Row, false},
    {"play", true, Shape::Row, false},
    {"base", false, Shape::Row, false},
    {"done", false, Shape::Pile, false},
}};
constexpr std::array<const char*, 3> kKinds = {"rock", "paper", "scissors"};

constexpr std::array<WordSpec, 2> kWords = {{{"game-won", Means::Seat}, {"match-won", Means::Seat}}};
constexpr std::string_view kSymbols = "RPS";

std::string shown_card_text(int symbol, int value) {
    const std::string letter(1, kSymbols[static_cast<std::size_t>(symbol)]);
    return value < 0 ? letter : letter + std::to_string(value);
}

constexpr Info kInfo{.id = "rps",
                     .title = "RPS Poker",
                     .min_seats = 2,
                     .max_seats = 2,
                     .default_seats = 2,
                     .teams = false,
                     .cooperative = false,
                     .zones = kZones,
                     .card_kinds = kKinds,
                     .counting = Counting::Points,
                     .second = nullptr,
                     .fault_cost = "forfeit",
                     .hue = {0x5059a8, 0x3c4489, 0x3b4282, 0x292e60, 0x3f48a0, 0xa6aef7},
                     .disqualifies = true,
                     .forfeit_points = RpsPoker::kDeck,
                     .words = kWords,
                     .card_text = shown_card_text,
                     .contest_kind = "js"};

constexpr const char* kPhaseWords[] = {"draft", "gift", "play", "revealed", "over"};
constexpr const char* kStageWords[] = {"draft", "games"};

std::string text_of(Card card) {
    return {kSymbols[static_cast<std::size_t>(RpsPoker::symbol(card))],
            static_cast<char>('0' + RpsPoker::number(card))};
}

template <class Cards>
Json texts_of(const Cards& cards) {
    Json list = Json::array();
    for (Card card : cards)
        list.push_back(text_of(card));
    return list;
}

/// By number, then symbol.
Json texts_of(CardSet set) {
    Json list = Json::array();
    for (; set != 0; set &= set - 1)
        list.push_back(text_of(static_cast<Card>(std::countr_zero(set))));
    return list;
}

/// One of the ten games: base card, what was played, who won and whether with a pair.
Json game_text(const RpsPoker::Open& open, int game) {
    const Card base = open.base[game];
    const Card cards[] = {open.played[Seat(0)][game], open.played[Seat(1)][game]};
    const int winner = RpsPoker::beats(cards[0], cards[1], base) ? 0 : 1;
    return {{"base", text_of(base)},
            {"played", texts_of(cards)},
            {"winner", winner},
            {"pair", RpsPoker::pairs(cards[winner], base)}};
}

} // namespace

const Info& RpsPoker::info() {
    return kInfo;
}

void RpsPoker::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(kSeats);
    const Open& open = state.open;
    const bool drafting = open.base.empty();
    const auto put = [&](Zone zone, std::uint8_t seat, int place, Card card, SeatSet seen_by) {
        const Face shown = seen_by.empty() ? kHidden : face(card);
        layout.push_back({{zone, seat, static_cast<std::uint8_t>(place)}, shown, seen_by});
    };
    for (int place = 0; place < state.left.size(); ++place)
        put(kDealZone, kCommon, place, 0, {});
    for (Seat seat : everybody) {
        const auto index = static_cast<std::uint8_t>(seat.index());
        const Own& own = state.own[seat];
        for (int place = 0; place < own.pair.size(); ++place)
            put(kPairZone, index, place, own.pair[place], seat);
        for (int place = 0; drafting && place < own.drafted.size(); ++place)
            put(kDraftZone, index, place, own.drafted[place], place % 2 == 0 ? SeatSet(seat) : everybody);
        for (int place = 0; place < state.stock[seat].size(); ++place)
            put(kStockZone, index, place, 0, {});
        for (int place = 0; place < own.hand.size(); ++place)
            put(kHandZone, index, place, own.hand[place], seat);
    }
    int done = 0;
    for (int game = 0; game < open.base.size(); ++game) {
        if (game < open.round) {
            put(kDone, kCommon, done++, open.base[game], everybody);
            for (Seat seat : everybody)
                put(kDone, kCommon, done++, open.played[seat][game], everybody);
            continue;
        }
        put(kBaseZone, kCommon, 0, open.base[game], everybody);
        for (Seat seat : everybody) {
            if (open.played[seat].size() > game)
                put(kPlayZone, static_cast<std::uint8_t>(seat.index()), 0, open.played[seat][game], everybody);
        }
    }
}

ActionTarget RpsPoker::target_of(const View<RpsPoker>& view, const Action& action) {
    if (action.kind == ActionKind::Forfeit) return {};
    const bool keeps = action.kind == ActionKind::Keep;
    const int place = keeps ? view.own.pair.find(action.card) : view.own.hand.find(action.card);
    if (place < 0) return {};
    const auto seat = static_cast<std::uint8_t>(view.me.index());
    ActionTarget touch;
    touch.card = Spot{keeps ? kPairZone : kHandZone, seat, static_cast<std::uint8_t>(place)};
    touch.target =
        keeps ? Spot{kDraftZone, seat, static_cast<std::uint8_t>(view.own.drafted.size())} : Spot{kPlayZone, seat, 0};
    return touch;
}

std::string RpsPoker::spell(const Action& action) {
    if (action.kind == ActionKind::Forfeit) return "forfeit";
    const std::string card = action.card < kCards ? text_of(action.card) : "?";
    return (action.kind == ActionKind::Keep ? "keep " : "play ") + card;
}

std::optional<RpsPoker::Action> RpsPoker::read(std::string_view text) {
    if (text == "forfeit") return forfeit();
    const bool keeps = text.starts_with("keep ");
    if (!keeps && !text.starts_with("play ")) return {};
    text.remove_prefix(5);
    if (text.size() != 2 || text[1] < '0' || text[1] > '9') return {};
    const auto symbol = kSymbols.find(text[0]);
    if (symbol == std::string_view::npos) return {};
    const Card named = card(static_cast<int>(symbol), text[1] - '0');
    return keeps ? keep_card(named) : play_card(named);
}

Json RpsPoker::describe(const InfoState<RpsPoker>& seen) {
    const Open& open = seen.open;
    const Own& own = seen.own;
    const Seat rival = next(seen.me, kSeats);
    const bool drafting = open.base.empty();
    const int stock = std::popcount(own.stock);
    Json seats = Json::array();
    for (Seat seat : SeatSet::all(kSeats)) {
        // Both hold as many cards at any time.
        seats.push_back({{"games", open.games[seat]},
                         {"hand", own.hand.size()},
                         {"stock", stock},
                         {"drafted", own.drafted.size()},
                         {"played", texts_of(open.played[seat])},
                         {"forfeited", open.forfeited.contains(seat)}});
    }
    Json games = Json::array();
    for (int game = 0; game < open.played[Seat(0)].size(); ++game)
        games.push_back(game_text(open, game));
    FixedList<Card, kPicks> kept;
    FixedList<Card, kPicks> received;
    for (int place = 0; place < own.drafted.size(); ++place)
        (place % 2 == 0 ? kept : received).push_back(own.drafted[place]);
    // Of the other's cards: unplayed gifts are certain, the rest are among the unseen.
    const CardSet played = set_of(open.played[rival]);
    const CardSet given = set_of(own.given);
    const int unplayed = own.drafted.size() - open.played[rival].size();
    return {{"rules", Json::object()},
            {"me", seen.me.index()},
            {"phase", kPhaseWords[static_cast<std::size_t>(open.phase)]},
            {"stage", kStageWords[drafting ? 0 : 1]},
            {"round", open.round + 1},
            {"rounds", drafting ? kPicks : kDeck},
            {"pair", texts_of(own.pair)},
            {"kept", texts_of(kept)},
            {"given", texts_of(own.given)},
            {"received", texts_of(received)},
            {"hand", texts_of(own.hand)},
            {"stock", texts_of(own.stock)},
            {"base", drafting ? Json() : Json(text_of(open.base.back()))},
            {"bases", texts_of(open.base)},
            {"games", std::move(games)},
            {"rival_holds", texts_of(given & ~played)},
            {"rival_unknown", unplayed - std::popcount(given & ~played)},
            {"unseen", texts_of(unseen(open, own, seen.me))},
            {"seats", std::move(seats)}};
}

GameSchema RpsPoker::schema() {
    using namespace schema;
    const Json card = text("^[RPS][0-9]$");
    const Json player = object({{"games", told("won", whole(0, kDeck))},
                                {"hand", told("cards in it", whole(0, kHand))},
                                {"stock", told("cards in it", whole(0, kDeck))},
                                {"drafted", told("cards, kept and received", whole(0, kDeck))},
                                {"played", list(card)},
                                {"forfeited", truth()}});
    const Json game = object({{"base", card},
                              {"played", told("by seat", list(card))},
                              {"winner", seat(kSeats)},
                              {"pair", told("won with a pair", truth())}});
    GameSchema declared;
    declared.view = object({{"rules", rules_object(rule_infos(rules()))},
                            {"me", seat(kSeats)},
                            {"phase", one_of(kPhaseWords)},
                            {"stage", one_of(kStageWords)},
                            {"round", told("pick or game, from 1", whole(1, kDeck + 1))},
                            {"rounds", told("of this stage", whole(kPicks, kDeck))},
                            {"pair", told("to choose from", list(card))},
                            {"kept", list(card)},
                            {"given", list(card)},
                            {"received", list(card)},
                            {"hand", told("in the order received", list(card))},
                            {"stock", told("my cards not drawn yet, by number: nobody knows their order", list(card))},
                            {"base", told("the base card of this game, or the last one", or_null(card))},
                            {"bases", told("all that were shown, in order", list(card))},
                            {"games", told("played so far", list(game))},
                            {"rival_holds", told("my gifts that the other has not played", list(card))},
                            {"rival_unknown", told("how many more cards the other has", whole(0, kDeck))},
                            {"unseen", told("cards that nobody has shown me, but for rival_holds", list(card))},
                            {"seats", list(player)}});
    declared.answers = {{"keep C", "^keep [RPS][0-9]$", "draft: keep this one of the pair", "draftPick: its index"},
                        {"play C", "^play [RPS][0-9]$", "games: a card of the hand", "mainPlay: its index"},
                        {"forfeit", "^forfeit$", "what a fault comes to; never offered", nullptr}};
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
