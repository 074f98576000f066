// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// The review of a match as plain text of English: a table of the seats, then the decisions that are marked, the
/// costliest first.
std::string review_report(const Replay& replay, const Review& review);

} // namespace hilltop
