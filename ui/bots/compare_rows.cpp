// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_rows.h"

#include "documents/analysis_words.h"
#include "documents/record_names.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "text/number_texts.h"

#include <QCoreApplication>

namespace hilltop {
namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

std::optional<std::string> wordOf(const std::string& spelt) {
    return spelt.empty() ? std::optional<std::string>() : spelt;
}

} // namespace

std::vector<ComparedRow> comparedRows(std::span<const Record> records, std::span<const ChangedAnswer> changed,
                                      const Stop& stop) {
    ChangeTables tables(records);
    std::vector<ComparedRow> rows;
    for (const ChangedAnswer& one : changed) {
        if (stop()) break;
        const Table* table = tables.at(one);
        if (table == nullptr) continue;
        const TableNames names = recordNames(records[static_cast<std::size_t>(one.record)]);
        rows.push_back({one, questionText(*table, one.seat, names),
                        answerText(*table, wordOf(one.first), one.first_faulty, names),
                        answerText(*table, wordOf(one.second), one.second_faulty, names), std::nullopt});
    }
    return rows;
}

Record recordWithBoth(const Record& record, const ComparedRow& row, const QString& first, const QString& second) {
    Record shown = record;
    const ChangedAnswer& answer = row.answer;
    const QString note = CompareWords::tr("Decision %1: %2 answers “%3”, %4 answers “%5”.")
                             .arg(numberFrom1(answer.decision), first, row.first, second, row.second);
    if (!shown.notes.empty()) shown.notes += '\n';
    shown.notes += note.toStdString();
    const auto replay = Replay::make(record, Replay::Asking::Later);
    if (!replay) return shown;
    const Table& table = replay->table(replay->position_of_step(answer.step));
    std::size_t place = 0;
    for (const Seat seat : table.asked()) {
        if (seat == answer.seat) break;
        ++place;
    }
    const RecordStep& played = record.steps[static_cast<std::size_t>(answer.step)];
    const auto branch = [&](const std::string& word, bool faulty) {
        RecordStep step = played;
        step[place] = wordOf(word);
        if (!faulty && step != played) shown.branches.push_back({answer.step, {step}, {}});
    };
    branch(answer.first, answer.first_faulty);
    branch(answer.second, answer.second_faulty);
    return shown;
}

} // namespace hilltop
