// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"
#include "text/characters.h"
#include "text/table_texts.h"

#include <vector>

namespace hilltop {

/// Characters by seat; nullptr: none for that seat.
using Cast = std::vector<const Character*>;
/// Whose place a bot would take at each seat of a record: as it notes, else drawn from the deal, never twice and
/// without those whose name somebody has typed.
Cast castOf(const Record& record);
/// The same match with these, noted unless the deal draws them anyway.
Record withCast(Record match, const Cast& cast);
/// A new match: the characters whose face the person has chosen, and whose name is theirs, stay away.
Record withoutOwnFace(Record match);

/// Who sits at the table of a record. People have the names they typed, a single one is "you", also while a bot goes on
/// for them. At a table with a person every bot takes a character's place, with its level or its own name beside it; so
/// do the bots of a larger table. Two different bots by themselves keep their own names.
TableNames recordNames(const Record& record);

/// Seats that a list of matches names together: partners, or those of one name.
struct SeatGroup {
    QStringList
        names; ///< by seat: "Rosa (Strong)" at a person's table, a bot's own one at a large one or without persons
    std::vector<std::size_t> seats;
};

/// The deal ID, or that it is sealed.
QString dealText(const Record& match);

/// Clockwise, from the one person if there is one.
std::vector<SeatGroup> seatGroups(const Record& record);
/// "You, 5 × Sharp", "You and Rosa (Strong), Leo (Casual) and Iris (Casual)": those groups in words; recordPoints() has
/// their points in that order.
QString recordSeats(const Record& record);

/// "3 × Orion, Reader": equal ones once, with their number.
QStringList withTimes(const QStringList& names);

/// A match whose persons let bots go on notes their seats: they see no more than before, keep their names, and come
/// back to them.
Record sendAway(Record match, const BotTraits& bot);
/// The seats whose persons have gone; empty for any other match.
SeatSet awaySeats(const Record& match);
/// Those persons take their seats again; if none has gone, a person takes `seat`.
Record comeBack(Record match, Seat seat);

} // namespace hilltop
