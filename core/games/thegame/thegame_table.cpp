// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame_table.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

using Rules = TheGame::Rules;

/// Each pile is a zone, so that a table can place them.
constexpr std::array<ZoneSpec, 6> kZones = {{
    {"stack", false, Shape::Pile, false},
    {"pile-0", false, Shape::Pile, false},
    {"pile-1", false, Shape::Pile, false},
    {"pile-2", false, Shape::Pile, false},
    {"pile-3", false, Shape::Pile, false},
    {"hand", true, Shape::Fan, true},
}};
constexpr std::array<const char*, 1> kKinds = {"number"};
constexpr std::array<WordSpec, 2> kWords = {{{"turn", Means::Seat}, {"ended_by", Means::Seat}}};

std::string shown_card_text(int, int value) {
    return std::to_string(value);
}

constexpr Info kInfo{.id = "thegame",
                     .title = "The Game",
                     .min_seats = 1,
                     .max_seats = TheGame::kSeats,
                     .default_seats = 4,
                     .teams = false,
                     .cooperative = true,
                     .zones = kZones,
                     .card_kinds = kKinds,
                     .counting = Counting::Mean,
                     .second = nullptr,
                     .fault_cost = "lose",
                     .hue = {0x4b4d54, 0x34363c, 0x393b41, 0x26282c, 0x7a5c00, 0xe3c15a},
                     .disqualifies = false,
                     .low_points = true,
                     .words = kWords,
                     .tells_names = true,
                     .card_text = shown_card_text,
                     .contest_kind = "java"};

constexpr std::array<RuleSpec<Rules>, 3> kRules = {{
    rule_of<&Rules::hand>("hand", 1, TheGame::kMaxHand),
    rule_of<&Rules::minimum>("minimum", 1, TheGame::kMaxHand),
    rule_of<&Rules::minimum_empty>("minimum_empty", 0, TheGame::kMaxHand),
}};

/// As the box says: one alone holds eight cards, two hold seven, and a card a turn is enough once none can be drawn.
constexpr Variant kVariants[] = {
    {"published",
     [](int seats) {
         return seats == 1 ? "hand=8 minimum_empty=1" : seats == 2 ? "hand=7 minimum_empty=1" : "minimum_empty=1";
     }},
};

/// 0..255 in as few digits as it takes.
std::optional<std::uint8_t> read_byte(std::string_view text) {
    const auto number = read_number(text);
    if (!number || *number > 255 || (text.size() > 1 && text[0] == '0')) return {};
    return static_cast<std::uint8_t>(*number);
}

std::optional<TheGame::Action> read_wishes(std::string_view text) {
    if (text.size() != 2 * TheGame::kPiles - 1) return {};
    TheGame::Wishes wishes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % 2 == 1 ? text[i] != ' ' : text[i] < '0' || text[i] > '9') return {};
        if (i % 2 == 0) wishes = wishes.with(static_cast<int>(i / 2), text[i] - '0');
    }
    return TheGame::wish(wishes);
}

} // namespace

const Info& TheGame::info() {
    return kInfo;
}

std::span<const RuleSpec<Rules>> TheGame::rules() {
    return kRules;
}

std::span<const Variant> TheGame::variants() {
    return kVariants;
}

Result<> TheGame::check(const Rules& rules, int seats) {
    if (rules.hand * seats > kCards)
        return misuse("thegame", "rule hand is {}, with {} seats it must be from 1 to {}", rules.hand, seats,
                      kCards / seats);
    if (rules.minimum > rules.hand)
        return misuse("thegame", "rule minimum is {}, with hand {} it must be from 1 to {}", rules.minimum, rules.hand,
                      rules.hand);
    if (rules.minimum_empty > rules.hand)
        return misuse("thegame", "rule minimum_empty is {}, with hand {} it must be from 0 to {}", rules.minimum_empty,
                      rules.hand, rules.hand);
    return {};
}

void TheGame::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(state.open.seats);
    for (int place = 0; place < state.stack.size(); ++place)
        layout.push_back({{kStack, kCommon, static_cast<std::uint8_t>(place)}, kHidden, {}});
    std::array<std::uint8_t, kPiles> heights{};
    for (const Played& played : state.open.played)
        layout.push_back({{static_cast<std::uint8_t>(kPile0 + played.pile), kCommon, heights[played.pile]++},
                          face({played.card}),
                          everybody});
    for (Seat seat : everybody) {
        for (int place = 0; place < state.hands[seat].size(); ++place)
            layout.push_back({{kHand, static_cast<std::uint8_t>(seat.index()), static_cast<std::uint8_t>(place)},
                              face({state.hands[seat][place]}),
                              seat});
    }
}

ActionTarget TheGame::target_of(const View<TheGame>& view, const Action& action) {
    if (action.kind != Action::Kind::Play || action.pile >= kPiles) return {};
    const int place = view.own.hand.find(action.card);
    if (place < 0) return {};
    const auto height = std::count_if(view.open.played.begin(), view.open.played.end(),
                                      [&](const Played& played) { return played.pile == action.pile; });
    ActionTarget touch;
    touch.card = Spot{kHand, static_cast<std::uint8_t>(view.me.index()), static_cast<std::uint8_t>(place)};
    touch.target = Spot{static_cast<std::uint8_t>(kPile0 + action.pile), kCommon, static_cast<std::uint8_t>(height)};
    touch.figure = gap(action.pile, view.open.tops[action.pile], action.card);
    return touch;
}

std::string TheGame::spell(const Action& action) {
    std::string text;
    switch (action.kind) {
    case Action::Kind::Play:
        append_number(text, action.card);
        text += '>';
        append_number(text, action.pile);
        return text;
    case Action::Kind::End:
        return "end";
    case Action::Kind::Wish:
        text = "wish";
        for (int pile = 0; pile < kPiles; ++pile) {
            text += ' ';
            append_number(text, action.wishes[pile]);
        }
        return text;
    case Action::Kind::Lose:
        break;
    }
    return "lose";
}

std::optional<TheGame::Action> TheGame::read(std::string_view text) {
    if (text == "end") return end();
    if (text == "lose") return lose();
    constexpr std::string_view kWish = "wish ";
    if (text.starts_with(kWish)) return read_wishes(text.substr(kWish.size()));
    const std::size_t arrow = text.find('>');
    if (arrow == std::string_view::npos) return {};
    const auto card = read_byte(text.substr(0, arrow));
    const auto pile = read_byte(text.substr(arrow + 1));
    if (!card || !pile) return {};
    return play(*card, *pile);
}

} // namespace hilltop
