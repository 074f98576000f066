// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/check_counts.h"

#include "hosting/languages/language.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "tournament/schedule.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kMostFaults = 100;
/// Of what a bot wrote with a fault; all of it is in the record.
constexpr std::size_t kMostErrors = 16 << 10;
/// Bytes of all records of a report.
constexpr std::size_t kMostKept = 32 << 20;
/// Of those that are kept only for what the bot wrote: each page that shows bots holds all their reports.
constexpr std::size_t kMostLogged = 2 << 20;

/// The seats of the bot: those of entrant 0, and of its copy where it plays that.
SeatSet seats_of_bot(const CheckSeries& series, int match) {
    if (series.against_copy()) return SeatSet::all(series.series.seats);
    SeatSet seats;
    const auto by_seat = seated(series.series, match);
    for (Seat seat : SeatSet::all(series.series.seats))
        if (by_seat[seat.index()] == 0) seats.insert(seat);
    return seats;
}

/// The fault of a seat at a question, if it had one.
std::optional<Fault> fault_at(const Record& record, int step, Seat seat) {
    for (const RecordFault& fault : record.faults)
        if (fault.step == step && fault.seat == seat && !fault.told) return fault.fault;
    return {};
}

/// The seat's answer to a step that the record has.
const std::optional<std::string>& answer_at(const Record& record, int step, SeatSet asked, Seat seat) {
    std::size_t place = 0;
    for (Seat other : asked) {
        if (other == seat) break;
        ++place;
    }
    return record.steps[static_cast<std::size_t>(step)][place];
}

/// Calls decided(step, seat, answer, fault) for each decision of these seats that the record has, and counts styles.
template <class Decided>
void look_through(const GameEntry& game, const Replay& replay, SeatSet seats, bool speaks, StyleCounts& counts,
                  Decided decided) {
    const Record& record = replay.record();
    for (int position = 0; position < replay.positions(); ++position) {
        const Table& table = replay.table(position);
        const bool told = table.resting();
        const int step = table.steps();
        if (table.over()) {
            for (Seat seat : seats)
                game.count_style(*table.seen(seat), nullptr, counts);
            break;
        }
        if (!told && step >= static_cast<int>(record.steps.size())) break;
        for (Seat seat : table.asked()) {
            if (!seats.contains(seat)) continue;
            if (told) {
                game.count_style(*table.seen(seat), nullptr, counts);
                continue;
            }
            if (table.need(seat) == Need::May && !speaks) continue;
            const auto fault = fault_at(record, step, seat);
            const auto& answer = answer_at(record, step, table.asked(), seat);
            if (!fault) game.count_style(*table.seen(seat), answer ? &*answer : nullptr, counts);
            decided(fault);
        }
    }
}

/// The entry of steps of a decision, or of that which would come next.
int step_of(const Replay& replay, std::int32_t decision) {
    const auto found = replay.decisions().find(decision);
    return found ? found->step : replay.decisions().steps();
}

/// The percentile `hundredths` of sorted times.
std::chrono::microseconds hundredth(const std::vector<std::chrono::microseconds>& sorted, std::size_t hundredths) {
    return sorted[(sorted.size() * hundredths + 99) / 100 - 1];
}

} // namespace

CheckCounts::CheckCounts(const GameEntry& game, const BotUse& use, BotReport& report)
    : m_game(game)
    , m_use(use)
    , m_report(report)
    , m_style(game.styles())
    , m_copy_style(game.styles()) {}

void CheckCounts::add(const CheckSeries& series, const CheckResult& result) {
    const int matches = static_cast<int>(result.ended.lines.size());
    const std::int64_t before = m_report.fault_count();
    m_report.matches += matches;
    auto fault = result.ended.faults.begin();
    for (const KeptMatch& kept : result.ended.kept) {
        const auto begin = fault;
        while (fault != result.ended.faults.end() && fault->match == series.series.match_number(kept.match))
            ++fault;
        add_match(series, result.ended, kept, {begin, fault});
    }
    if (result.unfinished) add_match(series, result.ended, result.unfinished->kept, result.unfinished->faults);
    if (!series.against_copy()) return;
    m_report.copy_matches += matches;
    m_report.copy_faults += m_report.fault_count() - before;
}

void CheckCounts::add_match(const CheckSeries& series, const SeriesResult& result, const KeptMatch& kept,
                            std::span<const SeriesFault> faults) {
    const SeatSet seats = seats_of_bot(series, kept.match);
    Record record = check_record(m_game, series, result, kept);
    const std::string line = write_record(record);
    bool wrote = false;
    for (const AnswerNote& note : kept.notes) {
        if (!seats.contains(Seat(note.seat))) continue;
        wrote = wrote || !note.errors.empty();
        if (!note.told && note.time.count() > 0) m_times.push_back(note.time);
    }
    const auto replay = Replay::make(std::move(record), Replay::Asking::Later);
    if (!replay) return;
    StyleCounts& style = series.against_copy() ? m_copy_style : m_style;
    look_through(m_game, *replay, seats, m_use.speaks, style, [&](std::optional<Fault> fault) {
        if (fault == Fault::Dead) return; // it was not asked
        ++m_report.decisions;
        if (!fault)
            ++m_report.allowed;
        else
            ++m_report.fault_counts[*fault];
    });
    const bool first = m_report.records.empty();
    int place = first ? keep(line) : -1;
    for (const SeriesFault& fault : faults) {
        if (fault.entrant != 0 && !series.against_copy()) continue;
        if (fault.told && fault.fault != Fault::Dead) ++m_report.fault_counts[fault.fault]; // no decision
        if (m_report.faults.size() == kMostFaults) continue;
        if (place < 0) place = keep(line);
        m_report.faults.push_back({.match = static_cast<int>(fault.match),
                                   .step = step_of(*replay, fault.decision),
                                   .decision = fault.decision,
                                   .seat = fault.seat,
                                   .told = fault.told,
                                   .fault = fault.fault,
                                   .time = fault.time,
                                   .errors = fault.errors.substr(0, kMostErrors),
                                   .record = place});
    }
    if (place >= 0 || !wrote || m_logged_bytes + line.size() > kMostLogged) return;
    m_logged_bytes += line.size();
    keep(line);
}

int CheckCounts::keep(const std::string& line) {
    if (m_kept_bytes + line.size() > kMostKept) return -1;
    m_kept_bytes += line.size();
    m_report.records.push_back(line);
    return static_cast<int>(m_report.records.size()) - 1;
}

void CheckCounts::finish() {
    m_report.style = m_style.shares();
    if (m_times.empty() || m_report.decisions == 0) return; // one that was never asked took no time to answer
    std::sort(m_times.begin(), m_times.end());
    m_report.median = hundredth(m_times, 50);
    m_report.most = hundredth(m_times, 99);
    m_report.worst = m_times.back();
    // Where every decision is a process of its own, starting one costs what its quickest answer took.
    if (kind_of_bot(m_report.bot).per_decision)
        m_report.start = std::chrono::ceil<std::chrono::milliseconds>(m_times.front());
}

void count_field(const GameEntry& game, const CheckSeries& series, int match, StyleCounts& counts) {
    const PlayedMatch place = place_of_match(series.series, match);
    std::vector<std::string> bots;
    for (Seat seat : SeatSet::all(series.series.seats))
        bots.push_back(series.bots[place.by_seat[seat.index()]]);
    auto record = play_record(game, {}, {series.series.seed, place.deal, place.number}, bots);
    if (!record) return;
    const bool speaks = game.use_of(series.bots[0])->speaks;
    const auto replay = Replay::make(std::move(*record), Replay::Asking::Later);
    if (!replay) return;
    look_through(game, *replay, seats_of_bot(series, match), speaks, counts, [](std::optional<Fault>) {});
}

} // namespace hilltop
