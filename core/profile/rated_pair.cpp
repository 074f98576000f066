// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/rated_pair.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "base/sha256.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr const char* kPairField = "rated-pair"; ///< of the record, beside those of the format
constexpr std::size_t kIdLetters = 32;
constexpr const char* kOutcomes[] = {"won", "drawn", "lost"}; ///< by OwnOutcome

Result<OwnOutcome> outcome_from(const std::string& word) {
    const auto found = std::find(std::begin(kOutcomes), std::end(kOutcomes), word);
    if (found == std::end(kOutcomes)) return failure("profile", "\"{}\" is not an outcome", word);
    return static_cast<OwnOutcome>(found - std::begin(kOutcomes));
}

const FieldTable<RatedPair>& pair_fields() {
    static const auto outcome =
        form::as<OwnOutcome>(form::text(schema::one_of(kOutcomes)), outcome_from,
                             [](OwnOutcome first) { return kOutcomes[static_cast<std::size_t>(first)]; });
    static const auto fields = FieldTable<RatedPair>()
                                   .required("id", &RatedPair::id, form::text(schema::text("^.")))
                                   .required("part", &RatedPair::part, form::whole(1, 2))
                                   .optional("first", &RatedPair::first, form::maybe(outcome));
    return fields;
}

Record with_pair(Record match, const RatedPair& pair) {
    std::erase_if(match.extra, [](const auto& field) { return field.first == kPairField; });
    match.extra.emplace_back(kPairField, pair_fields().write(pair).dump());
    return match;
}

} // namespace

bool can_pair(const Info& info, int seats) {
    return !info.cooperative && seats > 1;
}

/// Seed and salt are secret and drawn for this match, so no other match has the same text.
Record first_of_pair(Record match) {
    const std::string id = sha256(write_record(match)).substr(0, kIdLetters);
    return with_pair(std::move(match), {id, 1, {}});
}

std::optional<RatedPair> rated_pair(const Record& match) {
    const auto field = std::find_if(match.extra.begin(), match.extra.end(),
                                    [](const auto& known) { return known.first == kPairField; });
    if (field == match.extra.end() || !match.rated) return {};
    const auto json = parse_json(field->second);
    if (!json) return {};
    const auto pair = pair_fields().read(*json);
    return pair && !pair->id.empty() ? std::optional(*pair) : std::nullopt;
}

bool owes_second(const Record& match) {
    const auto pair = rated_pair(match);
    return pair && pair->part == 1 && match.result && own_seat(match) >= 0;
}

Record second_of_pair(const Record& first) {
    std::vector<RecordSeat> seats = first.seats;
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    Source source = first.source;
    ++source.match; // of which come the bots' dice, and no card
    Record second = new_record(*find_game(first.game), first.rules, source, std::move(seats));
    second.cards = first.cards;
    second.variant = first.variant;
    second.seal = first.seal;
    second.rated = true;
    return with_pair(std::move(second), {rated_pair(first)->id, 2, own_outcome(first, own_seat(first))});
}

} // namespace hilltop
