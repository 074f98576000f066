// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_table.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace hilltop {
namespace {

using G = AdvancedPazaak;
using Rules = G::Rules;

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
    rule_of<&Rules::deck_size>("deck_size", 1, G::kMaxDeck),
    rule_of<&Rules::hand_size>("hand_size", 0, G::kMaxDeck),
    rule_of<&Rules::same>("same", 1, 10),
    rule_of<&Rules::sets_to_win>("sets_to_win", 1, 50),
    rule_of<&Rules::auto_stand>("auto_stand", 0, 1, kFalseTrue),
    rule_of<&Rules::nine_cards>("nine_cards", 0, 1, kFalseTrue),
    rule_of<&Rules::first>("first", 0, 2, kFirsts),
    rule_of<&Rules::stake>("stake", 0, 1000),
}};

constexpr const char* kLastWords[] = {"end", "stand"};

std::string signed_text(int value) {
    std::string text(1, value < 0 ? '-' : '+');
    text += std::to_string(std::abs(value));
    return text;
}

std::optional<SideCard> card_named(std::string_view name) {
    const auto found = std::find(kSideCardNames.begin(), kSideCardNames.end(), name);
    if (found == kSideCardNames.end()) return {};
    return static_cast<SideCard>(found - kSideCardNames.begin());
}

/// "+-3=-3", "+3", "double".
std::optional<G::Action> read_play(std::string_view text, bool stands) {
    const auto sign = text.find('=');
    const auto card = card_named(text.substr(0, sign));
    if (!card) return {};
    const bool chooses = (*card >= kEither && *card <= kOneOrTwo) || *card == kTie;
    if (chooses != (sign != std::string_view::npos)) return {};
    if (!chooses) {
        const int size = counts_nothing(*card) ? 0 : number_of(*card);
        return G::play(*card, *card >= kMinus ? -size : size, stands);
    }
    const std::string_view value = text.substr(sign + 1);
    if (value.size() != 2 || (value[0] != '+' && value[0] != '-') || value[1] < '1' || value[1] > '6') return {};
    return G::play(*card, value[0] == '-' ? '0' - value[1] : value[1] - '0', stands);
}

} // namespace

const Info& G::info() {
    return kInfo;
}

std::span<const RuleSpec<Rules>> G::rules() {
    return kRules;
}

Result<> G::check(const Rules& rules, int) {
    if (rules.hand_size > rules.deck_size)
        return misuse("advanced-pazaak", "rule hand_size is {}, with deck_size {} it must be from 0 to {}",
                      rules.hand_size, rules.deck_size, rules.deck_size);
    int most = 0;
    for (SideCard card = 0; card < kSideCards; ++card)
        most += copies_allowed(rules, card);
    if (rules.deck_size > most)
        return misuse("advanced-pazaak", "rule deck_size is {}, with same {} and pool {} it must be from 1 to {}",
                      rules.deck_size, rules.same, kPools[static_cast<std::size_t>(rules.pool)], most);
    return {};
}

Face G::face(const Card& card) {
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

Face G::face(SideCard card) {
    if (is_special(card)) {
        constexpr std::array<std::uint8_t, 5> kSpecial = {kOneTwo, kFlip24Card, kFlip36Card, kDoubleCard, kTieCard};
        return {kSpecial[card - kOneOrTwo], 0};
    }
    const CardKind kind = card < kMinus ? kPlusCard : card < kEither ? kMinusCard : kEitherCard;
    return {kind, static_cast<std::uint8_t>(number_of(card))};
}

void G::lay_out(const State& state, Layout& layout) {
    const Open& open = state.open;
    const int undealt = open.phase == Phase::Choose ? kSeats * open.rules.deck_size : 0;
    for (int place = 0; place < state.house.size() + undealt; ++place)
        layout.push_back({{kDeck, kCommon, static_cast<std::uint8_t>(place)}, kHidden, {}});
    for (Seat seat : SeatSet::all(kSeats)) {
        const auto put = [&](Zone zone, int place, const Face& shown, SeatSet seen_by) {
            layout.push_back(
                {{zone, static_cast<std::uint8_t>(seat.index()), static_cast<std::uint8_t>(place)}, shown, seen_by});
        };
        const Player& player = open.players[seat];
        const Own& own = state.own[seat];
        for (int place = 0; place < player.row.size(); ++place)
            put(kRow, place, face(player.row[place]), SeatSet::all(kSeats));
        for (int place = 0; place < own.hand.size(); ++place)
            put(kHand, place, face(own.hand[place]), seat);
        for (int place = 0; place < own.box.size(); ++place)
            put(kBox, place, face(own.box[place]), seat);
        for (int place = 0; place < player.spent.size(); ++place)
            put(kSpent, place, face(player.spent[place]), SeatSet::all(kSeats));
    }
}

ActionTarget G::target_of(const View<G>& view, const Action& action) {
    ActionTarget touch;
    if (action.kind == Action::Kind::Stake) touch.figure = action.stake;
    if (action.kind != Action::Kind::Turn) return touch;
    const Player& player = view.open.players[view.me];
    if (!action.plays) {
        if (action.stands) touch.figure = player.total;
        return touch;
    }
    const int place = view.own.hand.find(action.card);
    if (place < 0) return touch;
    const auto seat = static_cast<std::uint8_t>(view.me.index());
    touch.card = Spot{kHand, seat, static_cast<std::uint8_t>(place)};
    touch.target = Spot{kRow, seat, static_cast<std::uint8_t>(player.row.size())};
    touch.figure = total_with(player, action.card, action.value);
    return touch;
}

std::string G::spell(const Action& action) {
    if (action.kind == Action::Kind::Stake) return "stake " + std::to_string(action.stake);
    if (action.kind == Action::Kind::Choose) {
        std::string text = "deck";
        for (const SideCard card : action.deck) {
            text += ' ';
            text += card < kSideCards ? kSideCardNames[card] : "?";
        }
        return text;
    }
    std::string text;
    if (action.plays) {
        text = action.card < kSideCards ? std::string(kSideCardNames[action.card]) : "?";
        if ((action.card >= kEither && action.card <= kOneOrTwo) || action.card == ::hilltop::kTie)
            text.append("=").append(signed_text(action.value));
        text += ' ';
    }
    return text + kLastWords[action.stands];
}

std::optional<G::Action> G::read(std::string_view text) {
    if (text == "end" || text == "stand") return turn(text == "stand");
    constexpr std::string_view kStake = "stake ";
    if (text.starts_with(kStake)) {
        text.remove_prefix(kStake.size());
        int stake = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), stake);
        const bool whole = error == std::errc() && end == text.data() + text.size() && text[0] != '0';
        return whole && stake >= 1 && stake <= 9999 ? std::optional(name_stake(stake)) : std::nullopt;
    }
    constexpr std::string_view kDeckWord = "deck ";
    if (text.starts_with(kDeckWord)) {
        text.remove_prefix(kDeckWord.size());
        Deck deck;
        for (;;) {
            const auto space = text.find(' ');
            const auto card = card_named(text.substr(0, space));
            if (!card || deck.full()) return {};
            deck.push_back(*card);
            if (space == std::string_view::npos) return choose(deck);
            text.remove_prefix(space + 1);
        }
    }
    const auto space = text.find(' ');
    if (space == std::string_view::npos) return {};
    const std::string_view last = text.substr(space + 1);
    if (last != "end" && last != "stand") return {};
    return read_play(text.substr(0, space), last == "stand");
}

} // namespace hilltop
