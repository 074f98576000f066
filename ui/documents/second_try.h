// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "records/replay.h"
#include "text/table_texts.h"

#include <memory>
#include <optional>
#include <vector>

namespace hilltop {

class MatchCursor;

/// A decision of a match that a person answers once more, at the table with the same cards and opponents.
struct SecondTry {
    std::shared_ptr<const Replay> before; ///< the match as it was played
    int position = 0;                     ///< of the decision, in the match and at the table
    Seat seat;
    std::optional<ReviewedDecision> judged; ///< none: the analysis does not know the decision

    /// What was answered in the match, and at a table whose record is `now`; nothing: not answered yet. Silence is an
    /// answer without a word.
    std::optional<std::optional<std::string>> answer(const Record& now) const;
    /// The last position of the hand in which the decision is, if it has ended by then; -1: it has not. `positions` are
    /// those of a match from its deal on.
    int handEnd(const std::vector<const Table*>& positions) const;
};

/// At the question where a cursor is, of the seat of that analysed decision, else of the seat whose cards are seen,
/// else of the first that is asked.
std::shared_ptr<const SecondTry> secondTryAt(const MatchCursor& cursor, const ReviewedDecision* judged);

/// The comparison of both tries as far as the second one has come, in one to three sentences. `positions` are those of
/// the table, `names` those of the people at it.
QString secondTryText(const SecondTry& attempt, const Record& now, const std::vector<const Table*>& positions,
                      const TableNames& names);

} // namespace hilltop
