// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/moment_text.h"

#include "base/json_form.h"
#include "base/json_text.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

/// The field of a copied record with the selected moment; it is not part of the match.
constexpr const char* kCursor = "cursor";
constexpr int kMostPositions = 100'000'000;

Result<MomentText> read_position(const Json& json, std::uint64_t seed) {
    const Path at;
    const auto name = json.find("game");
    if (name == json.end()) return at.field("game").error(failure("records", "this field is missing"));
    std::string id;
    TRY(form::text().read(*name, at.field("game"), id));
    const GameEntry& game = *TRY(require_game(id));
    const Json& view = json["position"];
    const Path where = at.field("position");
    if (!view.is_object()) return where.error(failure("records", "this must be a JSON object"));
    const auto seats = view.find("seats");
    const int count = seats != view.end() && seats->is_array() ? static_cast<int>(seats->size()) : 0;
    if (count < game.info().min_seats || count > game.info().max_seats)
        return where.field("seats").error(seats_error(game.info(), count));
    int me = 0;
    if (const auto seat = view.find("me"); seat != view.end() && !seat->is_null())
        me = static_cast<int>(TRY(form::whole_from_json(*seat, where.field("me"), 0, count - 1)));
    const BotTraits& bot = game.strongest_bot();
    std::vector<RecordSeat> sitting(static_cast<std::size_t>(count), RecordSeat{bot.id, bot.version, {}});
    sitting[static_cast<std::size_t>(me)] = {kPerson, 0, {}};
    auto record = record_from(game, view, {seed, 0, 0}, std::move(sitting));
    if (!record) return record.error();
    return MomentText{std::move(*record)};
}

} // namespace

Result<MomentText> read_moment(std::string_view text, std::uint64_t seed) {
    const auto line_at = [text](std::size_t from) { return text.substr(from, text.find('\n', from) - from); };
    std::size_t first = std::string_view::npos; // of 50,000 matches only this one is read
    int found = 0;
    for (std::size_t at = 0; at < text.size(); at += line_at(at).size() + 1) {
        const auto letter = line_at(at).find_first_not_of(" \t\r>");
        if (letter == std::string_view::npos || line_at(at)[letter] != '{') continue;
        if (++found == 1) first = at + letter;
    }
    if (found == 0) return failure("records", "there is no match and no position in the text");
    auto json = parse_json(line_at(first));
    // A position written by hand may have many lines.
    const std::string_view whole = text.substr(first, text.rfind('}') + 1 - first);
    if (!json) {
        if (auto all = parse_json(whole)) json = std::move(*all), found = 1;
    }
    if (!json) return failure("records", "the text is not JSON: {}", json.error());
    if (json->is_object() && json->contains("position") && !json->contains("format")) {
        auto moment = TRY(read_position(*json, seed));
        moment.others = found - 1;
        return moment;
    }
    MomentText moment{TRY(read_record(line_at(first))), 0, found - 1};
    std::erase_if(moment.record.extra, [&](const auto& field) {
        if (field.first != kCursor) return false;
        const auto position = parse_json(field.second);
        if (position && position->is_number_integer())
            moment.position =
                static_cast<int>(std::clamp<std::int64_t>(position->template get<std::int64_t>(), 0, kMostPositions));
        return true;
    });
    return moment;
}

std::string write_moment(const Record& match, int position, int steps) {
    Record record = cut_before(match, steps);
    record.branches.clear();
    record.extra.clear(); // a review is twenty times as long as its match
    record.log.clear();
    record.notes.clear();
    record.extra.emplace_back(kCursor, std::to_string(position));
    return write_record(record);
}

std::string write_position(const Table& table, Seat seat) {
    return Json{{"game", table.info().id}, {"position", table.described(seat)}}.dump();
}

} // namespace hilltop
