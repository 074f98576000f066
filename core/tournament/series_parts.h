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

/// Points of a match of any game are within this.
inline constexpr std::int32_t kMostPoints = 1'000'000;
/// Whether every number of a result is one that the first matches of this series may have: seats, entrants, winners,
/// points. What comes from a file has to be asked, before it is counted.
bool fits(const Series& series, const SeriesResult& result);

/// How many matches the next part has, in whole deals, so that it takes about `wanted` when the last one of `matches`
/// took `took`.
int next_part(const Series& series, int matches, std::chrono::nanoseconds took, std::chrono::nanoseconds wanted);

} // namespace hilltop
