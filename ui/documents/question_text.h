// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"
#include "text/table_texts.h"

namespace hilltop {

/// What a seat is asked at a table, in short: what a person there would be shown, and the cards that only this seat
/// sees. "You have 16, Bold has 15. +1 +3 +4"
QString questionText(const Table& table, Seat seat, TableNames names);

/// An answer as lists tell it: "Stand", "silence", "a fault".
QString answerText(const Table& table, const std::optional<std::string>& word, bool faulty, const TableNames& names);

} // namespace hilltop
