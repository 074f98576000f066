// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/zipdeck_table.h"

#include "engine/schema.h"

#include <array>

namespace hilltop {
namespace {

using Rules = ZipDeck::Rules;
using Action = ZipDeck::Action;

constexpr std::array<ZoneSpec, 2> kZones = {{
    {"deck", false, Shape::Pile, false},
    {"hand", true, Shape::Row, false},
}};
constexpr std::array<const char*, 1> kKinds = {"rank"};
constexpr std::array<WordSpec, 2> kWords = {{{"highest", Means::Seat}, {"last_top", Means::Seat}}};

std::string shown_card_text(int, int value) {
    return std::to_string(value);
}

constexpr Info kInfo{.id = "zipdeck",
                     .title = "Zip Deck",
                     .min_seats = 2,
                     .max_seats = ZipDeck::kSeats,
                     .default_seats = 4,
                     .teams = false,
                     .cooperative = false,
                     .zones = kZones,
                     .card_kinds = kKinds,
                     .counting = Counting::SharedWins,
                     .second = nullptr,
                     .fault_cost = "pass",
                     .hue = {0x93473a, 0x783a2d, 0x743b2d, 0x53291f, 0x9a4431, 0xf0a08a},
                     .disqualifies = false,
                     .low_points = true,
                     .words = kWords,
                     .card_text = shown_card_text,
                     .contest_kind = "python"};

constexpr std::array<RuleSpec<Rules>, 1> kRules = {{
    rule_of<&Rules::rounds>("rounds", 0, 10000),
}};

/// Two rounds a seat.
constexpr const char* kShort[] = {"",          "",          "rounds=4",  "rounds=6",  "rounds=8",  "rounds=10",
                                  "rounds=12", "rounds=14", "rounds=16", "rounds=18", "rounds=20", "rounds=22",
                                  "rounds=24", "rounds=26", "rounds=28", "rounds=30", "rounds=32"};
constexpr Variant kVariants[] = {{"short", [](int seats) { return kShort[seats]; }}};

constexpr const char* kPhaseWords[] = {"call", "rest", "over"};

/// A whole number of any size: negative ones are 0, large ones kMaxShare; a fraction of zeros may follow.
std::optional<std::uint8_t> read_share(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t at = 0;
    int value = 0;
    for (; at < text.size() && is_digit(text[at]); ++at)
        value = std::min(10 * value + (text[at] - '0'), ZipDeck::kMaxShare);
    if (at == 0) return {};
    if (at < text.size()) {
        const std::string_view fraction = text.substr(at);
        if (fraction.size() < 2 || fraction[0] != '.' || fraction.find_first_not_of('0', 1) != fraction.npos) return {};
    }
    return static_cast<std::uint8_t>(negative ? 0 : value);
}

/// In thousandths, rounded: the chance that all others have drawn lower cards.
int highest_permille(int card, int seats) {
    double chance = 1.0;
    for (int other = 0; other < seats - 1; ++other)
        chance *= static_cast<double>(std::max(card - other, 0)) / (ZipDeck::deck_size(seats) - 1 - other);
    return static_cast<int>(1000.0 * chance + 0.5);
}

} // namespace

const Info& ZipDeck::info() {
    return kInfo;
}

std::span<const RuleSpec<Rules>> ZipDeck::rules() {
    return kRules;
}

std::span<const Variant> ZipDeck::variants() {
    return kVariants;
}

void ZipDeck::lay_out(const State& state, Layout& layout) {
    const SeatSet everybody = SeatSet::all(state.open.seats);
    for (int place = 0; place < deck_size(state.open.seats) - state.open.seats; ++place)
        layout.push_back({{kDeck, kCommon, static_cast<std::uint8_t>(place)}, kHidden, {}});
    const bool shown = state.open.phase != Phase::Call;
    for (Seat seat : everybody)
        layout.push_back({ZipDeck::hand_of(seat), face(state.cards[seat]), shown ? everybody : SeatSet(seat)});
}

ActionTarget ZipDeck::target_of(const View<ZipDeck>& view, const Action& action) {
    if (!action.calls()) return {};
    ActionTarget touch;
    touch.card = ZipDeck::hand_of(view.me);
    int given = 0;
    int targets = 0;
    for (int seat = 0; seat < std::min<int>(action.named, view.open.seats); ++seat) {
        const int share = action.shares[static_cast<std::size_t>(seat)];
        if (share == 0 || Seat(seat) == view.me) continue;
        given += share;
        ++targets;
        touch.target = ZipDeck::hand_of(Seat(seat));
    }
    if (targets != 1) touch.target.reset();
    touch.figure = given;
    return touch;
}

std::string ZipDeck::spell(const Action& action) {
    if (!action.calls()) return "pass";
    std::string text = "zip";
    for (std::size_t seat = 0; seat < std::min<std::size_t>(action.named, kSeats); ++seat)
        text += ' ' + std::to_string(action.shares[seat]);
    return text;
}

std::optional<Action> ZipDeck::read(std::string_view text) {
    if (text == "pass") return pass();
    constexpr std::string_view kZip = "zip";
    if (!text.starts_with(kZip)) return {};
    text.remove_prefix(kZip.size());
    Action action = zip();
    while (!text.empty()) {
        if (text[0] != ' ' || action.named == kSeats) return {};
        text.remove_prefix(1);
        const std::string_view word = text.substr(0, text.find(' '));
        const auto share = read_share(word);
        if (!share) return {};
        action.shares[action.named++] = *share;
        text.remove_prefix(word.size());
    }
    return action;
}

Json ZipDeck::describe(const InfoState<ZipDeck>& seen) {
    static const std::vector<RuleInfo> infos = rule_infos(rules());
    const Open& open = seen.open;
    const bool any_last = open.round > 0 || open.phase != Phase::Call;
    const int fewest = *std::min_element(open.points.values.begin(), open.points.values.begin() + open.seats);
    Json json{{"rules", rules_to_json(infos, rule_values(rules(), open.rules))},
              {"round", open.round + 1},
              {"rounds", open.rounds},
              {"deck", deck_size(open.seats)},
              {"me", seen.me.index()},
              {"phase", kPhaseWords[static_cast<std::size_t>(open.phase)]},
              {"card", seen.own.card},
              {"worth", worth(seen.own.card)},
              {"fine", fine(seen.own.card)},
              {"highest_permille", highest_permille(seen.own.card, open.seats)},
              {"last_round", any_last ? Json(open.round + (open.phase == Phase::Call ? 0 : 1)) : Json()},
              {"last_top", any_last ? Json(open.last.top.index()) : Json()}};
    Json seats = Json::array();
    for (Seat seat : SeatSet::all(open.seats)) {
        const std::int32_t points = open.points[seat];
        int ahead = 0;
        for (Seat other : SeatSet::all(open.seats))
            ahead += open.points[other] < points;
        Json row{{"points", points}, {"place", ahead + 1}, {"leads", points == fewest}};
        if (any_last) {
            const Action& answer = open.last.answers[seat];
            Json shares = Json::array();
            for (std::size_t named = 0; named < answer.named; ++named)
                shares.push_back(answer.shares[named]);
            row["last"] = {{"card", open.last.cards[seat]},
                           {"called", answer.calls()},
                           {"shares", std::move(shares)},
                           {"paid", open.last.paid[seat]}};
        } else {
            row["last"] = nullptr;
        }
        seats.push_back(std::move(row));
    }
    json["seats"] = std::move(seats);
    return json;
}

GameSchema ZipDeck::schema() {
    using namespace schema;
    const Json card = whole(0, kMaxCards - 1);
    const Json last = object({{"card", card},
                              {"called", truth()},
                              {"shares", told("by seat, as many as were named", list(whole(0, kMaxShare)))},
                              {"paid", whole(0, kMaxCards)}});
    const Json player = object({{"points", at_least(0)},
                                {"place", told("1 is the lowest total", whole(1, kSeats))},
                                {"leads", truth()},
                                {"last", told("what he had and did in last_round", or_null(last))}});
    GameSchema declared;
    declared.view = object({{"rules", rules_object(rule_infos(rules()))},
                            {"round", told("from 1", at_least(1))},
                            {"rounds", told("of this match", at_least(1))},
                            {"deck", told("cards in it", whole(0, kMaxCards))},
                            {"me", seat(kSeats)},
                            {"phase", one_of(kPhaseWords)},
                            {"card", told("mine", card)},
                            {"worth", told("what a right call gives away", at_least(0))},
                            {"fine", told("what a wrong answer costs", at_least(1))},
                            {"highest_permille", told("the chance that mine is the highest card", whole(0, 1000))},
                            {"last_round", or_null(at_least(1))},
                            {"last_top", told("who had the highest card in it", or_null(seat(kSeats)))},
                            {"seats", list(player)}});
    declared.answers = {
        {"pass", "^pass$", "no call", "anything but a list that begins with \"Zip Deck!\", such as [\"\"]"},
        {"zip A B ...", "^zip( -?[0-9]+([.]0+)?)*$",
         "a call, with shares for seats 0, 1, ...; those not named get nothing", "[\"Zip Deck!\", {seat: share}]"}};
    declared.cards = {{"r", "round r (from 0): a card for each seat"}};
    declared.numbered = "itself: 0 to 4 x seats - 1";
    declared.most_card = kMaxCards - 1;
    declared.digest =
        "a byte: 32 x (0 pass, 1 zip) + how many shares are named; then each share, at most 255, in a byte";
    return declared;
}

} // namespace hilltop
