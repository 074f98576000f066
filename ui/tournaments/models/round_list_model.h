// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/read_table.h"
#include "tournament/formats.h"

#include <QCoreApplication>
#include <QStringList>

namespace hilltop {

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
