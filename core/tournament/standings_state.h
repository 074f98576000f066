// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/bytes.h"
#include "tournament/standings.h"

#include <cmath>
#include <type_traits>
#include <utility>

namespace hilltop {

/// Reads a number that its type can hold, that is finite, and so near to 0 that sums of two stay within 64 bits; else
/// it is 0 and the result false.
template <class T>
bool get_sound(ByteReader& bytes, T& value) {
    constexpr std::int64_t kMost = std::int64_t{1} << 62;
    if constexpr (std::is_same_v<T, double>) {
        bytes.get(value);
        if (std::isfinite(value)) return true;
    } else if constexpr (std::is_same_v<T, bool>) {
        bytes.get(value);
        return true;
    } else if constexpr (std::is_signed_v<T>) {
        std::int64_t number = 0;
        bytes.get(number);
        value = static_cast<T>(number);
        if (std::in_range<T>(number) && number >= -kMost && number <= kMost) return true;
    } else {
        std::uint64_t number = 0;
        bytes.get(number);
        value = static_cast<T>(number);
        if (std::in_range<T>(number)) return true;
    }
    value = {};
    return false;
}

/// Standings as bytes, to resume them in a later run.
struct StandingsState {
    static void save(const Standings& standings, ByteWriter& bytes);
    /// What save() wrote, into standings of the same plan; false if it does not fit.
    static bool load(Standings& standings, ByteReader& bytes);

private:
    /// Every value in one order, for writing and for reading.
    template <class Self, class Visit>
    static void walk(Self& self, Visit&& visit);
};

} // namespace hilltop
