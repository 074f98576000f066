// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/contrast.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace hilltop {

double linearLight(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linearLight(colour.redF()) + 0.7152 * linearLight(colour.greenF()) +
           0.0722 * linearLight(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const auto [dim, bright] = std::minmax({luminance(one), luminance(other)});
    return (bright + 0.05) / (dim + 0.05);
}

QColor mixed(const QColor& a, const QColor& b, double part) {
    const auto blend = [part](int x, int y) { return static_cast<int>(x + (y - x) * part + 0.5); };
    return QColor(blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue()));
}

QColor upon(const QColor& ground, const QColor& colour) {
    return mixed(ground, QColor(colour.rgb()), colour.alphaF());
}

QColor standingOut(const QColor& ink, std::initializer_list<QColor> grounds, double least, const QColor& towards) {
    constexpr int kSteps = 50;
    QColor best = ink;
    for (int step = 0; step <= kSteps; ++step) {
        best = mixed(ink, towards, double(step) / kSteps);
        if (std::all_of(grounds.begin(), grounds.end(),
                        [&](const QColor& ground) { return contrast(best, ground) >= least; }))
            break;
    }
    return best;
}

bool isHighContrast(const QPalette& palette) {
    constexpr double kStrong = 18;
    return contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) >= kStrong &&
           contrast(palette.color(QPalette::Text), palette.color(QPalette::Base)) >= kStrong;
}

} // namespace hilltop
