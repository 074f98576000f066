// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"

namespace hilltop {

/// The review that is kept of a match, wherever that is: in its record, beside its tournament, or in the program's own
/// folder. An error says what is wrong with it, and where it lies. Takes a moment: best asked in the background.
Result<std::optional<Review>> keptReview(Record record, const MatchOrigin& origin, const SpareReviews& spare);

/// What became of a review that was to be kept.
struct ReviewKept {
    std::optional<Error> elsewhere; ///< why it is in the program's own folder, and which one that is
    std::optional<Error> lost;      ///< it is nowhere
};
/// Keeps the review of a tournament's match beside the tournament.
ReviewKept keepBeside(const Record& record, const MatchOrigin& origin, const Review& review, const SpareReviews& spare);
/// Keeps the review a record has where the record's own file could not be written, which `why` says.
ReviewKept keepSpare(const Record& reviewed, const Error& why, const SpareReviews& spare);

} // namespace hilltop
