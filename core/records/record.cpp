// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record.h"

#include "base/json_form.h"
#include "base/json_text.h"
#include "base/letters.h"
#include "base/version.h"
#include "rng/deal_id.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {

std::string deal_text(const Record& match) {
    return match.sealed ? "sealed" : to_text(DealId{match.source.seed, match.source.deal});
}

Record new_record(const GameEntry& game, const RuleValues& rules, const Source& source, std::vector<RecordSeat> seats) {
    Record record;
    record.program = kProgram;
    record.game = game.info().id;
    record.game_version = game.info().version;
    record.rules = default_values(game.rules());
    for (const auto& [key, value] : rules)
        record.rules[key] = value;
    record.source = source;
    record.seats = std::move(seats);
    for (RecordSeat& seat : record.seats) {
        if (game.lacks_tables(seat.bot, record.rules))
            seat.version = 0; // it plays by no tables now, so no version of it can be reproduced
    }
    if (const Variant* variant = game.variant_of(record.rules, static_cast<int>(record.seats.size())))
        record.variant = variant->id;
    return record;
}

Result<Record> record_from(const GameEntry& game, const Json& view, const Source& source,
                           std::vector<RecordSeat> seats) {
    const auto table = TRY(game.set_up(view, source));
    if (seats.size() != static_cast<std::size_t>(table->seats()))
        return failure("records", "start: the position has {} seats, but the match has {}", table->seats(),
                       seats.size());
    const auto me = form::whole_from_json(view.value("me", Json(0)), Path("me"), 0, table->seats() - 1);
    const Json seen = table->described(Seat(static_cast<int>(TRY(me))));
    Record record = new_record(game, TRY(rules_from_json(game.rules(), seen["rules"])), source, std::move(seats));
    record.start = seen.dump();
    return record;
}

Result<std::unique_ptr<Table>> first_table(const GameEntry& game, const Record& record) {
    const int seats = static_cast<int>(record.seats.size());
    const bool plain = record.cards.empty() && record.cards.listener == nullptr;
    if (record.start.empty())
        return game.make_table(record.rules, seats, record.source, plain ? nullptr : &record.cards);
    const Path start("start");
    const Json view = TRY(parse_json(record.start));
    auto table = game.set_up(view, record.source);
    if (!table) return start.error(table.error());
    if ((*table)->seats() != seats)
        return start.error(
            failure("records", "the position has {} seats, but the match has {}", (*table)->seats(), seats));
    const Json rules = (*table)->described(Seat(0))["rules"];
    if (TRY(rules_from_json(game.rules(), rules)) != record.rules)
        return start.error(failure("records", "the position has other rules than the match"));
    return table;
}

RecordResult record_result(const MatchResult& result, int seats) {
    RecordResult out;
    for (Seat seat : SeatSet::all(seats)) {
        out.points.push_back(result.points[seat]);
        out.second.push_back(result.second[seat]);
        if (result.winners.contains(seat)) out.winners.push_back(seat.index());
    }
    return out;
}

Record kept_record(const GameEntry& game, const RuleValues& rules, const Source& source, std::vector<RecordSeat> seats,
                   const KeptMatch& kept, RecordResult result) {
    Record record = new_record(game, rules, source, std::move(seats));
    record.steps = kept.steps;
    for (const KeptMatch::FaultAt& fault : kept.faults)
        record.faults.push_back({fault.step, Seat(fault.seat), fault.fault, fault.told});
    record.log = kept.notes;
    record.digest = kept.digest;
    record.result = std::move(result);
    return record;
}

Record cut_before(const Record& record, int step) {
    Record cut = record;
    cut.steps.resize(std::min(cut.steps.size(), static_cast<std::size_t>(std::max(0, step))));
    std::erase_if(cut.faults,
                  [&](const RecordFault& fault) { return fault.step > step || (fault.step == step && !fault.told); });
    std::erase_if(cut.branches, [&](const RecordBranch& branch) { return branch.step > step; });
    cut.result.reset();
    cut.digest.reset();
    return cut;
}

RecordStep answers_of(const Table& table) {
    RecordStep step;
    for (Seat seat : table.asked())
        step.push_back(table.answer_of(seat));
    return step;
}

std::vector<std::string> known_names(const GameEntry& game, const Record& record) {
    std::vector<std::string> names;
    if (game.info().tells_names) {
        for (const RecordSeat& seat : record.seats)
            names.push_back(seat.bot);
    }
    return names;
}

std::string seat_name(const RecordSeat& seat) {
    return shown_name(seat.name.empty() ? seat.bot : seat.name);
}

} // namespace hilltop
