// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <string>
#include <string_view>

namespace hilltop {

/// A moment of a match that was read from a text.
struct MomentText {
    Record record;
    int position = 0; ///< of its replay
    int others = 0;   ///< more lines of the text that look like matches
};

/// The first moment in a text, whatever stands around it: the record of a match on a line, with the field "cursor" if
/// a moment of it is meant, or a position as a seat sees it, {"game": ID, "position": VIEW}, on any number of lines. A
/// position becomes a match that begins there: the person sits at the seat that sees it, the game's strongest bot at
/// the others, and what the seat does not see is drawn from `seed`. An error says that there is none, or what is wrong.
Result<MomentText> read_moment(std::string_view text, std::uint64_t seed = 1);

/// The match up to a moment as a line, without what came later and what was written about it. `steps`: Table::steps()
/// at the position.
std::string write_moment(const Record& record, int position, int steps);
/// What a seat sees at a table as a line.
std::string write_position(const Table& table, Seat seat);

} // namespace hilltop
