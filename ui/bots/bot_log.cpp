// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_log.h"

#include "documents/analysis_words.h"
#include "documents/record_names.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "text/fault_texts.h"
#include "text/number_texts.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/secret_seeds.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

/// A longer list is of no use; its content can be searched in the replays.
constexpr std::size_t kMostLogRows = 5000;
constexpr std::size_t kMostKeptElsewhere = 20;

bool isOf(const Record& record, const AnswerNote& note, const std::string& bot) {
    return note.seat < record.seats.size() && record.seats[note.seat].bot == bot;
}

BotLogRow rowOf(const Replay& replay, const AnswerNote& note, const TableNames& names) {
    const Record& record = replay.record();
    BotLogRow row;
    row.decision = note.decision;
    row.told = note.told;
    row.output = QString::fromStdString(note.errors);
    const auto decision = replay.decisions().find(note.decision);
    const Seat seat(note.seat);
    for (const RecordFault& fault : record.faults)
        if (fault.seat == seat && fault.told == note.told &&
            fault.step == (decision ? decision->step : replay.decisions().steps())) {
            row.faulty = true;
            row.answer = faultName(fault.fault);
        }
    if (note.told || !decision) return row;
    row.time = note.time.count() > 0 ? answerTimeText(note.time) : QString();
    const Table& table = replay.table(replay.position_of_step(decision->step));
    row.question = questionText(table, seat, names);
    if (row.faulty) return row;
    std::size_t place = 0;
    for (const Seat other : table.asked()) {
        if (other == seat) break;
        ++place;
    }
    row.answer = answerText(table, record.steps[static_cast<std::size_t>(decision->step)][place], false, names);
    return row;
}

} // namespace

QString BotLogRow::lastLine() const {
    return tellingLine(output);
}

BotLog readBotLog(std::vector<Record> records, const std::string& bot, const Stop& stop) {
    BotLog log;
    for (Record& record : records) {
        if (stop() || log.rows.size() >= kMostLogRows) break;
        if (std::none_of(record.log.begin(), record.log.end(),
                         [&](const AnswerNote& note) { return isOf(record, note, bot); }))
            continue;
        const auto replay = Replay::make(record, Replay::Asking::Later);
        if (!replay) continue;
        const TableNames names = recordNames(record);
        for (const AnswerNote& note : record.log) {
            if (log.rows.size() >= kMostLogRows) break;
            if (!isOf(record, note, bot) || (note.told && note.errors.empty())) continue;
            BotLogRow row = rowOf(*replay, note, names);
            row.record = static_cast<int>(log.records.size());
            row.match = static_cast<qint64>(record.source.match);
            log.wrote = log.wrote || !row.output.isEmpty();
            log.rows.push_back(std::move(row));
        }
        log.records.push_back(std::move(record));
    }
    return log;
}

std::vector<Record> recordsOfReport(const std::vector<std::string>& lines) {
    std::vector<Record> records;
    for (const std::string& line : lines)
        if (auto record = read_record(line)) records.push_back(std::move(*record));
    std::stable_sort(records.begin(), records.end(),
                     [](const Record& a, const Record& b) { return a.source.match < b.source.match; });
    return records;
}

std::vector<Record> recordsInTournaments(const std::string& folder, const std::string& bot) {
    std::vector<Record> records;
    const QDir files(QString::fromStdString(folder));
    for (const QFileInfo& each : files.entryInfoList({QStringLiteral("*.htour")}, QDir::Files, QDir::Time)) {
        if (records.size() >= kMostKeptElsewhere) break;
        auto file = TournamentFile::open(each.filePath().toStdString());
        if (!file) continue; // the list of tournaments says why
        const auto& entrants = file->head().entrants;
        if (std::none_of(entrants.begin(), entrants.end(), [&](const FileEntrant& one) { return one.name == bot; }))
            continue;
        const auto played = file->match_count();
        if (!played) continue;
        const auto many = static_cast<std::int64_t>(kMostKeptElsewhere);
        const auto kept = file->records(static_cast<std::uint64_t>(std::max<std::int64_t>(0, *played - many)),
                                        static_cast<std::uint64_t>(many));
        const auto plan = secret_plan(file->head().plan);
        if (!kept || !plan) continue;
        for (auto text = kept->rbegin(); text != kept->rend() && records.size() < kMostKeptElsewhere; ++text)
            if (auto record = kept_match(*plan, text->second)) records.push_back(std::move(*record));
    }
    return records;
}

std::vector<Record> recordsAtTables(const std::string& folder, const std::string& game, const std::string& bot) {
    std::vector<Record> records;
    for (Library::Entry& entry : Library(folder).recent(std::numeric_limits<int>::max())) {
        if (records.size() == kMostKeptElsewhere) break;
        if (entry.problem || entry.record.game != game) continue;
        const Record& record = entry.record;
        if (std::any_of(record.log.begin(), record.log.end(),
                        [&](const AnswerNote& note) { return isOf(record, note, bot); }))
            records.push_back(std::move(entry.record));
    }
    return records;
}

} // namespace hilltop
