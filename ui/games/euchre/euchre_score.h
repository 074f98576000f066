// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/score_sheet.h"

namespace hilltop {

/// Hands by side, the tricks of this hand by seat, and what was called.
ScoreSheet euchreScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers);

} // namespace hilltop
