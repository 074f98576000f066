// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings.h"

#include <string>

namespace hilltop::cli {

/// Standings in the contest's order and, below, the crosstable: row's share of what could be won against column.
std::string standings_text(const Plan& plan, const Standings& standings);

} // namespace hilltop::cli
