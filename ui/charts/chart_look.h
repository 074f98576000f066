// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <optional>

class QPalette;

namespace hilltop {

/// What a chart is drawn with.
struct ChartLook {
    QColor base, text, quiet;
    QColor grid;   ///< lines behind the curves
    QColor curve;  ///< what is not highlighted
    QColor bar;    ///< the same as an area
    QColor accent; ///< what is
    QColor tipBase, tipText;
    QFont small, strong; ///< both of the small size
};

/// What an axis counts. Ticks choose their own precision; `decimals` is that of values in tips and sentences.
struct ChartAxis {
    QString title; ///< "Matches per bot"; may be empty
    int decimals = 1;
    std::optional<double> most{}; ///< where it ends, as percent at 100
    bool whole = false;           ///< it counts, so there is nothing between its numbers
};

/// How charts look under this palette: the theme's colours and its small size of text.
ChartLook chartLook(const QPalette& palette);

} // namespace hilltop
