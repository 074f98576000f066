// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/score_sheet.h"

namespace hilltop {

/// Points as bars, and who called in the last rounds.
ScoreSheet zipdeckScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers);

/// The last finished rounds, each with its number ("round"), the seat of the highest card ("top") and, by seat, the
/// cards, who called and what was paid.
QVariantList zipdeckPast(std::span<const Table* const> positions);

} // namespace hilltop
