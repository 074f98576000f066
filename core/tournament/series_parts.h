// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/series.h"

#include <chrono>

namespace hilltop {

/// Matches `from` to `from + matches` of a series as a series of its own, with the same deals and seats. `from` is the
/// first match of a deal. Not for bots that remember earlier matches.
Series part_of(const Series& series, int from, int matches);

/// Puts a part behind those that came before it.
void append(SeriesResult& whole, SeriesResult part);

/// How many matches the next part has, in whole deals, so that it takes about `wanted` when the last one of `matches`
/// took `took`.
int next_part(const Series& series, int matches, std::chrono::nanoseconds took, std::chrono::nanoseconds wanted);

} // namespace hilltop
