// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/compare_worth.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace hilltop {

/// A question to which two bots answer differently, as people read it.
struct ComparedRow {
    ChangedAnswer answer;
    QString question, first, second;
    std::optional<AnswerWorth> worth; ///< nothing: not known yet, or one of the two is a fault
};

/// In the order of `changed`; takes a while. Ends early when `stop` says so.
std::vector<ComparedRow> comparedRows(std::span<const Record> records, std::span<const ChangedAnswer> changed,
                                      const Stop& stop);
/// The match as it is shown for a row: its notes say who answers what, and each answer that was not played is a branch.
Record recordWithBoth(const Record& record, const ComparedRow& row, const QString& first, const QString& second);

} // namespace hilltop
