// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/replay.h"
#include "records/seated_bot.h"

namespace hilltop {

Result<Record> play_record(const GameEntry& game, const RuleValues& rules, const Source& source,
                           std::span<const std::string> names) {
    std::vector<RecordSeat> seats;
    for (const std::string& name : names) {
        const BotTraits* traits = game.find_bot(name);
        if (traits == nullptr) return game.unknown_bot_error(name);
        seats.push_back({name, traits->version, {}});
    }
    Record record = new_record(game, rules, source, std::move(seats));
    if (const auto played = play_out(game, record); !played) return played.error();
    return record;
}

Result<> play_out(const GameEntry& game, Record& record) {
    std::vector<std::string> names;
    for (const RecordSeat& seat : record.seats)
        names.push_back(seat.bot);
    std::vector<SeatedBot> bots;
    for (const std::string& name : names) {
        const BotTraits* traits = game.find_bot(name);
        if (traits == nullptr) return game.unknown_bot_error(name);
        bots.emplace_back(game, *traits, Seat(static_cast<int>(bots.size())), names);
    }
    auto made = game.make_table(record.rules, static_cast<int>(names.size()), record.source,
                                record.cards.empty() ? nullptr : &record.cards);
    if (!made) return made.error();
    Table& table = **made;
    record.steps.clear();
    record.faults.clear();
    while (!table.over()) {
        const bool told = table.need() == Need::Told;
        for (Seat seat : table.asked()) {
            SeatedBot& bot = bots[static_cast<std::size_t>(seat.index())];
            if (told) {
                bot.notice(table, seat);
            } else if (const auto fault = take_answer(table, seat, bot.answer(table, seat, record.source))) {
                record.faults.push_back({table.steps(), seat, *fault, false});
                table.fail(seat, *fault);
            }
        }
        if (!told) record.steps.push_back(answers_of(table));
        table.step();
    }
    for (Seat seat : SeatSet::all(table.seats()))
        bots[static_cast<std::size_t>(seat.index())].over(table, seat);
    record.result = record_result(table.result(), table.seats());
    record.digest = table.digest();
    return {};
}

} // namespace hilltop
