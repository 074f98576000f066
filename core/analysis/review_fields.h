// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "base/fields.h"

namespace hilltop {

/// Parts of a review as files have them.
struct KeptOption : Compared::Option {
    std::optional<How> how; ///< nothing in early reviews: that of the decision
};
struct KeptDecision : ReviewedDecision {
    struct Loss {
        std::optional<double> value, error;
        std::optional<How> how;
    };
    Loss known, cards_open;
    std::string mark;
    std::vector<KeptOption> kept_options, kept_open;
};
struct KeptPosition {
    std::vector<double> values, errors, luck; ///< by seat
    std::optional<How> how;
};
struct KeptSeat : SeatReview {
    int seat = 0;
    std::string bot;
    std::optional<double> own_skill_error, others_skill_error; ///< nothing in early reviews: as luck_error
};
struct KeptReview {
    std::string reference;
    int version = 0, samples = 0;
    std::uint64_t seed = 0;
    std::vector<KeptSeat> seats;
    std::vector<KeptDecision> decisions;
    std::vector<KeptPosition> positions;
    std::optional<std::vector<double>> limits;
};

/// Of games of at most that many seats.
FieldTable<KeptReview> review_fields(int seats);
FieldTable<KeptSeat> review_seat_fields(int seats);

/// The options of a decision, without a review around them.
Json options_to_json(const std::vector<Compared::Option>& options);
KeptReview to_keep(const Review& review, const Record& record);
KeptSeat to_keep(const SeatReview& seat, int index, const std::string& bot);
/// Without limits; what was left out in early reviews is filled in.
Review from_kept(const KeptReview& kept);

} // namespace hilltop
