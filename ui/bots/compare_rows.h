// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/bot_compare.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace hilltop {

/// What the first bot's answer is worth to the seat more than the second one's, as far as the seat could know, with one
/// standard error.
struct AnswerWorth {
    enum class Side { Better, Equal, Worse };
    double value = 0, error = 0;
    /// Within two errors they are equal.
    Side side() const;
};

/// A question to which two bots answer differently, as people read it.
struct ComparedRow {
    ChangedAnswer answer;
    QString question, first, second;
    std::optional<AnswerWorth> worth; ///< nothing: not known yet, or one of the two is a fault
};

using CompareStop = std::function<bool()>;

/// In the order they came; takes a while. Ends early when it is told to.
std::vector<ComparedRow> comparedRows(std::span<const Record> records, std::span<const ChangedAnswer> changed,
                                      const CompareStop& stop);
/// Judges one row after the other, where its game has a judge: found(row, worth) for each that can be told.
void judgeRows(std::span<const Record> records, std::span<const ChangedAnswer> changed, const CompareStop& stop,
               const std::function<void(int row, std::optional<AnswerWorth> worth)>& found);
/// The match as it is shown for a row: its notes say who answers what, and each answer that was not played is a branch.
Record recordWithBoth(const Record& record, const ComparedRow& row, const QString& first, const QString& second);

} // namespace hilltop
