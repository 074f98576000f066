// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/series.h"

#include <string>
#include <vector>

namespace hilltop {

/// The faults of a series as JSON, for a column of a file.
std::string faults_text(const std::vector<SeriesFault>& faults);
/// Where what the bot wrote stands in a fault of it, as SQLite names a place in JSON.
inline constexpr const char* kErrorsInFault = "$[7]";
/// The reverse; false if the text holds no faults of so many entrants.
bool read_faults(const std::string& text, std::size_t entrants, std::vector<SeriesFault>& faults);

} // namespace hilltop
