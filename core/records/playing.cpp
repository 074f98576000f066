// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fault_policy.h"
#include "records/replay.h"
#include "records/seated_bot.h"

namespace hilltop {

Result<Record> play_record(const GameEntry& game, const RuleValues& rules, const Source& source,
                           std::span<const std::string> names, const BotLimits& limits) {
    std::vector<RecordSeat> seats;
    for (const std::string& name : names) {
        TRY(game.check_bot(name));
        seats.push_back({name, game.use_of(name)->version, {}});
    }
    Record record = new_record(game, rules, source, std::move(seats));
    TRY(play_out(game, record, limits));
    return record;
}

Result<> play_out(const GameEntry& game, Record& record, const BotLimits& limits) {
    for (const RecordSeat& seat : record.seats) {
        TRY(game.check_bot(seat.bot));
        if (game.lacks_tables(seat.bot, record.rules))
            return failure("records",
                           "{} needs tables that have not been computed here for these rules; run hilltop-cli solve {} "
                           "with the same --rules",
                           seat.bot, game.info().id);
    }
    const int seats = static_cast<int>(record.seats.size());
    const auto made = TRY(first_table(game, record));
    Table& table = *made;
    std::vector<SeatedBot> bots;
    FaultPolicy fault_policy(game.info());
    for (Seat seat : SeatSet::all(seats)) {
        bots.emplace_back(game, record, seat, limits);
        if (const auto fault = bots.back().not_started()) fault_policy.not_started(seat, *fault);
    }
    const auto bot_at = [&](Seat seat) -> SeatedBot& { return bots[static_cast<std::size_t>(seat.index())]; };
    record.steps.clear();
    record.faults.clear();
    record.log.clear();
    for (Seat seat : SeatSet::all(seats)) {
        if (const std::string errors = bot_at(seat).errors(); !errors.empty())
            record.log.push_back(
                {.decision = 0, .seat = static_cast<std::uint8_t>(seat.index()), .told = true, .errors = errors});
    }
    while (!table.over()) {
        const bool told = table.resting();
        const auto fail = [&](Seat seat, Fault fault) {
            record.faults.push_back({table.steps(), seat, fault, told});
            fault_policy.record(seat, fault);
            table.fail(seat, fault);
        };
        for (Seat seat : table.asked()) {
            const BotTask task = fault_policy.task(table, seat, bot_at(seat).use(), fail);
            if (task == BotTask::Notice) {
                if (const auto fault = bot_at(seat).notice(table, seat)) fail(seat, *fault);
            }
            if (task != BotTask::Answer) continue;
            const AnyBot::Answer answer = bot_at(seat).answer(table, seat, record.source);
            note_answer(record, table, seat, answer);
            if (const auto fault = take_answer(table, seat, answer))
                fail(seat, *fault);
            else
                fault_policy.answered(seat);
        }
        if (!told) record.steps.push_back(answers_of(table));
        table.step();
    }
    for (Seat seat : SeatSet::all(seats)) {
        if (fault_policy.takes_part(seat)) bot_at(seat).over(table, seat);
    }
    record.result = record_result(table.result(), table.seats());
    record.digest = table.digest();
    return {};
}

void note_answer(Record& record, const Table& table, Seat seat, const AnyBot::Answer& answer) {
    if (answer.time.count() == 0 && answer.errors.empty()) return;
    record.log.push_back({.decision = table.decision_of(seat),
                          .seat = static_cast<std::uint8_t>(seat.index()),
                          .time = answer.time,
                          .errors = answer.errors});
}

} // namespace hilltop
