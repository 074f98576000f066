// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_table.h"

#include "engine/schema.h"
#include "games/advanced-pazaak/advanced_pazaak_setting_up.h"
#include "games/advanced-pazaak/ready_decks.h"

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
constexpr const char* kPhaseWords[] = {"choose", "stake", "act", "rest", "over"};

Json names_of(const G::Deck& cards) {
    Json list = Json::array();
    for (const SideCard card : cards)
        list.push_back(kSideCardNames[card]);
    return list;
}

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

Json G::describe(const InfoState<G>& seen) {
    static const std::vector<RuleInfo> infos = rule_infos(rules());
    const Open& open = seen.open;
    Json ready = Json::array();
    if (open.phase == Phase::Choose) {
        for (const auto& deck : advanced_pazaak::ready_decks())
            ready.push_back({{"name", deck.id}, {"cards", names_of(deck_for(deck, open.rules))}});
    }
    Json json{{"rules", rules_to_json(infos, rule_values(rules(), open.rules))},
              {"set", open.set + 1},
              {"me", seen.me.index()},
              {"phase", kPhaseWords[static_cast<std::size_t>(open.phase)]},
              {"turn", open.phase == Phase::Act ? Json(open.turn.index()) : Json()},
              {"begins", open.phase < Phase::Act ? Json() : Json(open.first.index())},
              {"house_left", open.house_left},
              {"set_winner", open.set_winner == kNobody ? Json() : Json(open.set_winner)},
              {"ready", std::move(ready)}};
    Json players = Json::array();
    for (Seat seat : SeatSet::all(kSeats)) {
        const Player& player = open.players[seat];
        Json row = Json::array();
        for (const Card& card : player.row)
            row.push_back({{"side", card.number == 0 ? Json(kSideCardNames[card.side]) : Json()},
                           {"number", card.number == 0 ? Json() : Json(card.number)},
                           {"counts", card.counts}});
        players.push_back(
            {{"wins", player.wins},
             {"total", player.total},
             {"stood", player.stood},
             {"over", player.total > kGoal},
             {"tie", player.tie},
             {"last", player.last == Last::Nothing ? Json() : Json(kLastWords[player.last == Last::Stand])},
             {"stake", player.stake == 0 ? Json() : Json(player.stake)},
             {"side_left", player.side_left},
             {"row", std::move(row)},
             {"laid", advanced_pazaak::told_laid(player)},
             {"spent", names_of(player.spent)}});
    }
    json["seats"] = std::move(players);
    json["hand"] = names_of(seen.own.hand);
    json["box"] = names_of(seen.own.box);
    return json;
}

Result<InfoState<G>> G::view_from(const Json& view) {
    return advanced_pazaak::read_view(view);
}

GameSchema G::schema() {
    using namespace schema;
    const Json side = one_of(advanced_pazaak::side_card_words());
    const Json laid = one_of(advanced_pazaak::laid_words());
    const Json card = object({{"side", told("the side card; null: a house card", or_null(side))},
                              {"number", told("of a house card", or_null(whole(1, kHouseValues)))},
                              {"counts", told("what it counts now", whole(-20, 20))}});
    const Json player = object({{"wins", at_least(0)},
                                {"total", number()},
                                {"stood", truth()},
                                {"over", told("above 20", truth())},
                                {"tie", told("has played the tie card in this set", truth())},
                                {"last", told("his last action of this set", or_null(one_of(kLastWords)))},
                                {"stake", told("what he named, once both have", or_null(whole(1, 1000)))},
                                {"side_left", whole(0, kMaxDeck)},
                                {"row", told("cards of this set, in order", list(card))},
                                {"laid", told("the same as they were laid, before flips and doubling", list(laid))},
                                {"spent", told("side cards of earlier sets, in order", list(side))}});
    const Json ready = object({{"name", text()}, {"cards", list(side)}});
    GameSchema declared;
    declared.view = object({{"rules", rules_object(rule_infos(rules()))},
                            {"set", told("from 1, level ones included", at_least(1))},
                            {"me", seat(kSeats)},
                            {"phase", one_of(kPhaseWords)},
                            {"turn", or_null(seat(kSeats))},
                            {"begins", told("who began this set", or_null(seat(kSeats)))},
                            {"house_left", whole(0, kMaxHouse)},
                            {"set_winner", told("of the set that has ended", or_null(seat(kSeats)))},
                            {"ready", told("ready-made side decks, while one is chosen", list(ready))},
                            {"seats", list(player)},
                            {"hand", told("my side cards, in the order drawn", list(side))},
                            {"box", told("what was not drawn of my side deck", list(side))}});
    declared.answers = {{"deck CARDS", "^deck( [^ ]+)+$", "choose this side deck", nullptr},
                        {"stake N", "^stake [1-9][0-9]{0,3}$", "name a stake", nullptr},
                        {"end", "^end$", "end the turn", nullptr},
                        {"stand", "^stand$", "stand at this total", nullptr},
                        {"CARD end", "^[^ =]+(=[+-][1-6])? end$",
                         "play a side card, with its sign where it has none, and end", nullptr},
                        {"CARD stand", "^[^ =]+(=[+-][1-6])? stand$", "the same and stand", nullptr}};
    declared.cards = {{"seat", "the side cards that seat draws, as places in its side deck as answered"},
                      {"2", "the seat that begins"},
                      {"3 + s", "the house cards of set s (from 0, level ones included), in the order dealt"}};
    declared.numbered = "a house card's value, 1 to 10; in parts 0 and 1 a place, 0 to 19; in part 2 a seat";
    declared.most_card = kMaxDeck - 1;
    declared.digest = "4 x (0 turn, 1 deck, 2 stake) + 2 x plays a side card + stands (1 beside a turn); then the side "
                      "card and what it counts, or the deck's cards, or the stake in two bytes, low one first";
    constexpr int kSigned = 18,
                  kSpecial = kSideCards - kSigned; // kinds of which there may be several, and of which one
    const auto deck_within = [](int kinds, int special, int pool) {
        return RuleRelation{.rule = "deck_size",
                            .number = kinds,
                            .times = "same",
                            .plus = special,
                            .where = "pool",
                            .is = kPools[pool]};
    };
    declared.relations = {{.rule = "hand_size", .times = "deck_size"},
                          deck_within(kMinus, 0, 0),
                          deck_within(kSigned, 0, 1),
                          deck_within(kSigned, kSpecial, 2)};
    return declared;
}

} // namespace hilltop
