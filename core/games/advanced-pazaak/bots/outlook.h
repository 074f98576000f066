// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"
#include "games/advanced-pazaak/bots/match_chances.h"

#include <array>
#include <vector>

namespace hilltop::advanced_pazaak {

/// The rest of a set as one seat sees it: its own cards exactly, each answer tried and each house card that may come;
/// the other as a player with a number of cards, one of which fits as often as that is likely. What the set
/// leads to is worth what MatchChances says.
class Outlook {
public:
    Outlook(const View<AdvancedPazaak>& view, const MatchChances& chances);

    /// The chance to win the match after an answer of a turn.
    double worth(const AdvancedPazaak::Action& action);

private:
    static constexpr int kTotals = AdvancedPazaak::kGoal + 1;
    static constexpr int kSearched = 6; ///< own cards, at most; more are looked at when they can be played
    static constexpr int kMostDelta = 6;
    static constexpr int kDeltas = 2 * kMostDelta + 1;
    static constexpr float kUnknown = -1;
    /// What is left of the searched cards, a bit each.
    using Left = unsigned;
    struct Ends {
        float won, lost, level;
    };
    /// One way to play one of the cards that are left.
    struct Way {
        std::int16_t more; ///< on the total
        std::uint16_t left;
    };
    using Ways = FixedList<Way, 4 * kSearched>;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static int shown(int total) { return total < 0 ? 0 : total; }

    void believe(const View<AdvancedPazaak>& view);
    const Ends& ends(Left left, int rival_spends) const { return m_ends[left][at(rival_spends)]; }
    /// I have played the tie card in this set, or shall have.
    bool tied(Left left) const { return m_tie || (left & m_tie_bit) != m_tie_bit; }
    float level(const Ends& ends, bool tie) const;
    /// I stand at `mine`, the other's next card comes.
    float rival_alone(int mine, int rival, Left left);
    /// The other has stood at `rival`, my next card comes.
    float alone(int mine, int rival, Left left, int rival_spends);
    /// Neither has stood; the other's next card, mine.
    float rival_draws(int mine, int rival, Left left);
    float draws(int mine, int rival, Left left);
    float compared(int mine, int rival, Left left, int rival_spends) const;
    /// All ways to play a card when that house card has just come.
    const Ways& ways(int drawn, Left left);
    /// The chance that one of the other's cards brings `total` to from..to.
    double has(int total, int from, int to) const;

    const View<AdvancedPazaak>& m_view;
    int m_rival_total;
    bool m_rival_stood;
    bool m_tie, m_rival_tie; ///< played in this set
    bool m_auto_stand;
    double m_rival_card = 1; ///< value of one of the other's cards, in cards
    FixedList<SideCard, kSearched> m_cards;
    Left m_tie_bit = 0;
    std::array<int, 2> m_flipped{}; ///< what a flip takes off my total now
    std::array<float, AdvancedPazaak::kHouseValues + 1> m_draw{};
    std::array<std::array<double, kDeltas>, kDeltas> m_has{};
    std::vector<std::array<Ends, 2>> m_ends; ///< by what is left, then whether the other spends one
    std::vector<Ways> m_ways;                ///< empty: not yet known
    std::vector<float> m_alone, m_draws, m_rival_draws, m_rival_alone;
};

} // namespace hilltop::advanced_pazaak
