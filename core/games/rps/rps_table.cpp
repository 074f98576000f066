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
    const std::string card = action.card < kCards ? shown_card_text(symbol(action.card), number(action.card)) : "?";
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

} // namespace hilltop
