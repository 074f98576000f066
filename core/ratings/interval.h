// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace hilltop {

struct Interval {
    double low;
    double high;
};

/// The two-sided 95 % point of the normal distribution, 1.96.
double normal_95();

/// Wilson's 95 % score interval for a share of `won` in `n` (Wilson 1927); draws may count half. [0, 1] for n = 0.
Interval wilson_95(double won, std::int64_t n);

} // namespace hilltop
