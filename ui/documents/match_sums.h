// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// Where the result of a match came from for one seat, in what the game counts: start + own + others + luck = result.
struct MatchSums {
    /// Larger is better; `error` is one standard error.
    struct Part {
        double value = 0;
        double error = 0;
    };
    Part start;  ///< worth before the deal
    Part own;    ///< what the seat's own answers changed
    Part others; ///< what those of all others changed
    Part luck;   ///< what drawings changed
    double result = 0;
};
MatchSums matchSums(const Review& review, Seat seat);

} // namespace hilltop
