// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"

#include <string>

namespace hilltop::cli {

/// A match told for people, event by event, as `viewers` see it; steps are numbered as in the record.
std::string match_text(const Replay& replay, SeatSet viewers);

/// The table at one moment: what lies where, and who is asked what.
std::string position_text(const Replay& replay, int position, SeatSet viewers);

} // namespace hilltop::cli
