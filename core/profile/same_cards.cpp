// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/same_cards.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "registry/registry.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {
namespace {

constexpr const char* kCardsField = "same-cards";

const FieldTable<SameCards>& cards_fields() {
    static const auto fields =
        FieldTable<SameCards>()
            .required("seat", &SameCards::seat, form::whole(0, kMaxSeats - 1))
            .required(
                "seed", [](auto& cards) -> auto& { return cards.source.seed; }, form::decimal())
            .required(
                "deal", [](auto& cards) -> auto& { return cards.source.deal; }, form::decimal())
            .required(
                "match", [](auto& cards) -> auto& { return cards.source.match; }, form::decimal())
            .optional("file", &SameCards::file, form::text());
    return fields;
}

Result<SameCards> read_same_cards(const std::string& text) {
    const auto json = parse_json(text);
    auto cards = json ? cards_fields().read(*json, Path(kCardsField)) : Result<SameCards>(json.error());
    if (cards) return cards;
    return failure("profile", "The note on the cards of this match cannot be read: {}.", cards.error());
}

} // namespace

Record on_own_cards(Record match) {
    std::erase_if(match.extra, [](const auto& field) { return field.first == kCardsField; });
    return match;
}

Record on_same_cards(Record match, const SameCards& cards) {
    match = on_own_cards(std::move(match));
    // A path may not be UTF-8; then it is not found again, which is reported when it is looked up.
    match.extra.emplace_back(kCardsField,
                             cards_fields().write(cards).dump(-1, ' ', false, Json::error_handler_t::replace));
    return match;
}

Result<std::optional<SameCards>> same_cards(const Record& match) {
    const auto field = std::find_if(match.extra.begin(), match.extra.end(),
                                    [](const auto& known) { return known.first == kCardsField; });
    if (field == match.extra.end()) return std::optional<SameCards>();
    const auto cards = TRY(read_same_cards(field->second));
    if (cards.source.seed != match.source.seed || cards.source.deal != match.source.deal)
        return failure("profile", "This match claims to have the cards of another deal.");
    if (cards.seat >= static_cast<int>(match.seats.size()) ||
        match.seats[static_cast<std::size_t>(cards.seat)].bot != kPerson)
        return failure("profile", "This match says that a person played these cards in seat {}, but no person did.",
                       cards.seat + 1);
    return std::optional(cards);
}

bool have_same_cards(const Record& one, const Record& other) {
    return have_same_deal(one, other) && one.rules == other.rules && one.seats.size() == other.seats.size() &&
           one.cards == other.cards && one.start == other.start;
}

bool have_same_deal(const Record& one, const Record& other) {
    return one.game == other.game && one.source.seed == other.source.seed && one.source.deal == other.source.deal;
}

Result<Record> play_same_cards(const Record& earlier, int seat, const std::string& file) {
    const auto found = TRY(require_game(earlier.game));
    const GameEntry& game = *found;
    std::vector<RecordSeat> seats = earlier.seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (static_cast<int>(i) == seat) {
            seats[i] = {kPerson, 0, {}};
            continue;
        }
        if (seats[i].bot == kPerson) seats[i] = {game.strongest_bot().id, 0, {}};
        const BotTraits* bot = game.find_bot(seats[i].bot);
        seats[i].version = bot != nullptr ? bot->version : 0;
        if (bot != nullptr) continue;
        if (const auto fits = game.check_bot(seats[i].bot); !fits)
            return failure("profile", "{}, who sat there, is no longer available: {}", seat_name(seats[i]),
                           fits.error());
    }
    Record match = new_record(game, earlier.rules, earlier.source, std::move(seats));
    match.cards = earlier.cards;
    match.start = earlier.start;
    match.sealed = earlier.sealed;
    match.variant = earlier.variant;
    return on_same_cards(std::move(match), {earlier.source, seat, file});
}

std::optional<int> parting_of(const Record& one, const Record& other) {
    const auto [mine, theirs] =
        std::mismatch(one.steps.begin(), one.steps.end(), other.steps.begin(), other.steps.end());
    if (mine == one.steps.end() && theirs == other.steps.end()) return {};
    return static_cast<int>(mine - one.steps.begin());
}

Record side_by_side(Record one, const Record& other, int step) {
    const auto from = std::min(other.steps.size(), static_cast<std::size_t>(step));
    one.branches = {{step, {other.steps.begin() + static_cast<std::ptrdiff_t>(from), other.steps.end()}, {}}};
    return one;
}

} // namespace hilltop
