// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/reproduce.h"

#include "engine/fault_policy.h"
#include "engine/play.h"
#include "records/seated_bot.h"

#include <algorithm>

namespace hilltop {
namespace {

/// What the record says of a seat's answer to the open question of this table.
AnyBot::Answer recorded_answer(const Record& record, const Table& table, Seat seat) {
    AnyBot::Answer answer;
    std::size_t place = 0;
    for (Seat other : table.asked()) {
        if (other == seat) break;
        ++place;
    }
    answer.word = record.steps[static_cast<std::size_t>(table.steps())][place];
    for (const RecordFault& fault : record.faults)
        if (fault.step == table.steps() && fault.seat == seat && !fault.told) answer.fault = fault.fault;
    return answer;
}

/// What a bot's program wrote last, as the end of a sentence.
std::string last_words(const std::string& errors) {
    const auto end = errors.find_last_not_of(" \n\r\t");
    return end == errors.npos ? std::string("it says nothing") : errors.substr(0, end + 1);
}

} // namespace

Result<Reproduced> reproduce(const Replay& replay, int decision, const std::string& bot, const BotLimits& limits) {
    const Record& record = replay.record();
    const GameEntry& game = replay.game();
    const auto wanted = replay.decisions().find(decision);
    if (!wanted)
        return misuse("botlab", "there is no decision {}; the record has {}", decision + 1, replay.decisions().count());
    const Seat me = wanted->seat;
    Reproduced found{.decision = *wanted, .bot = bot};
    if (bot.empty()) found.bot = record.seats[static_cast<std::size_t>(me.index())].bot;
    if (found.bot == kPerson) return misuse("botlab", "decision {} was made by a person", decision + 1);
    if (record.sealed)
        return failure("botlab", "the random numbers of its bots come from the sealed seed of the tournament, so no "
                                 "answer can be reproduced before the tournament ends");
    TRY(game.check_bot(found.bot));
    const BotUse use = *game.use_of(found.bot);
    const auto made = game.make_bot(found.bot, record.rules, limits);
    const auto names = known_names(game, record);
    if (const auto fault = made->start(SeatedBot::seating_of(record, me, names)))
        return failure("botlab", "{}: {}: {}", found.bot, fault_word(*fault), last_words(made->errors()));
    for (int position = 0; position < replay.positions(); ++position) {
        const Table& table = replay.table(position);
        if (!table.asked().contains(me)) continue;
        if (table.resting()) {
            if (use.listens) made->notice(*table.seen(me));
            continue;
        }
        const AnyBot::Answer recorded = recorded_answer(record, table, me);
        const bool here = table.steps() == wanted->step;
        if (here && recorded.fault == Fault::Dead)
            return failure("botlab", "the bot was not asked for decision {}: it had stopped before", decision + 1);
        AnyBot::Answer answer;
        if (table.need(me) == Need::Must || use.speaks)
            answer =
                made->act(*table.seen(me), dice(record.source.seed, record.source.match, me, table.decision_of(me)));
        const auto copy = table.copy();
        if (const auto fault = take_answer(*copy, me, answer)) answer.fault = fault;
        if (here) {
            found.answer = std::move(answer);
            found.recorded = recorded;
            return found;
        }
        const Reproduced before{.answer = answer, .recorded = recorded};
        if (!before.same() && found.differs_before < 0) found.differs_before = table.decision_of(me);
        if (answer.fault && is_death(*answer.fault))
            return failure("botlab", "{}: {} already at decision {}: {}", found.bot, fault_word(*answer.fault),
                           table.decision_of(me) + 1, last_words(answer.errors));
    }
    return misuse("botlab", "there is no decision {}; the record has {}", decision + 1, replay.decisions().count());
}

} // namespace hilltop
