// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"

namespace hilltop::cli {

/// The record with what its answers give, what was claimed otherwise, what asking the bots again gave, and the
/// positions with the views of all seats.
Json replay_json(const Replay& replay, std::span<const int> positions);

/// The same as far as `seat` knows it by the last of those positions: no seed, no cards, no answers but its own,
/// nothing that depends on cards it has not seen. What is left out of the record is left out, what it cannot judge is
/// null.
Json seat_json(const Replay& replay, std::span<const int> positions, Seat seat);

} // namespace hilltop::cli
