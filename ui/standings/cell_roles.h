// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace hilltop {

/// What cells of lists say beside their text; the shell's MarkedCells draws it.
enum CellRole {
    IconNameRole = Qt::UserRole + 100, ///< a file of resources/icons
    QuietRole,                         ///< of the second rank
    StrongRole,
    WarnRole, ///< the icon in the colour of warnings
    SortRole,
};

} // namespace hilltop
