// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/result_rows.h"

namespace hilltop {

/// A sentence that sums up a review: what it is about, not its words. Numbers are those of the result's rows, and
/// larger for what is better for a seat.
struct SummarySentence {
    enum class Kind : std::uint8_t {
        Row,       ///< what the cards, its own decisions, or those of others did to one seat
        Luck,      ///< whom the cards helped and hurt most; no parts: no one
        Mistakes,  ///< who made how many, the costliest in all first
        Clean,     ///< the seats of the parts made no mistake that is beyond doubt; no parts: no seat did
        Costliest, ///< the decision that cost most
    };
    struct Part {
        Seat seat;
        ResultRow row;    ///< of its result
        int mistakes = 0; ///< its marked decisions
    };
    Kind kind = Kind::Row;
    std::vector<Part> parts;
    int more = 0;                               ///< further seats of which the same could be said
    const ReviewedDecision* decision = nullptr; ///< of the review
};

/// Some sentences on a review, to that seat or, without one, on all seats. Only marked decisions count as mistakes,
/// which are beyond two errors.
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
