// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <initializer_list>

class QPalette;

namespace hilltop {

/// What WCAG 2.1 asks for (https://www.w3.org/TR/WCAG21/): of texts (1.4.3), of those from 24 px on, and of marks,
/// lines and areas that say something by themselves (1.4.11).
inline constexpr double kTextContrast = 4.5, kLargeTextContrast = 3, kShapeContrast = 3;

/// The light of red, green or blue, 0 to 1, of the value that sRGB writes for it.
double linearLight(double part);
/// How bright a colour is, 0 to 1, without its alpha: "relative luminance" of WCAG 2.1.
double luminance(const QColor& colour);
/// From 1, the same, to 21, black and white.
double contrast(const QColor& one, const QColor& other);

/// A colour between two: `a` at a part of 0, `b` at 1.
QColor mixed(const QColor& a, const QColor& b, double part);

/// What is seen of a colour that lets some of the ground through.
QColor upon(const QColor& ground, const QColor& colour);

/// The ink with as much of `towards` mixed in as it takes to reach the contrast on each ground; as it is where it does.
QColor standingOut(const QColor& ink, std::initializer_list<QColor> grounds, double least, const QColor& towards);

/// A palette of those who need all the contrast there is: black on white or white on black, windows included.
bool isHighContrast(const QPalette& palette);

} // namespace hilltop
