// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace hilltop {

/// How the contest a game comes from was held, beyond what the game's Info says.
struct Contest {
    std::int64_t matches = 1000; ///< for each pair, or in all where everybody sits at one table
    bool cup = false;            ///< it also had a ladder of sets of that many matches
    const char* rules = nullptr; ///< the variant of the rules that its controller enforced; none: the usual ones
};

/// From the descriptions of the contests. Where one names no number it is the least that makes its score.
Contest contestOf(std::string_view game);

} // namespace hilltop
