// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// A sentence that sums up a review: what it is about, not its words. Numbers are larger for what is better for a seat.
struct SummarySentence {
    enum class Kind : std::uint8_t {
        Own,       ///< what the cards and its own mistakes did to one seat
        Luck,      ///< whom the cards helped and hurt; no parts: no one measurably
        Lost,      ///< what mistakes cost those who made them, the most first
        Clean,     ///< the seats of the parts made no mistake that is beyond doubt; no parts: no seat did
        Costliest, ///< the decision that cost most
    };
    struct Part {
        Seat seat;
        Estimate luck;    ///< exactly 0 where it is within two errors, or would be shown as 0
        Estimate lost;    ///< by its marked decisions together
        int mistakes = 0; ///< of these
    };
    Kind kind = Kind::Own;
    std::vector<Part> parts;
    int more = 0;                               ///< further seats of which the same could be said
    const ReviewedDecision* decision = nullptr; ///< of the review
};

/// Two or three sentences on a review, to that seat or, without one, on all seats. Of losses only marked decisions
/// count, which are beyond two errors.
std::vector<SummarySentence> summary_of(const Info& info, const Review& review, std::optional<Seat> me);

/// A sentence in words, with the part that leads to a moment apart.
struct SummaryText {
    std::string before, link, after; ///< without a moment, only the first
    int decision = -1;               ///< number of the moment's decision
    int position = -1;               ///< its position in the replay

    std::string whole() const { return before + link + after; }
};
/// The same in English, with the names of the record.
std::vector<SummaryText> summary_texts(const Replay& replay, const Review& review, std::optional<Seat> me);

} // namespace hilltop
