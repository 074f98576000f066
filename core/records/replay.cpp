// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/replay.h"

#include "game/play.h"
#include "registry/registry.h"

#include <fmt/format.h>

namespace hilltop {
namespace {

/// The fault the record lists for the seat at this step, if any.
const RecordFault* listed_fault(const Record& record, int step, Seat seat, bool told) {
    for (const RecordFault& fault : record.faults) {
        if (fault.step == step && fault.seat == seat && fault.told == told) return &fault;
    }
    return nullptr;
}

/// A bot of ours at its seat, or nobody. One that never speaks is not asked where it may be silent.
class SeatedBot {
public:
    SeatedBot() = default;
    SeatedBot(const GameEntry& game, const BotTraits& traits, Seat seat, std::span<const std::string> names)
        : m_traits(&traits)
        , m_bot(game.make_bot(traits.id)) {
        m_bot->start({seat, names});
    }
    explicit operator bool() const { return m_bot != nullptr; }
    AnyBot::Answer answer(const Table& table, Seat seat, const Source& source) const {
        if (table.need() == Need::May && !m_traits->speaks) return {};
        return m_bot->act(*table.seen(seat), dice(source.seed, source.match, seat, table.decision_of(seat)));
    }
    void notice(const Table& table, Seat seat) const {
        if (m_bot != nullptr && m_traits->listens) m_bot->notice(*table.seen(seat));
    }
    void over(const Table& table, Seat seat) const {
        if (m_traits->listens) m_bot->over(*table.seen(seat), table.result());
    }

private:
    const BotTraits* m_traits = nullptr;
    std::unique_ptr<AnyBot> m_bot;
};

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
        return told_error(fmt::format("step {}: there are {} answers, {} seats are asked", table.steps(), step.size(),
                                      table.asked().size()));
    std::size_t i = 0;
    for (Seat seat : table.asked()) {
        const auto& answer = step[i++];
        if (const RecordFault* fault = listed_fault(*m_record, table.steps(), seat, false)) {
            ++m_faults;
            table.fail(seat, fault->fault);
            if (table.answer_of(seat) != answer)
                return told_error(fmt::format("step {}: the fault of seat {} is not answered as the rules say",
                                              table.steps(), seat.index()));
        } else if (answer) {
            if (const auto accepted = table.answer(seat, *answer); !accepted)
                return told_error(fmt::format("step {}: {}", table.steps(), english(accepted.error())));
        } else if (table.need() == Need::May) {
            table.silence(seat);
        } else {
            return told_error(fmt::format("step {}: seat {} has to answer", table.steps(), seat.index()));
        }
    }
    table.step();
    return {};
}

void Replay::play_rest(Table& table) {
    for (Seat seat : table.asked()) {
        const RecordFault* fault = listed_fault(*m_record, table.steps(), seat, true);
        if (fault == nullptr) continue;
        ++m_faults;
        table.fail(seat, fault->fault);
    }
    table.step();
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
            return told_error(fmt::format("cards: a card known at step {} is not in the deck any more", now.steps()));
        if (now.over()) {
            if (now.steps() < steps) return told_error(fmt::format("step {}: the match is over by then", now.steps()));
            break;
        }
        // A rest behind the last answer is shown, and left to whoever plays on; a finished match has gone through it.
        const bool rests = now.need() == Need::Told;
        if (now.steps() == steps && !(rests && m_record->result)) break;
        auto table = now.copy();
        if (rests)
            play_rest(*table);
        else if (const auto played = play_step(*table); !played)
            return played;
        m_tables.push_back(std::move(table));
    }
    if (m_faults != m_record->faults.size())
        return told_error("faults: there is one twice, or of a seat that is not asked at its step");
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
    std::vector<SeatedBot> bots(record.seats.size());
    for (Seat seat : SeatSet::all(end.seats())) {
        const auto index = static_cast<std::size_t>(seat.index());
        const BotTraits* traits = m_game->find_bot(names[index]);
        if (traits == nullptr || traits->version != record.seats[index].version) continue;
        bots[index] = SeatedBot(*m_game, *traits, seat, names);
        m_asked_again = true;
    }
    for (const auto& table : m_tables) {
        if (table->over() || table->steps() >= static_cast<int>(record.steps.size())) break;
        std::size_t i = 0;
        for (Seat seat : table->asked()) {
            SeatedBot& bot = bots[static_cast<std::size_t>(seat.index())];
            if (table->need() == Need::Told) {
                bot.notice(*table, seat);
                continue;
            }
            const auto& recorded = record.steps[static_cast<std::size_t>(table->steps())][i++];
            if (!bot || listed_fault(record, table->steps(), seat, false) != nullptr) continue;
            if (bot.answer(*table, seat, record.source).word != recorded) {
                m_differs_at = table->decision_of(seat);
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
    std::vector<SeatedBot> bots;
    for (const std::string& name : names) {
        const BotTraits* traits = game.find_bot(name);
        if (traits == nullptr) return game.unknown_bot_error(name);
        seats.push_back({name, traits->version, {}});
        bots.emplace_back(game, *traits, Seat(static_cast<int>(bots.size())), names);
    }
    Record record = new_record(game, rules, source, std::move(seats));
    auto made = game.make_table(record.rules, static_cast<int>(names.size()), source);
    if (!made) return made.error();
    Table& table = **made;
    while (!table.over()) {
        const bool told = table.need() == Need::Told;
        for (Seat seat : table.asked()) {
            SeatedBot& bot = bots[static_cast<std::size_t>(seat.index())];
            if (told) {
                bot.notice(table, seat);
            } else if (const auto fault = take_answer(table, seat, bot.answer(table, seat, source))) {
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
    return record;
}

} // namespace hilltop
