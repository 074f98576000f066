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
        return misuse("pazaak", "rule side_cards is {}, with side_copies {} it must be from 0 to {}", rules.side_cards,
                      rules.side_copies, kSideValues * rules.side_copies);
    return {};
}

void Pazaak::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(kSeats);
    for (int place = 0; place < state.house.size(); ++place)
        layout.push_back({{kDeck, kCommon, static_cast<std::uint8_t>(place)}, kHidden, {}});
    for (Seat seat : everybody) {
        const auto put = [&](Zone zone, int place, const Card& card, SeatSet seen_by) {
            layout.push_back({{zone, static_cast<std::uint8_t>(seat.index()), static_cast<std::uint8_t>(place)},
                              face(card),
                              seen_by});
        };
        const Player& player = state.open.players[seat];
        for (int place = 0; place < player.row.size(); ++place)
            put(kRow, place, player.row[place], everybody);
        for (int place = 0; place < state.side[seat].size(); ++place)
            put(kSide, place, {state.side[seat][place], true}, seat);
        for (int place = 0; place < player.spent.size(); ++place)
            put(kSpent, place, {player.spent[place], true}, everybody);
    }
}

ActionTarget Pazaak::target_of(const View<Pazaak>& view, const Action& action) {
    const Player& player = view.open.players[view.me];
    if (action.kind == Action::Kind::End) return {};
    ActionTarget touch;
    touch.figure = player.total;
    const int place = action.kind == Action::Kind::Play ? view.own.side.find(action.card) : -1;
    if (place < 0) return touch;
    const auto seat = static_cast<std::uint8_t>(view.me.index());
    touch.card = Spot{kSide, seat, static_cast<std::uint8_t>(place)};
    touch.target = Spot{kRow, seat, static_cast<std::uint8_t>(player.row.size())};
    touch.figure = player.total + action.card;
    return touch;
}

std::string Pazaak::spell(const Action& action) {
    switch (action.kind) {
    case Action::Kind::End:
        return "end";
    case Action::Kind::Stand:
        return "stand";
    case Action::Kind::Play:
        break;
    }
    return "play " + std::to_string(action.card);
}

std::optional<Pazaak::Action> Pazaak::read(std::string_view text) {
    if (text == "end") return end();
    if (text == "stand") return stand();
    constexpr std::string_view kPlay = "play ";
    if (!text.starts_with(kPlay)) return {};
    text.remove_prefix(kPlay.size());
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return {};
    return play(text[0] - '0');
}

} // namespace hilltop
