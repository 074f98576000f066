// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/zipdeck_table.h"

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
constexpr CardLook kLooks[] = {{.kind = "rank", .shared = true, .least = 0}};
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
                     .looks = kLooks,
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

std::string write_shares(const Action& action) {
    std::string text;
    for (std::size_t seat = 0; seat < std::min<std::size_t>(action.named, ZipDeck::kSeats); ++seat)
        text += ' ' + std::to_string(action.shares[seat]);
    return text;
}

bool read_shares(std::string_view text, Action& action) {
    while (!text.empty()) {
        if (text[0] != ' ' || action.named == ZipDeck::kSeats) return false;
        text.remove_prefix(1);
        const std::string_view word = text.substr(0, text.find(' '));
        const auto share = read_share(word);
        if (!share) return false;
        action.shares[action.named++] = *share;
        text.remove_prefix(word.size());
    }
    return true;
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
    lay_hidden(layout, spot(kDeck), deck_size(state.open.seats) - state.open.seats);
    const bool shown = state.open.phase != Phase::Call;
    for (Seat seat : everybody)
        layout.push_back({spot(kHand, seat), face(state.cards[seat]), shown ? everybody : SeatSet(seat)});
}

ActionTarget ZipDeck::target_of(const View<ZipDeck>& view, const Action& action) {
    if (!action.calls()) return {};
    ActionTarget touch;
    touch.card = spot(kHand, view.me);
    int given = 0;
    int targets = 0;
    for (int seat = 0; seat < std::min<int>(action.named, view.open.seats); ++seat) {
        const int share = action.shares[static_cast<std::size_t>(seat)];
        if (share == 0 || Seat(seat) == view.me) continue;
        given += share;
        ++targets;
        touch.target = spot(kHand, Seat(seat));
    }
    if (targets != 1) touch.target.reset();
    touch.figure = given;
    return touch;
}

AnswerForms<ZipDeck::Action> ZipDeck::answer_forms() {
    AnswerForms<Action> table;
    table.form("pass", "no call", "anything but a list that begins with \"Zip Deck!\", such as [\"\"]", pass());
    table.form("zip A B ...", "a call, with shares for seats 0, 1, ...; those not named get nothing",
               "[\"Zip Deck!\", {seat: share}]", zip(),
               {{" A B ...", "( -?[0-9]+([.]0+)?)*", write_shares, read_shares}});
    return table;
}

} // namespace hilltop
