// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_folder.h"
#include "hills/hill_state.h"

namespace hilltop {

inline constexpr auto kHillSuffix = ".hhill";

/// Hills as files of a folder.
ContestFiles hillFiles();
/// What a list says of a hill; `changed` is left to the caller.
ContestEntry entryOf(const QString& path, const HillState& hill);

} // namespace hilltop
