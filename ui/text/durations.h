// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

namespace hilltop {

/// "12 s", "7 min 23 s", "2 h 5 min": two units at most.
QString durationText(double seconds);
/// The same in one unit, for narrow places: "7 min".
QString shortDurationText(double seconds);

/// Of a single answer: "0.4 ms", "35 ms", "1.2 s".
QString answerTimeText(std::chrono::microseconds time);

} // namespace hilltop
