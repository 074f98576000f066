// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_table.h"

#include <optional>

namespace hilltop {

/// How many seconds of a thread it takes to play what is due, `begun` matches of it being played; nothing where that is
/// not known. A version that was not measured counts as the mean of those of its kind, built in or not.
std::optional<double> seconds_of_due(const HillFile& hill, const HillDue& due, std::int64_t begun);
/// "3 pairings (300 matches) are due", or tables, with what is kept of them "(254 of 300 matches)", and if the time is
/// known ", about 12 minutes on 2 threads at the pace of the last run"; or that nothing is due.
std::string due_text(const HillFile& hill, const HillDue& due, std::int64_t begun, int threads);
/// What is due, and what a budget could still do. Times are those of all threads of this machine.
std::string what_is_due(const HillFile& hill, const HillTable& table);

} // namespace hilltop
