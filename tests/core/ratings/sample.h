// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rng/rng.h"

#include <QtGlobal>

#include <array>
#include <cmath>
#include <limits>

namespace hilltop {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// True, or a warning that says the numbers; infinite ones are near themselves.
inline bool near(double a, double b, double tolerance) {
    if (std::abs(a - b) <= tolerance || a == b) return true;
    qWarning("%.9g is not within %.3g of %.9g", a, tolerance, b);
    return false;
}

inline Rng dice(std::uint64_t number) {
    return Rng(20240611, number, Stream::Analysis, 0, 0);
}

/// In [0, 1[.
inline double uniform(Rng& rng) {
    return static_cast<double>(rng.next32()) / 4294967296.0;
}

/// Box and Muller, "A note on the generation of random normal deviates", 1958.
inline double normal(Rng& rng) {
    const double radius = std::sqrt(-2 * std::log1p(-uniform(rng)));
    return radius * std::cos(2 * 3.14159265358979323846 * uniform(rng));
}

/// An outcome's number by its share.
template <std::size_t N>
int draw(Rng& rng, const std::array<double, N>& shares) {
    double left = uniform(rng);
    for (std::size_t k = 0; k + 1 < N; ++k) {
        left -= shares[k];
        if (left < 0) return static_cast<int>(k);
    }
    return N - 1;
}

} // namespace hilltop
