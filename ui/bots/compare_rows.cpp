// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_rows.h"

#include "documents/question_text.h"
#include "documents/record_names.h"
#include "game/any_judge.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "text/number_from_1.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Of what a review takes: there are many rows, and Replay looks closer at one.
constexpr int kShareOfReview = 4;
constexpr int kFewestSamplesOfRow = 32;

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

/// Each match is played again once, since the rows of a match follow one another.
class RowTables {
public:
    explicit RowTables(std::span<const Record> records)
        : m_records(records) {}
    /// At the row's question, where nobody has answered yet; nullptr if the record cannot be played.
    const Table* at(const ChangedAnswer& row) {
        if (m_shown != row.record) {
            m_shown = row.record;
            m_replay = Replay::make(m_records[static_cast<std::size_t>(row.record)], Replay::Asking::Later);
        }
        return *m_replay ? &(*m_replay)->table((*m_replay)->position_of_step(row.step)) : nullptr;
    }

private:
    std::span<const Record> m_records;
    int m_shown = -1;
    std::optional<Result<Replay>> m_replay;
};

std::optional<std::string> wordOf(const std::string& spelt) {
    return spelt.empty() ? std::optional<std::string>() : spelt;
}

const Compared::Option* optionOf(const Compared& compared, const std::optional<std::string>& word) {
    const auto found = std::find_if(compared.options.begin(), compared.options.end(),
                                    [&](const Compared::Option& option) { return option.word == word; });
    return found == compared.options.end() ? nullptr : &*found;
}

/// Both were compared in the same worlds with the best answer, so that of one of them the difference is known.
AnswerWorth between(const Compared::Option& first, const Compared::Option& second) {
    return {second.behind.value - first.behind.value, std::hypot(first.behind.error, second.behind.error)};
}

std::optional<AnswerWorth> judgeRow(const Table& table, const ChangedAnswer& row, AnyJudge& judge, int samples,
                                    const CompareStop& stop) {
    const auto first = wordOf(row.first), second = wordOf(row.second);
    const Effort effort{samples, static_cast<std::uint64_t>(row.decision)};
    const auto compared = judge.compare(table, row.seat, false, first, effort, stop);
    if (!compared) return {};
    const auto* one = optionOf(*compared, first);
    if (one == nullptr) return {};
    if (const auto* other = optionOf(*compared, second)) return between(*one, *other);
    const auto again = judge.compare(table, row.seat, false, second, effort, stop); // no sensible answer, but allowed
    const auto* other = again ? optionOf(*again, second) : nullptr;
    return other != nullptr ? std::optional(between(*one, *other)) : std::nullopt;
}

} // namespace

AnswerWorth::Side AnswerWorth::side() const {
    return std::abs(value) <= 2 * error || value == 0 ? Side::Equal : value > 0 ? Side::Better : Side::Worse;
}

std::vector<ComparedRow> comparedRows(std::span<const Record> records, std::span<const ChangedAnswer> changed,
                                      const CompareStop& stop) {
    RowTables tables(records);
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

void judgeRows(std::span<const Record> records, std::span<const ChangedAnswer> changed, const CompareStop& stop,
               const std::function<void(int row, std::optional<AnswerWorth> worth)>& found) {
    if (records.empty() || changed.empty()) return;
    const GameEntry& game = *find_game(records.front().game);
    const auto traits = game.judge_traits();
    if (!traits) return;
    const auto judge = game.make_judge();
    const int samples = std::max(kFewestSamplesOfRow, traits->samples / kShareOfReview);
    RowTables tables(records);
    for (std::size_t i = 0; i < changed.size() && !stop(); ++i) {
        const ChangedAnswer& one = changed[i];
        const bool faulty = one.first_faulty || one.second_faulty;
        const Table* table = faulty ? nullptr : tables.at(one);
        found(static_cast<int>(i), table != nullptr ? judgeRow(*table, one, *judge, samples, stop) : std::nullopt);
    }
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
