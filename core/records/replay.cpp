// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/replay.h"

#include "records/record_text.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop {
namespace {

/// The fault the record lists for the seat at this step, if any.
const RecordFault* listed_fault(const Record& record, int step, Seat seat, bool told) {
    for (const RecordFault& fault : record.faults) {
        if (fault.step == step && fault.seat == seat && fault.told == told) return &fault;
    }
    return nullptr;
}

void rest(Table& table, const Record& record) {
    for (Seat seat : table.asked()) {
        if (const RecordFault* fault = listed_fault(record, table.steps(), seat, true)) table.fail(seat, fault->fault);
    }
    table.step();
}

} // namespace

Result<Replay> Replay::make(Record record) {
    Replay replay;
    const auto game = require_game(record.game);
    if (!game) return game.error();
    replay.m_game = *game;
    replay.m_record = std::make_unique<Record>(std::move(record));
    if (const auto played = replay.play(); !played) return played.error();
    replay.ask_again();
    return replay;
}

Result<> Replay::play_step(Table& table) {
    const RecordStep& step = m_record->steps[static_cast<std::size_t>(table.steps())];
    if (static_cast<int>(step.size()) != table.asked().size())
        return Error{fmt::format("step {}: there are {} answers, {} seats are asked", table.steps(), step.size(),
                                 table.asked().size())};
    std::size_t i = 0;
    for (Seat seat : table.asked()) {
        const auto& answer = step[i++];
        if (const RecordFault* fault = listed_fault(*m_record, table.steps(), seat, false)) {
            table.fail(seat, fault->fault);
            if (table.answer_of(seat) != answer)
                return Error{fmt::format("step {}: the fault of seat {} is not answered as the rules say",
                                         table.steps(), seat.index())};
        } else if (answer) {
            if (const auto accepted = table.answer(seat, *answer); !accepted)
                return Error{fmt::format("step {}: {}", table.steps(), accepted.error().text)};
        } else if (table.need() == Need::May) {
            table.silence(seat);
        } else {
            return Error{fmt::format("step {}: seat {} has to answer", table.steps(), seat.index())};
        }
    }
    table.step();
    return {};
}

Result<> Replay::play() {
    auto first = m_game->make_table(m_record->rules, static_cast<int>(m_record->seats.size()), m_record->source,
                                    &m_record->cards);
    if (!first) return first.error();
    m_tables.push_back(std::move(*first));
    const int steps = static_cast<int>(m_record->steps.size());
    for (;;) {
        const Table& now = *m_tables.back();
        if (now.script_failed())
            return Error{fmt::format("cards: a card known at step {} is not in the deck any more", now.steps())};
        if (now.over()) {
            if (now.steps() < steps) return Error{fmt::format("step {}: the match is over by then", now.steps())};
            break;
        }
        // A rest behind the last answer is shown, and left to whoever plays on.
        if (now.steps() == steps) break;
        auto table = now.copy();
        if (table->need() == Need::Told)
            rest(*table, *m_record);
        else if (const auto played = play_step(*table); !played)
            return played;
        m_tables.push_back(std::move(table));
    }
    return {};
}

int Replay::position_of_step(int step) const {
    for (int i = 0; i < positions(); ++i) {
        if (table(i).steps() >= step && table(i).need() != Need::Told) return i;
    }
    return positions() - 1;
}

void Replay::ask_again() {
    const Record& record = *m_record;
    const Table& end = *m_tables.back();
    std::vector<std::string> names;
    for (const RecordSeat& seat : record.seats)
        names.push_back(seat.bot);
    std::vector<std::unique_ptr<AnyBot>> bots(record.seats.size());
    for (Seat seat : SeatSet::all(end.seats())) {
        const auto index = static_cast<std::size_t>(seat.index());
        const BotTraits* traits = m_game->find_bot(names[index]);
        if (traits == nullptr || traits->version != record.seats[index].version) continue;
        bots[index] = m_game->make_bot(names[index]);
        bots[index]->start({seat, names});
        m_asked_again = true;
    }
    for (const auto& table : m_tables) {
        if (table->over() || table->steps() >= static_cast<int>(record.steps.size())) break;
        std::size_t i = 0;
        for (Seat seat : table->asked()) {
            AnyBot* bot = bots[static_cast<std::size_t>(seat.index())].get();
            if (table->need() == Need::Told) {
                if (bot != nullptr) bot->notice(*table->seen(seat));
                continue;
            }
            const auto& recorded = record.steps[static_cast<std::size_t>(table->steps())][i++];
            if (bot == nullptr || listed_fault(record, table->steps(), seat, false) != nullptr) continue;
            const int decision = table->decision_of(seat);
            const Rng dice(record.source.seed, record.source.match, Stream::Dice, seat.index(),
                           static_cast<std::uint32_t>(decision));
            if (bot->act(*table->seen(seat), dice).word != recorded) {
                m_differs_at = decision;
                return;
            }
        }
    }
    int decisions = 0;
    for (const RecordStep& step : record.steps)
        decisions += static_cast<int>(step.size());
    const bool digest_fits = !record.digest || *record.digest == end.digest();
    const bool result_fits =
        !record.result || (end.over() && *record.result == record_result(end.result(), end.seats()));
    if (!digest_fits || !result_fits) m_differs_at = decisions;
}

Result<Record> play_record(const GameEntry& game, const RuleValues& rules, const Source& source,
                           std::span<const std::string> names) {
    std::vector<RecordSeat> seats;
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (const std::string& name : names) {
        const BotTraits* traits = game.find_bot(name);
        if (traits == nullptr) return game.unknown_bot_error(name);
        seats.push_back({name, traits->version, {}});
        bots.push_back(game.make_bot(name));
        bots.back()->start({Seat(static_cast<int>(bots.size()) - 1), names});
    }
    Record record = new_record(game, rules, source, std::move(seats));
    auto made = game.make_table(record.rules, static_cast<int>(names.size()), source);
    if (!made) return made.error();
    Table& table = **made;
    while (!table.over()) {
        const bool told = table.need() == Need::Told;
        for (Seat seat : table.asked()) {
            const auto index = static_cast<std::size_t>(seat.index());
            const BotTraits& traits = *game.find_bot(names[index]);
            if (told) {
                if (traits.listens) bots[index]->notice(*table.seen(seat));
                continue;
            }
            const auto fail = [&](Fault fault) {
                record.faults.push_back({table.steps(), seat, fault, false});
                table.fail(seat, fault);
            };
            if (table.need() == Need::May && !traits.speaks) {
                table.silence(seat);
                continue;
            }
            const Rng dice(source.seed, source.match, Stream::Dice, seat.index(),
                           static_cast<std::uint32_t>(table.decision_of(seat)));
            const auto answer = bots[index]->act(*table.seen(seat), dice);
            if (answer.fault)
                fail(*answer.fault);
            else if (answer.word && !table.answer(seat, *answer.word))
                fail(Fault::NotAllowed);
            else if (!answer.word && table.need() == Need::May)
                table.silence(seat);
            else if (!answer.word)
                fail(Fault::NotUnderstood);
        }
        if (!told) record.steps.push_back(answers_of(table));
        table.step();
    }
    record.result = record_result(table.result(), table.seats());
    record.digest = table.digest();
    return record;
}

} // namespace hilltop
