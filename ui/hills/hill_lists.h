// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_state.h"
#include "style/read_table.h"

#include <QCoreApplication>

namespace hilltop {

/// The standings of a hill, best first: place by rating, with what the contest itself counts beside it.
struct HillStandingsModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::HillStandingsModel)
public:
    enum Column { Place, Bot, Version, Rating, ContestPlace, Score, Matches, Columns };

    static TableContent of(const HillState& hill);
};

/// What happened to a hill, the newest first.
struct HillLogModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::HillLogModel)
public:
    enum Column { Date, Event, Bot, Details, Columns };

    static TableContent of(const HillState& hill);
};

} // namespace hilltop
