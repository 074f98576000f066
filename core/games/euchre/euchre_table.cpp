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

/// By Action::Kind; from Name on those with a space are followed by a suit or a card.
constexpr std::array<std::string_view, 7> kActionWords = {"pass",  "order",    "name ", "together",
                                                          "alone", "discard ", "play "};

std::string card_text(Card card) {
    if (!is_card(card)) return card == kNoCard ? "" : "?";
    return {kRankLetters[static_cast<std::size_t>(rank_of(card))],
            kSuitLetters[static_cast<std::size_t>(suit_of(card))]};
}

std::string suit_text(int suit) {
    return suit >= 0 && suit < kSuits ? std::string(1, kSuitLetters[static_cast<std::size_t>(suit)]) : std::string();
}

/// The suit or card of `text`; -1 if it is none.
int read_suit(std::string_view text) {
    const auto suit = text.size() == 1 ? kSuitLetters.find(text[0]) : std::string_view::npos;
    return suit == std::string_view::npos ? -1 : static_cast<int>(suit);
}
int read_card(std::string_view text) {
    const auto rank = text.size() == 2 ? kRankLetters.find(text[0]) : std::string_view::npos;
    const int suit = rank == std::string_view::npos ? -1 : read_suit(text.substr(1));
    return suit < 0 ? -1 : card_of(suit, static_cast<int>(rank));
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
    const auto put = [&](Zone zone, int seat, int place, Card card, SeatSet seen_by) {
        const Spot spot{zone, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(place)};
        layout.push_back({spot, card == kNoCard ? kHidden : face(card), seen_by});
    };
    for (int place = 0; place < kKitty; ++place)
        put(kDeck, kCommon, place, kNoCard, {});
    if (!hand.taken_up) put(kTurned, kCommon, 0, hand.turned, everybody);
    const Card buried = state.seats[state.open.dealer].buried;
    if (buried != kNoCard) put(kBuried, kCommon, 0, buried, state.open.dealer);
    const bool on_table = state.open.phase == Phase::Play || state.open.phase == Phase::TrickRest;
    const auto& trick = hand.tricks[hand.trick];
    for (Seat seat : everybody) {
        for (int place = 0; place < state.seats[seat].hand.size(); ++place)
            put(kHand, seat.index(), place, state.seats[seat].hand[place], seat);
        if (on_table && trick.cards[seat] != kNoCard) put(kTrick, seat.index(), 0, trick.cards[seat], everybody);
        const int tricks = hand.won[seat] - (state.open.phase == Phase::TrickRest && trick.winner == seat ? 1 : 0);
        for (int place = 0; place < tricks * hand.playing.size(); ++place)
            put(kTaken, seat.index(), place, kNoCard, {});
    }
}

ActionTarget Euchre::target_of(const View<Euchre>& view, const Action& action) {
    const auto me = static_cast<std::uint8_t>(view.me.index());
    const Spot held{kHand, me, static_cast<std::uint8_t>(std::max(view.own.hand.find(action.what), 0))};
    switch (action.kind) {
    case ActionKind::Order: {
        const Seat dealer = view.open.dealer;
        return {Spot{kTurned, kCommon, 0}, Spot{kHand, static_cast<std::uint8_t>(dealer.index()), kTricks}, {}};
    }
    case ActionKind::Discard:
        return {held, Spot{kBuried, kCommon, 0}, {}};
    case ActionKind::Play:
        return {held, Spot{kTrick, me, 0}, {}};
    case ActionKind::Pass:
    case ActionKind::Name:
    case ActionKind::Together:
    case ActionKind::Alone:
        break;
    }
    return {};
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

std::string Euchre::spell(const Action& action) {
    const auto kind = static_cast<std::size_t>(action.kind);
    if (kind >= kActionWords.size()) return "?";
    std::string text(kActionWords[kind]);
    if (action.kind == ActionKind::Name) return text + suit_text(action.what);
    return text.back() == ' ' ? text + card_text(action.what) : text;
}

std::optional<Euchre::Action> Euchre::read(std::string_view text) {
    for (std::size_t kind = 0; kind < kActionWords.size(); ++kind) {
        const std::string_view word = kActionWords[kind];
        if (!text.starts_with(word)) continue;
        const std::string_view rest = text.substr(word.size());
        Action action{static_cast<ActionKind>(kind), 0};
        if (word.back() != ' ') {
            if (rest.empty()) return action;
            continue;
        }
        const int what = action.kind == ActionKind::Name ? read_suit(rest) : read_card(rest);
        if (what < 0) return {};
        action.what = static_cast<std::uint8_t>(what);
        return action;
    }
    return {};
}

} // namespace hilltop
