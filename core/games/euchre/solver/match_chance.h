// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

namespace hilltop::euchre {

/// Shares of hands that bring so many points to the dealing side, and to the other.
struct HandGain {
    int points;
    double dealing, other;
};

/// Chances to win a match of any length, if hands bring that.
class MatchChances {
public:
    explicit MatchChances(const std::array<HandGain, 3>& gains);
    /// For a side that needs `mine` more points against one that needs `theirs`; who deals next counts.
    double of(int mine, int theirs, bool my_deal) const;

private:
    static constexpr int kMostPoints = 50;
    std::array<std::array<std::array<double, 2>, kMostPoints + 1>, kMostPoints + 1> m_chances{};
};

/// Chance to win the match for a side that needs `mine` more points against one that needs `theirs`, the next hand
/// dealt by it or by the others, between equals who play as the champion does.
double match_chance(int mine, int theirs, bool my_deal);

/// What a hand is worth to a seat's side, by the points it brings, as a chance to win the match.
class HandWorth {
public:
    HandWorth(const Euchre::Open& open, Seat me);
    /// My side's points, negative: the others'; 0: no trump was made. -4..4
    double of(int points) const { return m_worth[static_cast<std::size_t>(points + 4)]; }
    /// About what a point is worth now.
    double point() const { return (of(1) - of(-1)) / 2; }

private:
    std::array<double, 9> m_worth{};
};

} // namespace hilltop::euchre
