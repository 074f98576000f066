// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// From whose view a match is described, and how much of it.
struct Telling {
    std::optional<Seat> seat{}; ///< only what this seat could see; nothing: all cards
    bool rests = false;         ///< say where the match rests, too
    SeatSet viewers(int seats) const { return seat ? SeatSet(*seat) : SeatSet::all(seats); }
};

/// A match described for people, event by event; steps are numbered from 1.
std::string match_text(const Replay& replay, const Telling& telling);

/// Game, players, deal and the rules that are not the usual ones.
std::string head_text(const Replay& replay, const Telling& telling);

/// The table at one moment: what lies where, how things stand, and who is asked what.
std::string position_text(const Replay& replay, int position, const Telling& telling);

/// What asking the bots again gave, seat by seat.
std::string checks_text(const Replay& replay);

} // namespace hilltop::cli
