// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/rated_pair.h"

#include "base/json_text.h"
#include "base/sha256.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr const char* kPairField = "rated-pair"; ///< of the record, beside those of the format
constexpr std::size_t kIdLetters = 32;
constexpr std::array<std::pair<const char*, OwnOutcome>, 3> kOutcomes = {
    {{"won", OwnOutcome::Won}, {"drawn", OwnOutcome::Drawn}, {"lost", OwnOutcome::Lost}}};

Record with_pair(Record match, const RatedPair& pair) {
    std::erase_if(match.extra, [](const auto& field) { return field.first == kPairField; });
    Json json{{"id", pair.id}, {"part", pair.part}};
    for (const auto& [word, outcome] : kOutcomes)
        if (pair.first == outcome) json["first"] = word;
    match.extra.emplace_back(kPairField, json.dump());
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
    try {
        RatedPair pair{json->at("id").get<std::string>(), json->at("part").get<int>(), {}};
        if (pair.id.empty() || pair.part < 1 || pair.part > 2) return {};
        const std::string first = json->value("first", std::string());
        for (const auto& [word, outcome] : kOutcomes)
            if (first == word) pair.first = outcome;
        return pair;
    } catch (const nlohmann::json::exception&) {
        return {};
    }
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
