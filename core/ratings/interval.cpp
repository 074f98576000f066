// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/interval.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {

double normal_95() {
    static const double point = boost::math::quantile(boost::math::normal{}, 0.975);
    return point;
}

Interval wilson_95(double won, std::int64_t n) {
    if (n == 0) return {0, 1};
    const double z = normal_95();
    const double count = static_cast<double>(n);
    const double share = won / count;
    const double spread = z * z / count;
    const double middle = (share + spread / 2) / (1 + spread);
    const double half = z / (1 + spread) * std::sqrt(share * (1 - share) / count + spread / (4 * count));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace hilltop
