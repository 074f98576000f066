// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hilltop {

/// By what a file is recognised as a bot of a contest, and what the contest lets it do. What a language has no use for
/// stays empty.
struct ContestMarks {
    std::string_view package{};                  ///< Java: where the contest looks for bots, "Players"
    std::string_view base{};                     ///< Java: the class they extend, "Mechanics.Player"
    std::span<const std::string_view> methods{}; ///< JavaScript, Python: what they all have, "play(card, info)"
    std::span<const std::string_view> words{};   ///< programs: requests of its protocol, of which a bot holds some
    std::int64_t own_file = -1;                  ///< bytes that a file written by a bot may have; below 0: any
};

} // namespace hilltop
