// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <optional>

class QPalette;

namespace hilltop {

/// What a chart is drawn with; the shell makes it of the theme.
struct ChartLook {
    QColor base, text, quiet;
    QColor grid;   ///< lines behind the curves
    QColor curve;  ///< what is not highlighted
    QColor bar;    ///< the same as an area
    QColor accent; ///< what is
    QColor tipBase, tipText;
    QFont small, strong; ///< both of the small size
};

/// Asked again whenever the palette changes.
using LookOf = ChartLook (*)(const QPalette& palette);

/// What an axis counts. Ticks choose their own precision; `decimals` is that of values in tips and sentences.
struct ChartAxis {
    QString title; ///< "Matches per bot"; may be empty
    int decimals = 1;
    std::optional<double> most{}; ///< where it ends, as percent at 100
    bool whole = false;           ///< it counts, so there is nothing between its numbers
};

} // namespace hilltop
