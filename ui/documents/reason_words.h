// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/reason.h"
#include "text/table_texts.h"

#include <QString>

namespace hilltop {

/// "Left holds the jack of hearts": what stands behind "where".
QString factText(const Info& info, const TableNames& names, const WorldFact& fact);
/// What a mistake depends on, in two sentences: "Where ... (31 % of possible deals), “Stand” costs ..." Empty if the
/// answers could not be compared. `better` and `worse` are the titles of the best answer and of what was played at
/// `seat`.
QString reasonText(const Info& info, const TableNames& names, int seat, const QString& better, const QString& worse,
                   const Reason& reason);

} // namespace hilltop
