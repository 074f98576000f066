// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace hilltop {

/// Portraits that the build draws (resources/portraits).
inline constexpr int kPortraits = 12;

/// The portrait of a player, 0 to kPortraits - 1, by the name alone: the same on every table, machine and day.
int portraitOf(const QString& name);
/// Of all at a table, in the order of the names: whoever comes later and would look like another one takes the next
/// portrait that is free. `me` chooses first (-1: nobody does); more than kPortraits share them.
std::vector<int> portraitsOf(const QStringList& names, int me);
/// A drawing, relative to the QML of tables.
QString portraitFile(int portrait);

} // namespace hilltop
