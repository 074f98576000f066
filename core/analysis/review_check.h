// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

namespace hilltop {

/// Whether a review that was read can be what it says, whatever match it is of: a loss is that of the answer that was
/// played, and nothing is beyond what numbers mean. Errors name the field.
Result<> decisions_fit(const Review& review);

/// Whether the worth of each position follows from the one before, by luck and skill, up to the match's own result.
Result<> adds_up(const Review& review, const Replay& replay);

/// Equal but for rounding.
bool as_good_as(double a, double b);

} // namespace hilltop
