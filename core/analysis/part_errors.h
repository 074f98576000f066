// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"

#include <array>
#include <cstdint>

namespace hilltop {

/// How far the parts of a result may be off for one seat. What one part ends with the next begins with, so the error of
/// an estimate is in both; between two pieces of the same part it cancels out.
class PartErrors {
public:
    enum Part : std::uint8_t { Start, Luck, Own, Others, kParts };

    /// From that estimate on it is this part's.
    void turn(Part part, const Estimate& estimate);
    /// One standard error.
    double of(Part part) const;

private:
    Part m_part = Start;
    std::array<double, kParts> m_variance{};
};

} // namespace hilltop
