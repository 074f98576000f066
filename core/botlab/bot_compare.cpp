// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/bot_compare.h"

#include "base/parallel.h"
#include "engine/fault_policy.h"
#include "engine/play.h"
#include "records/replay.h"
#include "records/seated_bot.h"
#include "tournament/runner.h"

#include <algorithm>

namespace hilltop {
namespace {

/// One of the two bots, at one seat of one match after the other.
class ComparedBot {
public:
    ComparedBot(const GameEntry& game, std::string bot, const BotLimits& limits)
        : m_game(game)
        , m_name(std::move(bot))
        , m_limits(limits)
        , m_use(*game.use_of(m_name))
        , m_policy(game.info()) {}

    /// It forgets other matches, also where it would remember them. The error says why it never plays.
    Result<> begin(const Record& record, Seat seat);
    bool takes_part() const { return m_policy.takes_part(m_seat) && !m_forfeit; }
    bool speaks() const { return m_use.speaks; }

    /// As it counts, its answer to the open question of `table`, which has no answer yet; nothing is
    /// silence, or a fault.
    struct Heard {
        std::optional<std::string> word;
        bool faulty = false;
        bool operator==(const Heard&) const = default;
    };
    Heard answer(Table& table, Seat seat, const Source& source);
    void notice(const Table& table, Seat seat);
    void over(const Table& table, Seat seat);

private:
    void met(Fault fault) {
        m_policy.record(m_seat, fault);
        m_forfeit = m_game.info().disqualifies;
    }

    const GameEntry& m_game;
    std::string m_name;
    BotLimits m_limits;
    BotUse m_use;
    std::unique_ptr<AnyBot> m_bot;
    RuleValues m_rules;     ///< with which it was made
    bool m_started = false; ///< in some match
    FaultPolicy m_policy;   ///< of this match
    Seat m_seat;
    bool m_forfeit = false; ///< disqualified in this match
};

Result<> ComparedBot::begin(const Record& record, Seat seat) {
    // Starting a program is slow, so one that remembers no match plays all of them.
    const bool remembers = std::min(m_use.memory, m_limits.remembers) == Memory::Series;
    if (m_bot == nullptr || !takes_part() || remembers || m_use.version != 0 || record.rules != m_rules)
        m_bot = m_game.make_bot(m_name, m_rules = record.rules, m_limits);
    m_policy = FaultPolicy(m_game.info());
    m_seat = seat;
    m_forfeit = false;
    const auto names = known_names(m_game, record);
    const auto fault = m_bot->start(SeatedBot::seating_of(record, seat, names));
    if (fault && !m_started) {
        std::string why = m_bot->errors();
        why.erase(why.find_last_not_of('\n') + 1);
        return failure("botlab", "{} cannot be started ({})", m_name,
                       why.empty() ? std::string(fault_word(*fault)) : why);
    }
    m_started = true;
    if (fault) m_policy.not_started(seat, *fault);
    return {};
}

ComparedBot::Heard ComparedBot::answer(Table& table, Seat seat, const Source& source) {
    if (!takes_part()) return {{}, true};
    if (table.need(seat) == Need::May && !m_use.speaks) return {};
    const auto answer = m_bot->act(*table.seen(seat), dice(source.seed, source.match, seat, table.decision_of(seat)));
    Heard heard;
    if (const auto fault = take_answer(table, seat, answer)) {
        heard.faulty = true;
        met(*fault);
    } else {
        m_policy.answered(seat);
        heard.word = table.answer_of(seat);
    }
    table.take_back();
    return heard;
}

void ComparedBot::notice(const Table& table, Seat seat) {
    if (!m_use.listens || !takes_part()) return;
    if (const auto fault = m_bot->notice(*table.seen(seat))) met(*fault);
}

void ComparedBot::over(const Table& table, Seat seat) {
    if (m_use.listens && takes_part()) m_bot->over(*table.seen(seat), table.result());
}

class Comparing {
public:
    Comparing(const GameEntry& game, std::span<const Record> records, const CompareOrder& order, Gate& gate)
        : m_game(game)
        , m_records(records)
        , m_order(order)
        , m_gate(gate)
        , m_first(game, order.first, order.limits.of(order.first))
        , m_second(game, order.second, order.limits.of(order.second)) {
        for (const Record& record : records)
            for (const RecordStep& step : record.steps)
                m_all += static_cast<std::int64_t>(step.size());
        m_all += order.matches;
    }

    Result<> compare_answers();
    Result<> play();
    BotComparison result;

private:
    Result<> ask_along(const Replay& replay, int record, Seat seat);
    void tell(std::int64_t done) const {
        if (m_order.progress) m_order.progress(std::min(done, m_all), m_all);
    }

    const GameEntry& m_game;
    std::span<const Record> m_records;
    const CompareOrder& m_order;
    Gate& m_gate;
    ComparedBot m_first, m_second;
    std::int64_t m_all = 0; ///< questions, and matches to be played
    std::int64_t m_done = 0;
};

Result<> Comparing::ask_along(const Replay& replay, int record, Seat seat) {
    for (ComparedBot* bot : {&m_first, &m_second})
        TRY(bot->begin(replay.record(), seat));
    for (int position = 0; position < replay.positions(); ++position) {
        if (!m_gate.pass()) return {};
        const Table& now = replay.table(position);
        if (now.over()) {
            m_first.over(now, seat);
            m_second.over(now, seat);
            break;
        }
        if (!now.asked().contains(seat)) continue;
        if (now.resting()) {
            m_first.notice(now, seat);
            m_second.notice(now, seat);
            continue;
        }
        if (now.steps() >= static_cast<int>(replay.record().steps.size())) break;
        tell(++m_done);
        if (now.need(seat) == Need::May && !m_first.speaks() && !m_second.speaks()) continue;
        const auto table = now.copy();
        const auto& source = replay.record().source;
        const auto first = m_first.answer(*table, seat, source), second = m_second.answer(*table, seat, source);
        ++result.decisions;
        if (first != second)
            result.changed.push_back({.record = record,
                                      .step = now.steps(),
                                      .decision = now.decision_of(seat),
                                      .seat = seat,
                                      .first = first.word.value_or(""),
                                      .second = second.word.value_or(""),
                                      .first_faulty = first.faulty,
                                      .second_faulty = second.faulty});
        // One that has died answers nothing more that could be compared.
        if (!m_first.takes_part() || !m_second.takes_part()) break;
    }
    return {};
}

Result<> Comparing::compare_answers() {
    int number = 0;
    for (const Record& record : m_records) {
        const auto replay = Replay::make(record, Replay::Asking::Later);
        if (!replay) return failure("botlab", "record {}: {}", number + 1, replay.error());
        const std::int64_t before = m_done;
        for (const Seat seat : SeatSet::all(static_cast<int>(record.seats.size()))) {
            TRY(ask_along(*replay, number, seat));
            if (!m_gate.pass()) return {};
        }
        m_done = before + replay->decisions().count();
        tell(m_done);
        ++number;
    }
    return {};
}

Result<> Comparing::play() {
    if (m_order.matches == 0 || !m_gate.pass()) return {};
    Plan plan = default_plan(m_game);
    plan.bots = {m_order.first, m_order.second};
    plan.seats = seats_for(plan);
    plan.seed = m_order.seed;
    plan.duplicate = true;
    plan.keep = Keep::None;
    plan.limits = m_order.limits.usual;
    for (const std::string& bot : plan.bots)
        if (const auto own = m_order.limits.own.find(bot); own != m_order.limits.own.end())
            plan.own_limits.insert(*own);
    // Whole deals.
    const auto deal = is_paired(plan.format) ? 2 : seatings_of_deal(SeatingPlan::Drawn, plan.seats);
    plan.matches = (m_order.matches + deal - 1) / deal * deal;
    TRY(check_plan(plan));
    TournamentRunner runner{plan};
    runner.start({.threads = processors()});
    while (!runner.wait_for(std::chrono::milliseconds(50))) {
        if (!m_gate.pass()) runner.stop();
        tell(m_done + runner.progress().played());
    }
    const Progress progress = runner.progress();
    if (progress.failure) return *progress.failure;
    tell(m_done + progress.done);
    result.matches = static_cast<int>(progress.done);
    for (const StandingsRow& row : progress.standings().rows()) {
        if (row.entrant != 0 || progress.done == 0) continue;
        result.share = row.share;
        result.error = row.interval.width() / 2;
    }
    return {};
}

} // namespace

Result<BotComparison> compare_bots(const GameEntry& game, std::span<const Record> records, const CompareOrder& order,
                                   Gate& gate) {
    for (const std::string* bot : {&order.first, &order.second})
        TRY(game.check_bot(*bot));
    if (order.matches > 0 && game.info().cooperative)
        return misuse("botlab", "{}: all seats play together, so bots can only be compared by their answers",
                      game.info().id);
    int number = 0;
    for (const Record& record : records) {
        if (record.game != game.info().id)
            return misuse("botlab", "record {} is a match of {}, not of {}", number + 1, record.game, game.info().id);
        ++number;
    }
    Comparing comparing(game, records, order, gate);
    TRY(comparing.compare_answers());
    TRY(comparing.play());
    return std::move(comparing.result);
}

} // namespace hilltop
