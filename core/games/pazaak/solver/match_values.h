// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/hand_solver.h"

#include <array>
#include <memory>

namespace hilltop::pazaak {

/// The chance that seat 0 wins a match, by hands each still needs and side cards each has left, before a hand.
class MatchValues {
public:
    /// Solved backwards from the last hand in some milliseconds; deterministic.
    explicit MatchValues(const Pazaak::Rules& rules);

    const Pazaak::Rules& rules() const { return m_rules; }
    /// 0..kFar hands needed and 0..side_cards cards.
    double value(int needs0, int needs1, int cards0, int cards1) const;
    /// Hands needed as looked up: more than kFar are brought near, both by the same number, as long as none gets done.
    static constexpr int kFar = 3;

private:
    double solve(int needs0, int needs1, int cards0, int cards1);
    double& entry(int needs0, int needs1, int cards0, int cards1);

    static constexpr int kCards = Pazaak::kMaxSide + 1;
    Pazaak::Rules m_rules;
    std::array<SideChances, kCards> m_side;
    std::array<double, kFar * kFar * kCards * kCards> m_values{};
};

/// The values for `rules`, shared by all who play by them: they follow from the rules alone and never change.
std::shared_ptr<const MatchValues> match_values(const Pazaak::Rules& rules);

} // namespace hilltop::pazaak
