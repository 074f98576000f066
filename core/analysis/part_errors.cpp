// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/part_errors.h"

#include <cmath>

namespace hilltop {

void PartErrors::turn(Part part, const Estimate& estimate) {
    if (part == m_part) return;
    const double variance = estimate.error * estimate.error;
    m_variance[m_part] += variance;
    m_variance[part] += variance;
    m_part = part;
}

double PartErrors::of(Part part) const {
    return std::sqrt(m_variance[part]);
}

} // namespace hilltop
