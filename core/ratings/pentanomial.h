// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hilltop {

/// How often independent trials of (N - 1) / 2 matches each brought 0, 1/2, 1, ... points for the first side.
template <std::size_t N>
struct Outcomes {
    static constexpr int kMatches = static_cast<int>(N - 1) / 2; ///< of a trial

    std::array<std::int64_t, N> counts{};

    void add(int half_points, std::int64_t times = 1) { counts[static_cast<std::size_t>(half_points)] += times; }
    std::int64_t trials() const {
        std::int64_t sum = 0;
        for (const std::int64_t count : counts)
            sum += count;
        return sum;
    }
    std::int64_t matches() const { return trials() * kMatches; }
    friend bool operator==(const Outcomes& a, const Outcomes& b) { return a.counts == b.counts; }
};
/// Matches: lost, drawn, won.
using Trinomial = Outcomes<3>;
/// Pairs of matches with the same deal and seats exchanged, worth 0, 1/2, 1, 3/2 and 2: what the deal did for one side
/// it does for the other, so pairs are independent trials where single matches are not (Van den Bergh, "Normalized
/// Elo", 2020).
using Pentanomial = Outcomes<5>;

} // namespace hilltop
