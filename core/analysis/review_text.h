// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "base/json_fwd.h"

namespace hilltop {

/// The format of saved reviews this program writes; a newer one is refused.
inline constexpr int kReviewFormat = 1;

/// As `review --json` prints it and as a record keeps it, under "analysis".
Json review_to_json(const Review& review, const Record& record);
/// Puts the review into the record in place of a shallower one, or of one by another judge; false if the one it has is
/// deeper.
bool keep_review(Record& record, const Review& review);
/// What the record keeps; nothing where it keeps none. An error names what in it does not fit the match, or does not
/// add up.
Result<std::optional<Review>> kept_review(const Replay& replay);

} // namespace hilltop
