// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/thegame/solver/quick_match.h"

#include <optional>
#include <vector>

namespace hilltop::thegame {

/// The fewest cards that can be left once the stack is empty, if all seats know all hands and play together. The search
/// starts from what the quick rule leaves and asks for one card less until that is impossible; positions are remembered
/// with the number of cards that they are known to leave. One thread at a time; an answer does not depend on what was
/// asked before.
class Endgame {
public:
    struct Answer {
        int fewest = 0;   ///< cards left by the best way that was found
        int at_least = 0; ///< no way leaves fewer
        bool exact() const { return fewest == at_least; }
    };

    /// Looks at no more than `nodes` positions; then the answer may not be exact. The stack is empty. Nothing if it was
    /// stopped.
    std::optional<Answer> fewest_left(const QuickMatch& match, int nodes, const Stop& stop);

private:
    using Tops = std::array<std::uint8_t, TheGame::kPiles>;
    struct Position {
        CardMask cards = 0; ///< in all hands
        Tops tops{};
        std::uint8_t turn = 0;
        std::uint8_t needed = 0; ///< cards that have to be played before the turn may end
    };
    struct Known {
        CardMask cards = 0;
        std::uint64_t rest = 0;
        std::uint32_t question = 0; ///< the number of the call it belongs to
        std::uint8_t at_least = 0;
    };
    struct Move {
        std::int16_t cost;
        std::uint8_t card, pile; ///< card 0: the turn ends
    };

    bool reaches(const Position& position, int target);
    void next_turn(Position& position) const;
    Known& place_of(const Position& position);

    std::array<CardMask, TheGame::kSeats> m_hands{};
    int m_seats = 0, m_least = 0, m_nodes = 0, m_fewest = 0;
    std::uint32_t m_question = 0;
    bool m_stopped = false;
    const Stop* m_stop = nullptr; ///< of the call
    std::vector<Known> m_known;
};

} // namespace hilltop::thegame
