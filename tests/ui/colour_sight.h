// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/contrast.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

/// How colours look to those who see fewer of them, and how far apart they are then.
namespace hilltop {

enum class Sight { Full, NoRed, NoGreen, NoBlue }; ///< protanopia, deuteranopia and tritanopia
inline constexpr Sight kSights[] = {Sight::Full, Sight::NoRed, Sight::NoGreen, Sight::NoBlue};

using Linear = std::array<double, 3>; ///< light of red, green and blue, each 0 to 1

inline Linear linearOf(const QColor& colour) {
    return {linearLight(colour.redF()), linearLight(colour.greenF()), linearLight(colour.blueF())};
}

/// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision
/// Deficiency, IEEE Transactions on Visualization and Computer Graphics 15 (2009), table 1, severity 1.0.
inline Linear seenBy(Sight sight, const QColor& colour) {
    static constexpr double kSeen[][3][3] = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
    };
    const Linear from = linearOf(colour);
    Linear seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t part = 0; part < 3; ++part)
            seen[row] += kSeen[static_cast<int>(sight)][row][part] * from[part];
        seen[row] = std::clamp(seen[row], 0.0, 1.0);
    }
    return seen;
}

/// B. Ottosson: A perceptual color space for image processing (2020): lightness and two axes of hue.
inline std::array<double, 3> oklab(const Linear& light) {
    const auto [r, g, b] = light;
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
                 m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
                 s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

/// A difference of 0.02 can just be seen side by side; kToldApart is seen at a glance.
inline double distance(Sight sight, const QColor& one, const QColor& other) {
    const auto a = oklab(seenBy(sight, one)), b = oklab(seenBy(sight, other));
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
inline constexpr double kToldApart = 0.08;

/// For the kind of sight that sees the least difference.
inline double leastDistance(const QColor& one, const QColor& other) {
    double least = 1;
    for (const Sight sight : kSights)
        least = std::min(least, distance(sight, one, other));
    return least;
}

} // namespace hilltop
