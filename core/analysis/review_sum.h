// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// One term of start + luck + skill = result for a seat.
struct SumTerm {
    enum class Kind : std::uint8_t { Start, Luck, Skill };
    Kind kind = Kind::Start;
    int position = 0;                           ///< of the replay
    const ReviewedDecision* decision = nullptr; ///< of Skill, this seat's or another one's; a fault at a rest, too
    double change = 0;                          ///< in what the game counts; of Start the worth itself
    double after = 0;                           ///< the worth to the seat then
};
/// All terms in order; what changed nothing is left out, and so the first is Start and the last has the result. They
/// point into the review.
std::vector<SumTerm> sum_terms(const Review& review, Seat seat);

/// The same as they are shown: `after` is rounded and `change` is the difference of two that are shown, so that each
/// line adds up, from the start to the result of ResultRows. Rounded one by one, hundreds of changes would not.
std::vector<SumTerm> shown_terms(const Info& info, const Review& review, Seat seat);

/// These as a table of plain text, English: a line for each term, then the rows of the result.
std::string sum_text(const Replay& replay, const Review& review, Seat seat);

} // namespace hilltop
