// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/score_sheet.h"

namespace hilltop {

/// Points as bars, and who called in the last rounds.
ScoreSheet zipdeckScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers);

} // namespace hilltop
