// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/beliefs_grid.h"
#include "documents/match_cursor.h"

namespace hilltop {

/// Beside the table of a replay: what the seat may believe whose view is shown; with all cards open the one that
/// decides, beside what really lies there.
class BeliefsPane : public BeliefsGrid {
    Q_OBJECT
public:
    explicit BeliefsPane(MatchCursor& cursor, QWidget* parent = nullptr);
};

} // namespace hilltop
