// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"
#include "records/replay.h"

#include <string>

namespace hilltop::cli {

/// What these seats see of how things stand, besides the cards that lie there: a line for the table, of what all their
/// views agree in, and a row a seat. Fields, cards and seats have the words of the game.
std::string view_text(const Replay& replay, const Table& table, SeatSet viewers, const SeatNames& names);

} // namespace hilltop::cli
