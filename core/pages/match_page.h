// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// What a page of a match shows. Texts are plain; the page escapes them.
struct MatchPage {
    /// Whose view it is: what others held is not in the page. Nothing: all cards, and a choice of view.
    std::optional<Seat> seat{};
    const Review* review = nullptr; ///< of this match; may be null
    bool spoilers = false;          ///< the result and what comes later are shown from the start
    std::string deal{};             ///< how people call it; may be empty
    /// Lines on what happened on the way to a position, and on how things stand there, as those seats see it. Tabs
    /// divide a line into cells.
    std::function<std::string(const Replay&replay, int position, SeatSet viewers)> told{}, state{};
    std::string result{}; ///< the last line of the match
};

/// The match as one page of HTML to step through: it needs no other file and no network, and takes no script from the
/// record. English, UTF-8. The cards of each position are those of Table::shown for all seats and for each one.
std::string match_page(const Replay& replay, const MatchPage& page);

/// The JSON in the page: names, zones, faces, and by position what lies where and who sees it. For tests.
Json match_page_data(const Replay& replay, const MatchPage& page);

} // namespace hilltop
