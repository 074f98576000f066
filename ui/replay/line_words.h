// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_analysis.h"
#include "replay/timeline.h"

namespace hilltop {

/// What stands over the line that is shown, and on its timeline: in words and marks, from where a cursor is.

/// Over the table: the result of the branch beside the original's, or that there are branches, or where the match came
/// from.
struct LineWords {
    QString badge, tip; ///< empty: what asking the bots again has shown stands there
    QString line;
};
LineWords lineWords(const MatchCursor& cursor);

/// What the person has marked, where two matches part, and what an analysis has found.
std::vector<ReplayOutline::Mark> timelineMarks(const MatchCursor& cursor, const std::vector<LogMark>& judged);
/// Where branches leave.
std::vector<Timeline::Fork> timelineForks(const MatchCursor& cursor);

/// The match up to the moment shown, with the person in `seat`; without one in the seat whose cards are seen, looking
/// at all cards in their own, or else in that of the player who decides. Seats that cannot be played on get the
/// strongest bot.
Record playedOn(const MatchCursor& cursor, std::optional<Seat> seat = {});

} // namespace hilltop
