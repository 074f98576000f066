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

/// The points of a finished match in the order in which recordSeats() lists the seats: "19 – 7 – 12", "10 – 4" of
/// two sides, one number where all share it; "7 to 30" of many seats of one name.
QString recordPoints(const Record& record);

/// "Won", "Shared", "Drawn", "Lost".
QString outcomeText(const Record& record, int seat);
QString outcomeText(const std::string& game, const RecordResult& result, int seat);

} // namespace hilltop
