// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/interval.h"

#include <QLocale>
#include <QString>

#include <chrono>
#include <optional>

namespace hilltop {

/// A number as people read it in their language, rounded, with a true minus, and none before what rounds to zero.
QString decimal(double value, int decimals);

/// "12 s", "7 min 23 s", "2 h 5 min": two units at most.
QString durationText(double seconds);
/// The same in one unit, for narrow places: "7 min".
QString shortDurationText(double seconds);

/// Of a single answer: "0.4 ms", "35 ms", "1.2 s".
QString answerTimeText(std::chrono::microseconds time);

/// "+29", "−140", "0": whole Elo from the mean of a field. Without the group's sign, as ratings are written.
QString eloText(double elo);
/// "> +139" or "< −139" of an interval that is open to one side, else empty.
QString openEloText(const Interval& interval);
/// "Probability that Nestor is stronger than Bold: 97.3 %." Never said to be certain, and perhaps unknown.
QString strongerText(const QString& one, const QString& other, std::optional<double> probability);

/// The number of a match or decision as people see it: files and the engine count from 0, the window from 1.
inline QString numberFrom1(qint64 fromZero) {
    return QLocale().toString(fromZero + 1);
}

} // namespace hilltop
