// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace hilltop {

/// Round numbers along an axis: from, from + step, ... to.
struct Ticks {
    double from = 0;
    double to = 1;
    double step = 1;
    int decimals = 0; ///< that tell neighbours apart

    int count() const;
    double at(int index) const { return from + index * step; }
    QString text(double value) const;
    bool operator==(const Ticks&) const = default;
};

/// Steps of 1, 2 or 5 times a power of ten, `most` + 1 ticks at most (and two at least), around [low, high];
/// no step is below `least`.
Ticks niceTicks(double low, double high, int most, double least = 0);
/// The same within [low, high], for an axis that ends where its values end; 0 ticks are possible.
Ticks ticksWithin(double low, double high, int most, double least = 0);

/// Moves ascending positions as little as needed so that neighbours are `gap` apart and all lie in [low, high] (least
/// squares: neighbours in each other's way stand round their common mean). Too many for the room: evenly over it.
QList<double> spread(QList<double> positions, double gap, double low, double high);

} // namespace hilltop
