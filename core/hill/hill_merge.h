// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"

namespace hilltop {

/// Takes what copies of the hill have played and it has not. An error, with nothing taken, for another hill, a log that
/// is not this one, or a bout that came out otherwise. Returns how many were taken.
Result<std::size_t> merge_hills(HillFile& hill, const std::vector<std::string>& copies);

} // namespace hilltop
