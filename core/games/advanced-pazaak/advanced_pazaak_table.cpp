// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_table.h"

#include <fmt/format.h>

#include <cstdlib>

namespace hilltop {
namespace {

using Rules = AdvancedPazaak::Rules;

constexpr std::array<ZoneSpec, 5> kZones = {{
    {"deck", false, Shape::Pile, false},
    {"row", true, Shape::Row, false},
    {"hand", true, Shape::Row, true},
    {"box", true, Shape::Pile, false},
    {"spent", true, Shape::Row, true},
}};

/// A card as it lies: a sign that was chosen or turned is part of its kind.
enum CardKind : std::uint8_t {
    kHouse,
    kHouseMinus,
    kHouseDouble,
    kHouseDoubleMinus,
    kPlusCard,
    kPlusTurned,
    kMinusCard,
    kMinusTurned,
    kEitherCard,
    kEitherPlus,
    kEitherMinus,
    kOneTwo,
    kOneTwoPlus,
    kOneTwoMinus,
    kFlip24Card,
    kFlip36Card,
    kDoubleCard,
    kTieCard,
    kTiePlus,
    kTieMinus,
    kKindCount
};
constexpr std::array<const char*, kKindCount> kKinds = {
    "house",        "house-minus",   "house-double", "house-double-minus",
    "plus",         "plus-turned",   "minus",        "minus-turned",
    "either",       "either-plus",   "either-minus", "one-two",
    "one-two-plus", "one-two-minus", "flip24",       "flip36",
    "double",       "tie",           "tie-plus",     "tie-minus"};
/// Spent cards are outlines; what was played lies open until it has turned over, so those faces are solid.
constexpr CardLook kLooks[] = {{.kind = "house", .shared = true, .solid = true},
                               {.kind = "house-minus", .solid = true},
                               {.kind = "house-double", .solid = true},
                               {.kind = "house-double-minus", .solid = true},
                               {.kind = "plus", .cut_corners = true},
                               {.kind = "plus-turned", .cut_corners = true, .solid = true},
                               {.kind = "minus", .cut_corners = true},
                               {.kind = "minus-turned", .cut_corners = true, .solid = true},
                               {.kind = "either-plus", .cut_corners = true, .solid = true},
                               {.kind = "either-minus", .cut_corners = true, .solid = true},
                               {.kind = "one-two-plus", .cut_corners = true, .solid = true},
                               {.kind = "one-two-minus", .cut_corners = true, .solid = true},
                               {.kind = "tie-plus", .cut_corners = true, .solid = true},
                               {.kind = "tie-minus", .cut_corners = true, .solid = true},
                               {.kind = "either", .cut_corners = true, .signs = true},
                               {.kind = "one-two", .least = 0, .numbered = false, .cut_corners = true, .signs = true},
                               {.kind = "tie", .least = 0, .numbered = false, .cut_corners = true, .signs = true},
                               {.kind = "flip24", .least = 0, .numbered = false, .cut_corners = true},
                               {.kind = "flip36", .least = 0, .numbered = false, .cut_corners = true},
                               {.kind = "double", .least = 0, .numbered = false, .cut_corners = true}};

constexpr std::array<WordSpec, 6> kWords = {{
    {"first", Means::Seat},
    {"set-won", Means::Seat},
    {"match-won", Means::Seat},
    {"turn", Means::Seat},
    {"set_winner", Means::Seat},
    {"begins", Means::Seat},
}};

constexpr Info kInfo{.id = "advanced-pazaak",
                     .title = "Advanced Pazaak",
                     .min_seats = 2,
                     .max_seats = 2,
                     .default_seats = 2,
                     .teams = false,
                     .cooperative = false,
                     .zones = kZones,
                     .card_kinds = kKinds,
                     .looks = kLooks,
                     .counting = Counting::Points,
                     .second = "sets",
                     .fault_cost = "stand",
                     .hue = {0x70446A, 0x563350, 0x573556, 0x3B2339, 0x7D3A72, 0xE3A0D6},
                     .disqualifies = false,
                     .words = kWords,
                     .stake_rule = "stake"};

constexpr const char* kPools[] = {"plus", "signed", "all"};
constexpr const char* kFirsts[] = {"drawn", "seat0", "loser"};
constexpr std::array<RuleSpec<Rules>, 10> kRules = {{
    rule_of<&Rules::house_copies>("house_copies", 1, 8),
    rule_of<&Rules::pool>("pool", 0, 2, kPools),
    rule_of<&Rules::deck_size>("deck_size", 1, AdvancedPazaak::kMaxDeck),
    rule_of<&Rules::hand_size>("hand_size", 0, AdvancedPazaak::kMaxDeck),
    rule_of<&Rules::same>("same", 1, 10),
    rule_of<&Rules::sets_to_win>("sets_to_win", 1, 50),
    rule_of<&Rules::auto_stand>("auto_stand", 0, 1, kFalseTrue),
    rule_of<&Rules::nine_cards>("nine_cards", 0, 1, kFalseTrue),
    rule_of<&Rules::first>("first", 0, 2, kFirsts),
    rule_of<&Rules::stake>("stake", 0, 1000),
}};

/// It is played with a sign, or a value, of choice.
bool chooses(SideCard card) {
    return (card >= kEither && card <= kOneOrTwo) || card == kTie;
}

std::string name_of(SideCard card) {
    return card < kSideCards ? std::string(kSideCardNames[card]) : "?";
}

/// "+-3=-3", "+3", "double".
std::string write_played(const AdvancedPazaak::Action& action) {
    const std::string name = name_of(action.card);
    return chooses(action.card) ? fmt::format("{}={:+}", name, action.value) : name;
}

bool read_played(std::string_view text, AdvancedPazaak::Action& action) {
    for (action.card = 0; action.card < kSideCards; ++action.card)
        for (action.value = -6; action.value <= 6; ++action.value) {
            // Any value that could be chosen is understood, and refused by the rules.
            const bool possible = chooses(action.card) ? action.value != 0 : may_count(action.card, action.value);
            if (possible && text == write_played(action)) return true;
        }
    return false;
}

std::string write_deck(const AdvancedPazaak::Action& action) {
    std::string text;
    for (const SideCard card : action.deck)
        text += ' ' + name_of(card);
    return text;
}

bool read_deck(std::string_view text, AdvancedPazaak::Action& action) {
    if (text.empty()) return false;
    while (!text.empty()) {
        const std::string_view name = text.substr(1, text.find(' ', 1) - 1);
        const auto card = side_card_named(name);
        if (text[0] != ' ' || !card || action.deck.full()) return false;
        action.deck.push_back(*card);
        text.remove_prefix(1 + name.size());
    }
    return true;
}

} // namespace

const Info& AdvancedPazaak::info() {
    return kInfo;
}

std::span<const RuleSpec<Rules>> AdvancedPazaak::rules() {
    return kRules;
}

Result<> AdvancedPazaak::check(const Rules& rules, int) {
    if (rules.hand_size > rules.deck_size)
        return misuse("advanced-pazaak", "rule hand_size is {}, but with deck_size {} it must be from 0 to {}",
                      rules.hand_size, rules.deck_size, rules.deck_size);
    int most = 0;
    for (SideCard card = 0; card < kSideCards; ++card)
        most += copies_allowed(rules, card);
    if (rules.deck_size > most)
        return misuse("advanced-pazaak", "rule deck_size is {}, but with same {} and pool {} it must be from 1 to {}",
                      rules.deck_size, rules.same, kPools[static_cast<std::size_t>(rules.pool)], most);
    return {};
}

Face AdvancedPazaak::face(const Card& card) {
    const bool minus = card.counts < 0;
    if (card.number != 0) {
        const bool doubled = std::abs(card.counts) != card.number;
        return {static_cast<std::uint8_t>(kHouse + (doubled ? 2 : 0) + (minus ? 1 : 0)), card.number};
    }
    const auto size = static_cast<std::uint8_t>(std::abs(card.counts));
    if (card.side < kMinus) return {minus ? kPlusTurned : kPlusCard, size};
    if (card.side < kEither) return {minus ? kMinusCard : kMinusTurned, size};
    if (card.side < kOneOrTwo) return {minus ? kEitherMinus : kEitherPlus, size};
    if (card.side == kOneOrTwo) return {minus ? kOneTwoMinus : kOneTwoPlus, size};
    if (card.side == ::hilltop::kTie) return {minus ? kTieMinus : kTiePlus, size};
    return face(card.side);
}

Face AdvancedPazaak::face(SideCard card) {
    if (is_special(card)) {
        constexpr std::array<std::uint8_t, 5> kSpecial = {kOneTwo, kFlip24Card, kFlip36Card, kDoubleCard, kTieCard};
        return {kSpecial[card - kOneOrTwo], 0};
    }
    const CardKind kind = card < kMinus ? kPlusCard : card < kEither ? kMinusCard : kEitherCard;
    return {kind, static_cast<std::uint8_t>(number_of(card))};
}

FixedList<std::uint8_t, AdvancedPazaak::kMaxRow> AdvancedPazaak::changed_by(const Player& player, int place) {
    FixedList<std::uint8_t, kMaxRow> changed;
    const Card& by = player.row[place];
    for (int i = 0; by.number == 0 && i < place; ++i) {
        if (flips(by.side, printed(player.row[i])) || (by.side == hilltop::kDouble && i + 1 == place))
            changed.push_back(static_cast<std::uint8_t>(i));
    }
    return changed;
}

void AdvancedPazaak::lay_out(const State& state, Layout& layout) {
    const Open& open = state.open;
    const int undealt = open.phase == Phase::Choose ? kSeats * open.rules.deck_size : 0;
    lay_hidden(layout, spot(kDeck), state.house.size() + undealt);
    const SeatSet everybody = SeatSet::all(kSeats);
    const auto shown = [](const auto& card) { return face(card); };
    for (Seat seat : everybody) {
        lay(layout, spot(kRow, seat), open.players[seat].row, everybody, shown);
        lay(layout, spot(kHand, seat), state.own[seat].hand, seat, shown);
        lay(layout, spot(kBox, seat), state.own[seat].box, seat, shown);
        lay(layout, spot(kSpent, seat), open.players[seat].spent, everybody, shown);
    }
}

ActionTarget AdvancedPazaak::target_of(const View<AdvancedPazaak>& view, const Action& action) {
    if (action.kind == Action::Kind::Stake) return {.figure = action.stake};
    if (action.kind != Action::Kind::Turn) return {};
    const Player& player = view.open.players[view.me];
    if (!action.plays && action.stands) return {.figure = player.total};
    const int place = action.plays ? view.own.hand.find(action.card) : -1;
    if (place < 0) return {};
    return {spot(kHand, view.me, place), spot(kRow, view.me, player.row.size()),
            total_with(player, action.card, action.value)};
}

AnswerForms<AdvancedPazaak::Action> AdvancedPazaak::answer_forms() {
    AnswerForms<Action> table([](const Action& action) {
        if (action.kind != Action::Kind::Turn) return action.kind == Action::Kind::Choose ? 0 : 1;
        return 2 + 2 * action.plays + action.stands;
    });
    const AnswerPart<Action> card{"CARD", "[^ =]+(=[+-][1-6])?", write_played, read_played};
    table.form("deck CARDS", "choose this side deck", nullptr, choose({}),
               {{" CARDS", "( [^ ]+)+", write_deck, read_deck}});
    table.form("stake N", "name a stake", nullptr, name_stake(1),
               {answer_part("N", "[1-9][0-9]{0,3}", &Action::stake, 1, 9999)});
    table.form("end", "end the turn", nullptr, turn(false));
    table.form("stand", "stand at this total", nullptr, turn(true));
    table.form("CARD end", "play a side card, with its sign where it has none, and end", nullptr, play(0, 0, false),
               {card});
    table.form("CARD stand", "the same and stand", nullptr, play(0, 0, true), {card});
    return table;
}

} // namespace hilltop
