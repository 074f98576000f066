// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_table.h"

#include <array>

namespace hilltop {
namespace {

using namespace euchre;
using Rules = Euchre::Rules;
using ActionKind = Euchre::Action::Kind;
using Phase = Euchre::Phase;

constexpr std::array<ZoneSpec, 6> kZones = {{
    {"deck", false, Shape::Pile, false},
    {"hand", true, Shape::Fan, true},
    {"turned", false, Shape::Pile, false},
    {"buried", false, Shape::Pile, false},
    {"trick", true, Shape::Pile, false},
    {"taken", true, Shape::Pile, false},
}};
constexpr std::array<const char*, kSuits> kKinds = {"clubs", "diamonds", "hearts", "spades"};
constexpr CardLook kLooks[] = {{.kind = "clubs", .shared = true, .four_colours = true},
                               {.kind = "diamonds", .shared = true, .four_colours = true},
                               {.kind = "hearts", .shared = true},
                               {.kind = "spades", .shared = true}};

constexpr std::array<WordSpec, 13> kWords = {{
    {"trump", Means::Kind},
    {"turned-down", Means::Kind},
    {"name", Means::Kind},
    {"made", Means::Seat},
    {"euchred", Means::Seat},
    {"trick-won", Means::Seat},
    {"match-won", Means::Side},
    {"dealer", Means::Seat},
    {"turn", Means::Seat},
    {"maker", Means::Seat},
    {"makers", Means::Side},
    {"ahead", Means::Seat},
    {"winner", Means::Seat},
}};
constexpr std::string_view kSuitLetters = "cdhs";
constexpr std::string_view kRankLetters = "9tjqka";

std::string shown_card_text(int suit, int value) {
    const std::string letter(1, kSuitLetters[static_cast<std::size_t>(suit)]);
    return value < 0 ? letter : kRankLetters[static_cast<std::size_t>(value - Euchre::kLowestValue)] + letter;
}

constexpr Info kInfo{.id = "euchre",
                     .title = "Euchre",
                     .min_seats = Euchre::kSeats,
                     .max_seats = Euchre::kSeats,
                     .default_seats = Euchre::kSeats,
                     .teams = true,
                     .cooperative = false,
                     .zones = kZones,
                     .card_kinds = kKinds,
                     .looks = kLooks,
                     .counting = Counting::Matches,
                     .second = nullptr,
                     .fault_cost = "default-answer",
                     .hue = {0x326a4f, 0x255540, 0x2b5a45, 0x1c3f30, 0x1f6b49, 0x6cc199},
                     .disqualifies = false,
                     .words = kWords,
                     .card_text = shown_card_text,
                     .contest_kind = "exec",
                     .winning_rule = "points_to_win"};

constexpr const char* kTurnedDownWords[] = {"allowed", "forbidden"};
constexpr const char* kLeftBowerWords[] = {"trump", "printed"};
constexpr std::array<RuleSpec<Rules>, 7> kRules = {{
    rule_of<&Rules::points_to_win>("points_to_win", 1, 50),
    rule_of<&Rules::stick_dealer>("stick_dealer", 0, 1, kFalseTrue),
    rule_of<&Rules::turned_down>("turned_down", 0, 1, kTurnedDownWords),
    rule_of<&Rules::discard_picked_up>("discard_picked_up", 0, 1, kFalseTrue),
    rule_of<&Rules::defend_alone>("defend_alone", 0, 1, kFalseTrue),
    rule_of<&Rules::left_bower>("left_bower", 0, 1, kLeftBowerWords),
    rule_of<&Rules::max_hands>("max_hands", 1, 10000),
}};

constexpr Variant kVariants[] = {
    {"table", [](int) { return "turned_down=forbidden discard_picked_up=true defend_alone=false"; }},
    {"stick-the-dealer", [](int) { return "stick_dealer=true defend_alone=false"; }},
    {"contest", [](int) { return "left_bower=printed"; }}, // as its controller was coded
};

std::string card_word(int card) {
    return is_card(card) ? shown_card_text(card >> 3, Euchre::kLowestValue + (card & 7)) : "?";
}
std::string suit_word(int suit) {
    return suit < kSuits ? shown_card_text(suit, -1) : "?";
}

} // namespace

const Info& Euchre::info() {
    return kInfo;
}

std::span<const RuleSpec<Rules>> Euchre::rules() {
    return kRules;
}

std::span<const Variant> Euchre::variants() {
    return kVariants;
}

Result<> Euchre::check(const Rules&, int) {
    return {};
}

void Euchre::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(kSeats);
    const auto& hand = state.open.hand;
    lay_hidden(layout, spot(kDeck), kKitty);
    if (!hand.taken_up) layout.push_back({spot(kTurned), face(hand.turned), everybody});
    const Card buried = state.seats[state.open.dealer].buried;
    if (buried != kNoCard) layout.push_back({spot(kBuried), face(buried), state.open.dealer});
    const bool on_table = state.open.phase == Phase::Play || state.open.phase == Phase::TrickRest;
    const auto& trick = hand.tricks[hand.trick];
    for (Seat seat : everybody) {
        lay(layout, spot(kHand, seat), state.seats[seat].hand, seat, face);
        if (on_table && trick.cards[seat] != kNoCard)
            layout.push_back({spot(kTrick, seat), face(trick.cards[seat]), everybody});
        const int tricks = hand.won[seat] - (state.open.phase == Phase::TrickRest && trick.winner == seat ? 1 : 0);
        lay_hidden(layout, spot(kTaken, seat), tricks * hand.playing.size());
    }
}

ActionTarget Euchre::target_of(const View<Euchre>& view, const Action& action) {
    if (action.kind == ActionKind::Order) return {spot(kTurned), spot(kHand, view.open.dealer, kTricks)};
    const bool plays = action.kind == ActionKind::Play;
    if (!plays && action.kind != ActionKind::Discard) return {};
    return {spot(kHand, view.me, std::max(view.own.hand.find(action.what), 0)),
            plays ? spot(kTrick, view.me) : spot(kBuried)};
}

/// Trump from the right bower down, then the other suits, black and red in turn.
int Euchre::order(const View<Euchre>& view, Face face) {
    if (face.kind >= kSuits || face.value < kLowestValue || face.value >= kLowestValue + kRanks) return 0;
    constexpr std::array<int, kSuits + 1> kCircle = {0, 1, 3, 2, 0}; // c d s h
    const Card card = card_of(face.kind, face.value - kLowestValue);
    const std::size_t trump = view.open.hand.trump;
    const std::size_t suit = suits(view.open.rules).suit[trump][card];
    const int power = trump == kNoSuit ? rank_of(card) : power_of(static_cast<int>(trump), suit_of(card), card);
    return ((kCircle[suit] - kCircle[trump]) & 3) * 16 + 15 - power;
}

AnswerForms<Euchre::Action> Euchre::answer_forms() {
    AnswerForms<Action> table;
    const auto suit = answer_part("S", "[cdhs]", &Action::what, kClubs, kSpades, suit_word);
    const auto card = answer_part("C", "[9tjqka][cdhs]", &Action::what, 0, card_of(kSpades, kAce), card_word);
    table.form("pass", "ordering, naming: pass", "p", pass());
    table.form("order", "ordering: the dealer takes the card up", "o", order_up());
    table.form("name S", "naming: the suit is trump", "the suit, such as h", name(0), {suit});
    table.form("together", "not alone", "n", together());
    table.form("alone", "without the partner", "y", alone());
    table.form("discard C", "the dealer lays a card away", "the card, such as 9h", discard(0), {card});
    table.form("play C", "to the trick", "the card, such as js", play(0), {card});
    return table;
}

} // namespace hilltop
