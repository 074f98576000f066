// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_sums.h"

namespace hilltop {

MatchSums matchSums(const Review& review, Seat seat) {
    const SeatReview& mine = review.seats[static_cast<std::size_t>(seat.index())];
    return {.start = {mine.start, mine.start_error},
            .own = {mine.own_skill, mine.own_error},
            .others = {mine.skill - mine.own_skill, mine.others_error},
            .luck = {mine.luck, mine.luck_error},
            .result = mine.result};
}

} // namespace hilltop
