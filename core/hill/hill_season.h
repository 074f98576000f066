// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"

namespace hilltop {

/// Keeps the table as it is today under a name, and says so in the log. Refused while matches are due.
Result<> end_season(HillFile& hill, const std::string& name);

} // namespace hilltop
