// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/solver/convention.h"

namespace hilltop::thegame {

/// What a plan is judged by, in sixteenths of an unseen card that is passed over.
struct Taste {
    int passed = 16;                                 ///< an unseen card passed
    int played = 12;                                 ///< gain of a card more than the minimum
    int dead = 12;                                   ///< an unseen card beyond every pile
    int own = 4;                                     ///< a card of the rest of the hand, for each it would pass at best
    int own_jump = 6;                                ///< the same, for each it would give back
    int own_cap = 8;                                 ///< at most this many are counted for one card
    int stuck = 94;                                  ///< a card of the rest that goes nowhere
    std::array<int, 6> wish = {0, 0, 0, 1, 10, 250}; ///< a pile others wish for, by level
};

/// The cards to play in what is left of a turn, in order; then it ends.
struct TurnPlan {
    FixedList<TheGame::Action, TheGame::kMaxHand> plays;
    int cost = 0;
    TheGame::Action first() const { return plays.empty() ? TheGame::end() : plays[0]; }
};

/// The best plan for each first answer, the cheapest first. Looks at all orders of plays as far as a bound of nodes
/// goes.
class TurnPlanner {
public:
    TurnPlanner(const View<TheGame>& view, const std::array<int, TheGame::kPiles>& wishes, const Taste& taste);

    static constexpr int kPlans = 12;
    using Plans = FixedList<TurnPlan, kPlans>;
    const Plans& plans() const { return m_plans; }
    const TurnPlan& best() const { return m_plans[0]; }

private:
    using Tops = std::array<std::uint8_t, TheGame::kPiles>;
    void search(const Tops& tops, int passed);
    void judge(const Tops& tops, int passed);
    int rest_cost(const Tops& tops) const;

    const Taste& m_taste;
    std::array<int, TheGame::kPiles> m_wishes;
    const TheGame::Hand& m_hand;
    Ranks m_unseen;
    Tops m_start;
    int m_must;           // cards to play yet before the turn may end
    unsigned m_spent = 0; // places of the hand that are played
    int m_nodes = 0;
    TurnPlan m_plan;
    int m_most = 0; // while no plan reached the minimum: the most cards of one
    Plans m_plans;
};

} // namespace hilltop::thegame
