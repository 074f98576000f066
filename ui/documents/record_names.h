// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"
#include "text/table_texts.h"

namespace hilltop {

/// Who sits at the table of a record. People have the names they typed, a single one is "you". A bot beside its
/// partner is named by its place; two different bots at a table for two keep their own names; at larger tables every
/// bot has a short name of its own, drawn from the deal, so that nothing has to be cut or numbered.
TableNames recordNames(const Record& record);

/// "You, 3 × Sharp": for lists, which tell the bots themselves.
QString recordSeats(const Record& record);

/// "3 × Orion, Reader": equal ones once, with their number.
QStringList withTimes(const QStringList& names);

} // namespace hilltop
