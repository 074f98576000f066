// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace hilltop::euchre {

/// Numbers of positions of two tricks before a lead in which four play: suits by their lengths (which of the three
/// plain suits is which makes no difference), then who holds which of the eight cards, seats from the leader on. Larger
/// tables are no gain: the memory is slower than the search.
struct Endgames {
    struct Lengths {
        std::uint32_t first = 0;            ///< number of the first such position
        bool sorted = true;                 ///< the suits need not change places
        std::array<std::uint8_t, 3> up{};   ///< how far a suit moves up to its sorted place
        std::array<std::uint8_t, 3> down{}; ///< or down
    };
    /// By the lengths of the plain suits, three bits each, the lowest suit first.
    std::array<Lengths, 512> lengths;
    /// By the mask of two places among eight, six, four: its number.
    std::array<std::uint8_t, 256> two_of_eight{};
    std::array<std::uint8_t, 64> two_of_six{};
    std::array<std::uint8_t, 16> two_of_four{};
    /// What is known of each position. Bits 0, 1: the leader's side takes a trick, both; bits 2, 3: it does not. Read
    /// and written by any thread, always with true knowledge.
    std::vector<std::uint8_t> known;
};

/// The one table of the program.
Endgames& endgames();

} // namespace hilltop::euchre
