// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/hand_nodes.h"

#include <array>
#include <optional>
#include <vector>

namespace hilltop::pazaak {

/// The rest of a hand in which the other player stands: only one player still moves, and the cards left in the house
/// deck are known. Expectimax over all of them, without replacement; exact for the given ends.
class LoneHand {
public:
    /// What each end of the hand is worth to the player who moves, by the side card spent on it (0: none).
    struct Ends {
        using BySpent = std::array<double, 1 + Pazaak::kSideValues>;
        BySpent won{}, tied{}, lost{};
    };
    struct Setting {
        std::array<int, Pazaak::kHouseValues + 1> left{}; ///< house cards by value
        int own = 0;                                      ///< total of the player who moves, 1 to 20
        int stood = 0;                                    ///< total at which the other player stands, at most 20
        Pazaak::SideDeck side;                            ///< of the player who moves
        bool auto_stand = true;
    };

    /// The player chooses by `believed`; in truth the ends are worth `actual`.
    void set(const Setting& setting, const Ends& believed, const Ends& actual);

    /// The answer that is believed to be worth most. Among equals, the first of END, STAND, PLAY 1..5.
    int best();
    /// What an answer is worth if the player continues with the best ones: as the player believes, and in truth. A card
    /// that is not held counts as STAND.
    double believed(int answer) { return answered(0, m_setting.own, answer).believed; }
    double in_truth(int answer) { return answered(0, m_setting.own, answer).actual; }

private:
    struct Worth {
        double believed = 0;
        double actual = 0;
    };
    /// After the cards of a node have come.
    Worth drawn(int node, int total);
    Worth decision(int node, int total, int* chosen = nullptr);
    Worth answered(int node, int total, int answer);

    Setting m_setting;
    unsigned m_held = 0; ///< bit value: side cards
    int m_left = 0;
    Ends m_believed;
    Ends m_actual;
    std::vector<std::optional<Worth>> m_known; ///< by node: what it is worth to draw the next card
};

} // namespace hilltop::pazaak
