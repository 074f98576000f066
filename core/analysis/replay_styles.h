// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "records/replay.h"

#include <span>

namespace hilltop {

/// Counts what distinguishes styles of the game in a whole match: by seat into what `by_seat` points to, which has the
/// ids of GameEntry::styles().
void count_styles(const Replay& replay, std::span<StyleCounts* const> by_seat);

} // namespace hilltop
