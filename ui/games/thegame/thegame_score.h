// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/score_sheet.h"

namespace hilltop {

/// The last cards of each pile, and the latest cards played.
ScoreSheet thegameScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers);

/// The last jump of a perfect match, else the widest gap of one that was not.
QString thegameTurning(std::span<const Table* const> positions, const TableNames& names);

} // namespace hilltop
