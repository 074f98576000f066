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
constexpr CardLook kLooks[] = {{.kind = "number", .shared = true}};
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
                     .looks = kLooks,
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

AnswerPart<TheGame::Action> wish_part(const char* name, int pile) {
    return {name, "[0-9]", [pile](const auto& action) { return std::to_string(action.wishes[pile]); },
            [pile](std::string_view text, auto& action) {
                if (text.size() != 1 || text[0] < '0' || text[0] > '9') return false;
                action.wishes = action.wishes.with(pile, text[0] - '0');
                return true;
            }};
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
        return misuse("thegame", "rule hand is {}, but with {} seats it must be from 1 to {}", rules.hand, seats,
                      kCards / seats);
    if (rules.minimum > rules.hand)
        return misuse("thegame", "rule minimum is {}, but with hand {} it must be from 1 to {}", rules.minimum,
                      rules.hand, rules.hand);
    if (rules.minimum_empty > rules.hand)
        return misuse("thegame", "rule minimum_empty is {}, but with hand {} it must be from 0 to {}",
                      rules.minimum_empty, rules.hand, rules.hand);
    return {};
}

void TheGame::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(state.open.seats);
    lay_hidden(layout, spot(kStack), state.stack.size());
    std::array<std::uint8_t, kPiles> heights{};
    for (const Played& played : state.open.played)
        layout.push_back({spot(static_cast<std::uint8_t>(kPile0 + played.pile), heights[played.pile]++),
                          face({played.card}), everybody});
    for (Seat seat : everybody)
        lay(layout, spot(kHand, seat), state.hands[seat], seat, [](std::uint8_t card) { return face({card}); });
}

ActionTarget TheGame::target_of(const View<TheGame>& view, const Action& action) {
    if (action.kind != Action::Kind::Play || action.pile >= kPiles) return {};
    const int place = view.own.hand.find(action.card);
    if (place < 0) return {};
    return {spot(kHand, view.me, place), pile_spot(view.open, action.pile),
            gap(action.pile, view.open.tops[action.pile], action.card)};
}

AnswerForms<TheGame::Action> TheGame::answer_forms() {
    AnswerForms<Action> table;
    table.form(
        "C>P", "lay card C onto pile P; 0 and 1 rise, 2 and 3 fall", "playCard(C, P)", play(0, 0),
        {answer_part("C", "[0-9]{1,3}", &Action::card, 0, 255), answer_part("P", "[0-9]{1,3}", &Action::pile, 0, 255)});
    table.form("end", "end the turn", "endTurn()", end());
    table.form("wish A B C D", "what is wished of each pile, 0 to 5", "react(): priorities", wish({}),
               {wish_part("A", 0), wish_part("B", 1), wish_part("C", 2), wish_part("D", 3)});
    table.form("lose", "what a fault comes to; never offered", "PlayerLost", lose());
    return table;
}

} // namespace hilltop
