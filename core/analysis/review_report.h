// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/reasons.h"

namespace hilltop {

/// The review of a match as plain text of English: a table of the seats, then the decisions that are marked, the
/// costliest first, and why, where that is known.
std::string review_report(const Replay& replay, const Review& review, const Reasons* reasons = nullptr);

} // namespace hilltop
