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
/// Takes the review out of the record; false if it is one of a newer version of Hilltop, which stays.
bool drop_review(Record& record);
/// Whether it is by that judge, went at least so deep and, if one is named, has this seed; `samples` 0: the judge's
/// default.
bool is_deep(const Review& review, const JudgeTraits& judge, int samples, std::optional<std::uint64_t> seed);
/// The kept review of this match if it is by today's judge, went at least so deep and, if one is named, has this seed;
/// `samples` 0: the judge's default. An error as of kept_review().
Result<std::optional<Review>> deep_review(const Replay& replay, int samples, std::optional<std::uint64_t> seed);
/// Whether one text of a review may take the place of another one: it is by a newer judge, or by the same one and as
/// deep, or the other cannot be read.
bool may_replace(const std::string& kept, const std::string& other);
/// Whether today's judge of the game made it.
bool is_todays(const Review& review, const GameEntry& game);
/// Whether the record has anything that may be a review.
bool keeps_review(const Record& record);
/// The review stored in the record, marked by the default limits; nothing if there is no review. An error names what in
/// it does not fit the match, or does not add up.
Result<std::optional<Review>> kept_review(const Replay& replay);

/// The accuracy of a seat by the review that the record keeps, of today's judge or another one; nothing where it keeps
/// none, or one that does not add up. Quick: it is counted from the losses, but the match is not played again.
std::optional<double> kept_accuracy(const Record& record, int seat);

} // namespace hilltop
