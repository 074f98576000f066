// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

class Table;

/// What speaks for an answer of the seat that is asked, by what it sees: "No card left can beat it." Empty if nothing
/// simple does.
QString euchreWhy(const Table& table, int seat, const QString& word);

} // namespace hilltop
