// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace hilltop {

/// A line icon of resources/icons by its file name ("home", "chevron-left"), drawn in the palette's text colour of
/// the moment: dark, light and disabled follow by themselves; mode Selected is for strong fills.
QIcon icon(const QString& name);

/// The same in one fixed colour, for tables and marks.
QIcon icon(const QString& name, const QColor& colour);

/// The program's own, in all sizes.
QIcon programIcon();

} // namespace hilltop
