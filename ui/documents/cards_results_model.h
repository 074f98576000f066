// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/cards_results.h"
#include "style/read_table.h"

#include <QCoreApplication>

namespace hilltop {

/// The results of all who had the same cards at one seat, the best first. The match it was asked for is marked by
/// its words and in bold.
struct CardsResultsModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::CardsResultsModel)
public:
    enum Column { Rank, Who, Others, Outcome, Points, Where, Columns };

    static TableContent of(const std::vector<CardsResult>& rows, const std::string& game, int seat);
};

} // namespace hilltop
