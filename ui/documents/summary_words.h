// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/summary.h"
#include "documents/replay_outline.h"
#include "text/table_texts.h"

#include <QString>

#include <vector>

namespace hilltop {

/// summary_of() in the language of the window: to the person where `names` has one, else on all seats. Plain text; what
/// was done at the costliest decision is told as `viewers` saw it. For any thread.
std::vector<SummaryText> summaryTexts(const Replay& replay, const ReplayOutline& outline, const Review& review,
                                      const TableNames& names, SeatSet viewers);
/// One paragraph as a label shows it, with a link to "decision:12" for decision 12.
QString summaryParagraph(const std::vector<SummaryText>& texts);
/// The decision such a link leads to; -1: none.
int decisionOfLink(const QString& link);

} // namespace hilltop
