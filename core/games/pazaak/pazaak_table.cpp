// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak_table.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hilltop {
namespace {

using Rules = Pazaak::Rules;

constexpr std::array<ZoneSpec, 4> kZones = {{
    {"deck", false, Shape::Pile, false},
    {"row", true, Shape::Row, false},
    {"side", true, Shape::Row, true},
    {"spent", true, Shape::Row, true},
}};
constexpr std::array<const char*, 2> kKinds = {"house", "side"};
constexpr CardLook kLooks[] = {{.kind = "house", .shared = true, .solid = true},
                               {.kind = "side", .shared = true, .cut_corners = true}};

constexpr std::array<WordSpec, 4> kWords = {{
    {"hand-won", Means::Seat},
    {"match-won", Means::Seat},
    {"turn", Means::Seat},
    {"hand_winner", Means::Seat},
}};

constexpr Info kInfo{.id = "pazaak",
                     .title = "Pazaak",
                     .min_seats = 2,
                     .max_seats = 2,
                     .default_seats = 2,
                     .teams = false,
                     .cooperative = false,
                     .zones = kZones,
                     .card_kinds = kKinds,
                     .looks = kLooks,
                     .counting = Counting::Matches,
                     .second = "hands",
                     .fault_cost = "stand",
                     .hue = {0x52627a, 0x3d4a5e, 0x3a4658, 0x272f3c, 0x8f5f00, 0xf0b84a},
                     .disqualifies = false,
                     .forfeit_points = 1,
                     .words = kWords,
                     .contest_kind = "java"};

constexpr std::array<RuleSpec<Rules>, 5> kRules = {{
    rule_of<&Rules::house_copies>("house_copies", 1, 8),
    rule_of<&Rules::side_copies>("side_copies", 1, 4),
    rule_of<&Rules::side_cards>("side_cards", 0, Pazaak::kMaxSide),
    rule_of<&Rules::hands_to_win>("hands_to_win", 1, 50),
    rule_of<&Rules::auto_stand>("auto_stand", 0, 1, kFalseTrue),
}};

constexpr Variant kVariants[] = {
    {"contest", [](int) { return "house_copies=5 side_copies=3 side_cards=5"; }}, // as its controller was coded
    {"single-hand", [](int) { return "hands_to_win=1"; }},
};

} // namespace

const Info& Pazaak::info() {
    return kInfo;
}

std::span<const RuleSpec<Rules>> Pazaak::rules() {
    return kRules;
}

std::span<const Variant> Pazaak::variants() {
    return kVariants;
}

Result<> Pazaak::check(const Rules& rules, int) {
    if (rules.side_cards > kSideValues * rules.side_copies)
        return misuse("pazaak", "rule side_cards is {}, but with side_copies {} it must be from 0 to {}",
                      rules.side_cards, rules.side_copies, kSideValues * rules.side_copies);
    return {};
}

void Pazaak::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(kSeats);
    const auto side = [](std::uint8_t value) { return face({value, true}); };
    lay_hidden(layout, spot(kDeck), state.house.size());
    for (Seat seat : everybody) {
        lay(layout, spot(kRow, seat), state.open.players[seat].row, everybody, face);
        lay(layout, spot(kSide, seat), state.side[seat], seat, side);
        lay(layout, spot(kSpent, seat), state.open.players[seat].spent, everybody, side);
    }
}

ActionTarget Pazaak::target_of(const View<Pazaak>& view, const Action& action) {
    const Player& player = view.open.players[view.me];
    if (action.kind == Action::Kind::End) return {};
    const int place = action.kind == Action::Kind::Play ? view.own.side.find(action.card) : -1;
    if (place < 0) return {.figure = player.total};
    return {spot(kSide, view.me, place), spot(kRow, view.me, player.row.size()), player.total + action.card};
}

AnswerForms<Pazaak::Action> Pazaak::answer_forms() {
    AnswerForms<Action> table;
    table.form("end", "end the turn, another card follows", "Action.END", end());
    table.form("stand", "stand at this total", "Action.STAND", stand());
    table.form("play N", "add side card N and stand; without that card it is stand",
               "Action.PLAY with cardToPlay = new Card(N) of the side deck", play(0),
               {answer_part("N", "[0-9]", &Action::card, 0, 9)});
    return table;
}

} // namespace hilltop
