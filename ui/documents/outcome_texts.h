// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <QString>

namespace hilltop {

/// The result as one reads it in a list: "3 – 1" of two sides, one number where all share it or many play.
QString resultText(const std::string& game, const RecordResult& result, int seat);
inline QString resultText(const Record& record, int seat) {
    return resultText(record.game, *record.result, seat);
}

/// "Won", "Shared", "Drawn", "Lost".
QString outcomeText(const Record& record, int seat);
QString outcomeText(const std::string& game, const RecordResult& result, int seat);

} // namespace hilltop
