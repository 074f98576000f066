// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "records/record.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace hilltop {

/// What a bot was asked, answered and wrote at one moment of a match that is kept.
struct BotLogRow {
    int record = 0;    ///< of BotLog::records
    qint64 match = 0;  ///< its number, from 0; in the library its place, newest first
    int decision = 0;  ///< as records count them; for a notification, the next decision
    bool told = false; ///< a notification, not a question
    QString question;  ///< empty for a notification
    QString answer;    ///< as people read it; empty for a notification
    QString time;      ///< empty if it is not known
    QString output;    ///< all that it wrote
    bool faulty = false;

    /// The last line that is not empty: what went wrong, or what it came to.
    QString lastLine() const;
};

struct BotLog {
    std::vector<Record> records;
    std::vector<BotLogRow> rows; ///< by match, then by decision
    bool wrote = false;          ///< in some row
};

/// What records keep of the seats of one bot. Takes a while; ends early, with what it has, when `stop` says so.
BotLog readBotLog(std::vector<Record> records, const std::string& bot, const Stop& stop);
/// The matches that a report has kept, in order.
std::vector<Record> recordsOfReport(const std::vector<std::string>& lines);
/// The newest that tournaments of this folder keep of it.
std::vector<Record> recordsInTournaments(const std::string& folder, const std::string& bot);
/// The newest of a person's matches in which it sat, and of which something is kept.
std::vector<Record> recordsAtTables(const std::string& folder, const std::string& game, const std::string& bot);

} // namespace hilltop
