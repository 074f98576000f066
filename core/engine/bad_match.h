// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/attendance.h"

namespace hilltop {

/// Whether a match in which this happened counts as a bad one (kMostInARow): the bot has ended, or kept the others
/// waiting.
constexpr bool is_bad(Fault fault) {
    return is_death(fault) || fault == Fault::TimeOut;
}

} // namespace hilltop
