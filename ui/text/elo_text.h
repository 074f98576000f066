// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/interval.h"

#include <QString>

#include <optional>

namespace hilltop {

/// "+29", "−140", "0": whole Elo from the mean of a field. Without the group's sign, as ratings are written.
QString eloText(double elo);
/// "> +139" or "< −139" of an interval that is open to one side, else empty.
QString openEloText(const Interval& interval);
/// "Probability that Nestor is stronger than Bold: 97.3 %." Never said to be certain, and perhaps unknown.
QString strongerText(const QString& one, const QString& other, std::optional<double> probability);

} // namespace hilltop
