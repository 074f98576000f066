// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"

#include <array>

namespace hilltop::pazaak {

/// What a player can have in the side deck, as the chance that it holds none of a set of values.
class SideChances {
public:
    /// `cards` known side cards.
    static SideChances known(const Pazaak::SideDeck& cards);
    /// `cards` unknown ones out of a pool with `copies[value]` of each value 1..5.
    static SideChances drawn(const std::array<int, Pazaak::kSideValues + 1>& copies, int cards);
    /// Bit value-1 of `values`: whether that value is in the set.
    double none_of(unsigned values) const { return m_none[values]; }

private:
    std::array<double, 1 << Pazaak::kSideValues> m_none{};
};

/// The chance that seat 0 wins the match once this hand is over: won by seat 0, won by seat 1, tied; whether seat 0
/// and seat 1 spent a side card on it.
struct HandLeaves {
    enum Outcome : std::uint8_t { First, Second, Tied };
    double value[3][2][2];
};

struct HandSetting {
    std::array<double, Pazaak::kHouseValues + 1> draw{}; ///< chance of each house card 1..10
    std::array<SideChances, 2> side;
    HandLeaves leaves{};
    bool auto_stand = true;
};

/// Values by total before the next card.
using ByTotal = std::array<double, Pazaak::kGoal + 1>;

/// `stood` stands at `total` and has spent a card or not; the other alone draws on. Fills values from total `low` up.
void solve_alone(const HandSetting& setting, int stood, int total, bool spent, int low, ByTotal& values);

/// Expectimax over one hand in which both play their best and see each other's plans. House cards are drawn from an
/// endless deck in the proportions given; unknown side cards are drawn again at each decision. All values are chances
/// that seat 0 wins the match; totals are at most 20.
class HandSolver {
public:
    static constexpr int kGoal = Pazaak::kGoal;

    /// Ready for totals from `low0` and `low1` up.
    HandSolver(const HandSetting& setting, int low0, int low1);

    /// Both still move and a new round begins with seat 0's card.
    double round(int total0, int total1) const { return m_round[at(total0)][at(total1)]; }
    /// Seat 0 has said END (its total may be over 20) and seat 1's card comes next.
    double after_end(int total0, int total1) const;
    /// Seat `stood` stands at `total`, the other is dealt its next card on top of `other`. Also for total > 20 of seat
    /// 0, after which seat 1 still moves.
    double after_stand(int stood, int total, bool spent, int other) const;
    /// Seat 1 stands at `total` while seat 0 has `other` and has not stood: seat 0 wins at once if it has more.
    double second_stands(int total, bool spent, int other) const;

private:
    static constexpr std::size_t at(int total) { return static_cast<std::size_t>(total); }
    double first_decides(int total0, int total1) const;
    double second_decides(int total0, int total1) const;
    /// The better of `base` and the plays, as far as they are held.
    double best(int seat, double base, const std::array<double, Pazaak::kSideValues>& plays) const;

    const HandSetting& m_setting;
    ByTotal m_alone[2][2][kGoal + 1]; ///< by who stood, whether a side card was spent, at what; then the other's total
    ByTotal m_over[2];                ///< seat 0 is over 20
    double m_round[kGoal + 1][kGoal + 1];
    double m_first[kGoal + 1][kGoal + 1];  ///< seat 0 to decide, seat 1 active
    double m_second[kGoal + 1][kGoal + 1]; ///< seat 1 to decide, seat 0 active
};

} // namespace hilltop::pazaak
