// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/score_sheet.h"

namespace hilltop {

ScoreSheet advancedPazaakScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers);

} // namespace hilltop
