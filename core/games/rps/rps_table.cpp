// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps_table.h"

#include <array>

namespace hilltop {
namespace {

using Card = RpsPoker::Card;
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
constexpr CardLook kLooks[] = {{.kind = "rock", .shared = true, .least = 0},
                               {.kind = "paper", .shared = true, .least = 0},
                               {.kind = "scissors", .shared = true, .least = 0}};

constexpr std::array<WordSpec, 2> kWords = {{{"game-won", Means::Seat}, {"match-won", Means::Seat}}};
constexpr std::string_view kSymbols = "RPS";

std::string shown_card_text(int symbol, int value) {
    const std::string letter(1, kSymbols[static_cast<std::size_t>(symbol)]);
    return value < 0 ? letter : letter + std::to_string(value);
}

std::string card_word(int card) {
    return card < RpsPoker::kCards ? shown_card_text(card % 3, card / 3) : "?";
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
                     .looks = kLooks,
                     .counting = Counting::Points,
                     .second = nullptr,
                     .fault_cost = "forfeit",
                     .hue = {0x5059a8, 0x3c4489, 0x3b4282, 0x292e60, 0x3f48a0, 0xa6aef7},
                     .disqualifies = true,
                     .forfeit_points = RpsPoker::kDeck,
                     .words = kWords,
                     .card_text = shown_card_text,
                     .contest_kind = "js"};

} // namespace

const Info& RpsPoker::info() {
    return kInfo;
}

void RpsPoker::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(kSeats);
    const Open& open = state.open;
    const bool drafting = open.base.empty();
    lay_hidden(layout, spot(kDealZone), state.left.size());
    for (Seat seat : everybody) {
        const Own& own = state.own[seat];
        lay(layout, spot(kPairZone, seat), own.pair, seat, face);
        for (int place = 0; drafting && place < own.drafted.size(); ++place)
            layout.push_back(
                {spot(kDraftZone, seat, place), face(own.drafted[place]), place % 2 == 0 ? SeatSet(seat) : everybody});
        lay_hidden(layout, spot(kStockZone, seat), state.stock[seat].size());
        lay(layout, spot(kHandZone, seat), own.hand, seat, face);
    }
    int done = 0;
    const auto show = [&](const Spot& at, Card card) { layout.push_back({at, face(card), everybody}); };
    for (int game = 0; game < open.base.size(); ++game) {
        const bool over = game < open.round;
        show(over ? spot(kDone, done++) : spot(kBaseZone), open.base[game]);
        for (Seat seat : everybody) {
            if (open.played[seat].size() > game)
                show(over ? spot(kDone, done++) : spot(kPlayZone, seat), open.played[seat][game]);
        }
    }
}

ActionTarget RpsPoker::target_of(const View<RpsPoker>& view, const Action& action) {
    if (action.kind == ActionKind::Forfeit) return {};
    const bool keeps = action.kind == ActionKind::Keep;
    const int place = keeps ? view.own.pair.find(action.card) : view.own.hand.find(action.card);
    if (place < 0) return {};
    if (keeps) return {spot(kPairZone, view.me, place), spot(kDraftZone, view.me, view.own.drafted.size())};
    return {spot(kHandZone, view.me, place), spot(kPlayZone, view.me)};
}

AnswerForms<RpsPoker::Action> RpsPoker::answer_forms() {
    AnswerForms<Action> table;
    const auto card = answer_part("C", "[RPS][0-9]", &Action::card, 0, kCards - 1, card_word);
    table.form("keep C", "draft: keep this one of the pair", "draftPick: its index", keep_card(0), {card});
    table.form("play C", "games: a card of the hand", "mainPlay: its index", play_card(0), {card});
    table.form("forfeit", "what a fault comes to; never offered", nullptr, forfeit());
    return table;
}

} // namespace hilltop
