// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "style/read_table.h"
#include "tournament/formats.h"

#include <QCoreApplication>
#include <QList>
#include <QStringList>

namespace hilltop {

/// All faults of one kind that one entrant made, and where the last was.
struct FaultRow {
    int entrant = 0;
    QString bot;
    Fault fault = Fault::NotAllowed;
    qint64 count = 0;
    qint64 match = 0;  ///< from 0
    int decision = -1; ///< of the match, from 0; -1: before the first
    QString time;      ///< the last answer took, as it is shown; empty for built-in bots
    QString output{};  ///< what the bot had written to stderr by then
};

/// The faults of a tournament, a row an entrant and kind, for ReadTable::follow().
struct FaultListModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::FaultListModel)
public:
    enum Column { Bot, Kind, Count, Last, Time, Columns };
    enum Role {
        MatchRole = Qt::UserRole, ///< of all cells: FaultRow::match
        DecisionRole,             ///< FaultRow::decision
    };

    static TableContent of(const QList<FaultRow>& rows);
    /// Of all rows.
    static int faults(const QList<FaultRow>& rows);
};

/// The rounds of a knockout, Swiss tournament or cup, a row a meeting or bye, the newest round last, for
/// ReadTable::follow().
struct RoundListModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::RoundListModel)
public:
    enum Column { Round, One, Score, Two, State, Columns };
    enum Role {
        OneRole = Qt::UserRole, ///< of the first cell: an entrant
        TwoRole,                ///< the other one; -1 for a bye
    };

    static TableContent of(Format format, const std::vector<hilltop::Round>& rounds, const QStringList& names);
};

} // namespace hilltop
