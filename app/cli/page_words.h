// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/match_page.h"

namespace hilltop::cli {

/// What a page of a match says, in the words of the command line; of a seat only what it could see. It has no review
/// yet.
MatchPage told_page(const Replay& replay, std::optional<Seat> seat = {});

} // namespace hilltop::cli
