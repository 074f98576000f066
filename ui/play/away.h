// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

namespace hilltop {

/// A match whose persons let bots go on notes their seats: they see no more than before, and come back to them.
Record sendAway(Record match, const BotTraits& bot);
/// Whoever has gone; nobody in any other match.
SeatSet awaySeats(const Record& match);
/// They sit down again; where nobody has gone, somebody sits down at `seat`.
Record comeBack(Record match, Seat seat);

} // namespace hilltop
