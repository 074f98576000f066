// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"

namespace hilltop {

/// Keeps the table as it is today under a name, and says so in the log. Refused while matches are due.
Result<> end_season(HillFile& hill, const std::string& name);
/// Begins a final of so many matches a pairing, or a few more so that they are whole parts, among those on the first
/// `places`; 0: all that play. Refused while matches are due.
Result<> begin_final(HillFile& hill, const std::string& name, std::int64_t matches, int places);

} // namespace hilltop
