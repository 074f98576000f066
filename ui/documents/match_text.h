// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"
#include "text/table_texts.h"

#include <optional>

namespace hilltop {

class MatchCursor;

/// The table at a position in words, as those viewers see it: score, cards by zone, whose turn.
QString positionText(const Replay& replay, int position, const TableNames& names, SeatSet viewers);

/// What Copy makes of a moment: the position in words for people, then the whole match on a line for copiedMatch().
QString copyOf(const Replay& replay, int position, const TableNames& names, SeatSet viewers);

/// The same of where a cursor is.
QString copyOf(const MatchCursor& cursor);

/// A match read back from a text, and the moment to show.
struct CopiedMatch {
    Record record;
    int position = 0;
    qsizetype others = 0; ///< more lines of the text that look like matches
};

/// The first record in a text, whatever stands around it. An error says that there is none, or what is wrong with it.
Result<CopiedMatch> copiedMatch(const QString& text);

} // namespace hilltop
