// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/reasons.h"

namespace hilltop {

/// What a report says beside the review.
struct ReportExtras {
    std::string deal;                                   ///< how people call it; may be empty
    std::optional<std::int64_t> played{};               ///< seconds since 1970
    std::function<std::string(int position)> table;     ///< the table at a position of the replay, as plain text
    std::function<std::string(int position)> picture{}; ///< the same as the bytes of a PNG file; empty: none
    const Reasons* reasons = nullptr;                   ///< why mistakes cost, where that is known
    int moments = 5;                                    ///< at most this many, the costliest
};

/// The review of a match as one page of HTML that needs nothing else: no scripts, no other files. English, UTF-8,
/// well-formed as XML too. The replay must be that of the review.
std::string review_html(const Replay& replay, const Review& review, const ReportExtras& extras);

} // namespace hilltop
