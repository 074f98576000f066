// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_table.h"

#include "engine/schema.h"
#include "games/euchre/euchre_setting_up.h"

#include <array>

namespace hilltop {
namespace {

using namespace euchre;
using Rules = Euchre::Rules;
using ActionKind = Euchre::Action::Kind;
using Phase = Euchre::Phase;
using Call = Euchre::Call;

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

constexpr const char* kPhaseWords[] = {"order", "discard", "name", "alone", "play", "trick", "hand", "over"};
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

/// A card, a suit or null.
Json card_json(Card card) {
    return card == kNoCard ? Json() : Json(card_text(card));
}
Json suit_json(int suit) {
    return suit >= 0 && suit < kSuits ? Json(suit_text(suit)) : Json();
}

Json call_json(Call call, const char* yes, const char* no) {
    return call == Call::None ? Json() : Json(call == Call::Yes ? yes : no);
}

template <class List>
Json cards_json(const List& cards) {
    Json list = Json::array();
    for (const Card card : cards)
        list.push_back(card_text(card));
    return list;
}

/// The cards of finished tricks and the one being played, in the order played.
Json trick_json(const Euchre::Hand& hand, int number, bool done) {
    const auto& trick = hand.tricks[static_cast<std::size_t>(number)];
    Json played = Json::array();
    Seat seat = trick.leader;
    for (int i = 0; i < Euchre::kSeats; ++i, seat = Euchre::left_of(seat)) {
        if (trick.cards[seat] != kNoCard)
            played.push_back({{"seat", seat.index()}, {"card", card_text(trick.cards[seat])}});
    }
    return {{"leader", trick.leader.index()},
            {"winner", done ? Json(trick.winner.index()) : Json()},
            {"cards", std::move(played)}};
}

Json seat_json(const Euchre::Open& open, Seat seat) {
    const auto& hand = open.hand;
    std::string shown_void;
    for (int suit = 0; suit < kSuits; ++suit) {
        if ((hand.void_in[seat] >> suit & 1) != 0) shown_void += suit_text(suit);
    }
    return {{"side", Euchre::side_of(seat)},
            {"points", open.points[Euchre::side_of(seat)]},
            {"tricks", hand.won[seat]},
            {"left", hand.left[seat]},
            {"order", call_json(hand.order[seat], "order", "pass")},
            {"name", call_json(hand.name[seat], "name", "pass")},
            {"alone", call_json(hand.alone[seat], "alone", "together")},
            {"sits_out", !hand.playing.contains(seat)},
            {"void_in", shown_void}};
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

Json Euchre::describe(const InfoState<Euchre>& seen) {
    static const std::vector<RuleInfo> infos = rule_infos(rules());
    const Open& open = seen.open;
    const Hand& hand = open.hand;
    const bool played = hand.played != 0 || open.phase == Phase::Play;
    const bool in_middle = hand.in_trick != 0 && (open.phase == Phase::Play || open.phase == Phase::TrickRest);
    Json json{{"rules", rules_to_json(infos, rule_values(rules(), open.rules))},
              {"hand", open.hands + 1},
              {"points", {open.points[0], open.points[1]}},
              {"points_to_win", open.rules.points_to_win},
              {"me", seen.me.index()},
              {"phase", kPhaseWords[static_cast<std::size_t>(open.phase)]},
              {"dealer", open.dealer.index()},
              {"turn", open.phase < Phase::TrickRest ? Json(open.turn.index()) : Json()},
              {"turned", card_json(hand.turned)},
              {"taken_up", hand.taken_up},
              {"trump", suit_json(hand.trump)},
              {"maker", hand.maker == kNobody ? Json() : Json(hand.maker)},
              {"makers", hand.maker == kNobody ? Json() : Json(hand.maker & 1)},
              {"tricks", {tricks_of(hand, 0), tricks_of(hand, 1)}},
              {"led", suit_json(hand.led)},
              {"ahead", in_middle ? Json(hand.tricks[hand.trick].winner.index()) : Json()},
              {"gained", hand.gained}};
    Json seats = Json::array();
    for (Seat seat : SeatSet::all(kSeats))
        seats.push_back(seat_json(open, seat));
    json["seats"] = std::move(seats);
    Json tricks = Json::array();
    for (int number = 0; played && number <= hand.trick; ++number)
        tricks.push_back(trick_json(hand, number, number < hand.trick || open.phase >= Phase::TrickRest));
    json["played"] = std::move(tricks);
    json["cards"] = cards_json(seen.own.hand);
    json["buried"] = card_json(seen.own.buried);
    return json;
}

Result<InfoState<Euchre>> Euchre::view_from(const Json& view) {
    return read_view(view);
}

GameSchema Euchre::schema() {
    using namespace schema;
    const Json card = text("^[9tjqka][cdhs]$");
    const Json suit = text("^[cdhs]$");
    const auto call = [](const char* yes, const char* no) {
        const std::array<const char*, 2> words = {yes, no};
        return or_null(one_of(words));
    };
    const Json player = object({{"side", told("partners share one", whole(0, 1))},
                                {"points", at_least(0)},
                                {"tricks", whole(0, kTricks)},
                                {"left", told("cards in hand", whole(0, kTricks + 1))},
                                {"order", call("order", "pass")},
                                {"name", call("name", "pass")},
                                {"alone", call("alone", "together")},
                                {"sits_out", truth()},
                                {"void_in", told("suits he has shown not to have", text("^c?d?h?s?$"))}});
    const Json played = object({{"seat", seat(kSeats)}, {"card", card}});
    const Json trick = object({{"leader", seat(kSeats)}, {"winner", or_null(seat(kSeats))}, {"cards", list(played)}});
    GameSchema declared;
    declared.view = object(
        {{"rules", rules_object(rule_infos(rules()))},
         {"hand", told("from 1, void ones included", at_least(1))},
         {"points", told("by side: seats 0 and 2, seats 1 and 3", list(at_least(0)))},
         {"points_to_win", at_least(1)},
         {"me", seat(kSeats)},
         {"phase", one_of(kPhaseWords)},
         {"dealer", seat(kSeats)},
         {"turn", or_null(seat(kSeats))},
         {"turned", told("the card turned up", or_null(card))},
         {"taken_up", truth()},
         {"trump", or_null(suit)},
         {"maker", told("the seat that ordered or named", or_null(seat(kSeats)))},
         {"makers", told("its side", or_null(whole(0, 1)))},
         {"tricks", told("by side", list(whole(0, kTricks)))},
         {"led", told("the suit led", or_null(suit))},
         {"ahead", told("who wins the trick so far", or_null(seat(kSeats)))},
         {"gained", told("when the hand is over: points of the makers, negative: of the defenders", whole(-4, 4))},
         {"seats", list(player)},
         {"played", told("the tricks of this hand, in order", list(trick))},
         {"cards", told("my hand, in the order received", list(card))},
         {"buried", told("what I, the dealer, discarded", or_null(card))}});
    declared.answers = {
        {"pass", "^pass$", "ordering, naming: pass", "p"},
        {"order", "^order$", "ordering: the dealer takes the card up", "o"},
        {"name S", "^name [cdhs]$", "naming: the suit is trump", "the suit, such as h"},
        {"together", "^together$", "not alone", "n"},
        {"alone", "^alone$", "without the partner", "y"},
        {"discard C", "^discard [9tjqka][cdhs]$", "the dealer lays a card away", "the card, such as 9h"},
        {"play C", "^play [9tjqka][cdhs]$", "to the trick", "the card, such as js"}};
    declared.cards = {{"0", "the first dealer, a seat 0 to 3"},
                      {"1 + h",
                       "hand h (from 0): the four hands as dealt, from the dealer's left in packets of 3 2 3 2 "
                       "and 2 3 2 3, then the card turned up"}};
    declared.numbered = "8 x suit (clubs 0, diamonds 1, hearts 2, spades 3) + rank (9 0, t 1, j 2, q 3, k 4, a 5)";
    declared.most_card = card_of(kSpades, kAce);
    declared.digest =
        "one byte: 32 x (0 pass, 1 order, 2 name, 3 together, 4 alone, 5 discard, 6 play) + the suit (0 to "
        "3) or the card's number, else 0";
    return declared;
}

} // namespace hilltop
