// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"
#include "text/table_texts.h"

#include <optional>

namespace hilltop {

class MatchCursor;

/// The table at a position in words, as those viewers see it: score, cards by zone, whose turn.
QString positionText(const Replay& replay, int position, const TableNames& names, SeatSet viewers);

/// What Copy makes of a moment: the position in words for people, then the match up to there on a line for
/// read_moment(), without what came later and what was written about it.
QString copyOf(const Replay& replay, int position, const TableNames& names, SeatSet viewers);

/// The same of where a cursor is.
QString copyOf(const MatchCursor& cursor);

} // namespace hilltop
