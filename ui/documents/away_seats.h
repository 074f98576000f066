// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

namespace hilltop {

/// A match whose persons let bots go on notes their seats: they see no more than before, keep their names, and come
/// back to them.
Record sendAway(Record match, const BotTraits& bot);
/// The seats whose persons have gone; empty for any other match.
SeatSet awaySeats(const Record& match);
/// Those persons take their seats again; if none has gone, a person takes `seat`.
Record comeBack(Record match, Seat seat);

} // namespace hilltop
