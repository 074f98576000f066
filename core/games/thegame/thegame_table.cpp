// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame_table.h"

#include "engine/schema.h"

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

constexpr const char* kPhaseWords[] = {"turn", "wish", "over"};
constexpr const char* kEndingWords[] = {"perfect", "stuck", "gave-up", "fault"}; // from Ending::Perfect on

Json levels(TheGame::Wishes wishes) {
    Json list = Json::array();
    for (int pile = 0; pile < TheGame::kPiles; ++pile)
        list.push_back(wishes[pile]);
    return list;
}

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

Json TheGame::describe(const InfoState<TheGame>& seen) {
    static const std::vector<RuleInfo> infos = rule_infos(rules());
    const Open& open = seen.open;
    Json piles = Json::array();
    for (int pile = 0; pile < kPiles; ++pile) {
        Json cards = Json::array();
        for (const Played& played : open.played) {
            if (played.pile == pile) cards.push_back(played.card);
        }
        piles.push_back({{"rises", rises(pile)}, {"top", open.tops[static_cast<std::size_t>(pile)]}, {"cards", cards}});
    }
    Json seats = Json::array();
    for (Seat seat : SeatSet::all(open.seats))
        seats.push_back({{"held", open.held[seat]}, {"wishes", levels(open.wishes[seat])}});
    Json last;
    if (!open.played.empty()) {
        const Played& played = open.played.back();
        last = {{"seat", int{played.seat}}, {"card", played.card}, {"pile", int{played.pile}}};
    }
    Json hand = Json::array();
    for (const std::uint8_t card : seen.own.hand)
        hand.push_back(card);
    return {
        {"rules", rules_to_json(infos, rule_values(rules(), open.rules))},
        {"me", seen.me.index()},
        {"phase", kPhaseWords[static_cast<std::size_t>(open.phase)]},
        {"ending",
         open.ending == Ending::None ? Json() : Json(kEndingWords[static_cast<std::size_t>(open.ending) - 1])},
        {"ended_by", open.phase == Phase::Over && open.ending != Ending::Perfect ? Json(open.turn.index()) : Json()},
        {"turn", open.phase == Phase::Over ? Json() : Json(open.turn.index())},
        {"must", open.must},
        {"this_turn", open.this_turn},
        {"may_end", open.phase != Phase::Over && may_end(open)},
        {"stack", open.stack},
        {"left", left(open)},
        {"piles", std::move(piles)},
        {"seats", std::move(seats)},
        {"last", std::move(last)},
        {"moves", told_moves(open)},
        {"hand", std::move(hand)}};
}

GameSchema TheGame::schema() {
    using namespace schema;
    const Json card = whole(kLowest, kHighest);
    const Json pile = object({{"rises", truth()},
                              {"top", told("1 and 100 before the first card", whole(1, kHighest + 1))},
                              {"cards", told("in the order played", list(card))}});
    const Json player =
        object({{"held", told("cards in hand", whole(0, kMaxHand))},
                {"wishes", told("by pile, 0 (no interest) to 5 (hands off)", list(whole(0, kHandsOff)))}});
    const Json last = object({{"seat", seat(kSeats)}, {"card", card}, {"pile", whole(0, kPiles - 1)}});
    GameSchema declared;
    declared.view = object({{"rules", rules_object(rule_infos(rules()))},
                            {"me", seat(kSeats)},
                            {"phase", one_of(kPhaseWords)},
                            {"ending", or_null(one_of(kEndingWords))},
                            {"ended_by", told("at whose turn the match was lost", or_null(seat(kSeats)))},
                            {"turn", or_null(seat(kSeats))},
                            {"must", told("cards of this turn before it may be ended", whole(0, kMaxHand))},
                            {"this_turn", told("cards played in it", whole(0, kCards))},
                            {"may_end", truth()},
                            {"stack", told("cards in it", whole(0, kCards))},
                            {"left", told("cards not played", whole(0, kCards))},
                            {"piles", list(pile)},
                            {"seats", list(player)},
                            {"last", told("the last card played", or_null(last))},
                            {"moves", told("every card played and every wish, in order: the seat and its answer",
                                           list(text("^[0-4] ([0-9]+>[0-3]|wish( [0-5]){4})$")))},
                            {"hand", told("mine, in the order received", list(card))}});
    declared.answers = {
        {"C>P", "^[0-9]{1,3}>[0-9]{1,3}$", "lay card C onto pile P; 0 and 1 rise, 2 and 3 fall", "playCard(C, P)"},
        {"end", "^end$", "end the turn", "endTurn()"},
        {"wish A B C D", "^wish [0-9] [0-9] [0-9] [0-9]$", "what is wished of each pile, 0 to 5",
         "react(): priorities"},
        {"lose", "^lose$", "what a fault comes to; never offered", "PlayerLost"}};
    declared.cards = {{"0", "all 98 cards in the order drawn: the hands seat by seat, then what fills them up"}};
    declared.numbered = "itself: 2 to 99";
    declared.most_card = kHighest;
    declared.digest =
        "a byte: 16 x (0 play, 1 end, 2 wish, 3 lose) + the pile of a play, else 0; then for a play the card "
        "in a byte, for a wish two bytes: A + 16 x B, C + 16 x D";
    declared.relations = {
        {"hand", kCards, nullptr, "seats"}, {"minimum", 1, "hand", nullptr}, {"minimum_empty", 1, "hand", nullptr}};
    return declared;
}

} // namespace hilltop
