// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/pazaak/solver/known_hand.h"
#include "games/pazaak/solver/lone_hand.h"

#include <memory>

namespace hilltop::pazaak {

/// The worth of a match if all continue as the champion does, without dice. Once a player stands, the rest of the
/// hand is exact. Before, both continue by the table: the next house card is each of those that are left, and after it
/// they come as if each were put back. The next hand is worth what the table says, so the value is no more than near
/// the truth unless the match is decided; the error says how near. Nothing where the champion has no table of just
/// these rules (a longer match than the one it knows), and where it plays as the expert does.
class TableJudge : public Judge<Pazaak> {
public:
    std::optional<PerSeat<Estimate, Pazaak::kSeats>> value(const Pazaak::State& state, const SearchBudget& budget,
                                                           const Stop& stop) override;
    /// With one sample the next card, too, comes from a composition that stays, and the error does not count that.
    std::optional<PerSeat<Estimate, Pazaak::kSeats>> settled(const Pazaak::State& state, const Answers<Pazaak>& given,
                                                             const SearchBudget& budget, const Stop& stop) override;
    /// As solved: the mean over all deals of what the table says.
    std::optional<PerSeat<Estimate, Pazaak::kSeats>> before_deal(const Pazaak::State& state) override;

private:
    bool ready(const Pazaak::Rules& rules);
    /// To seat 0.
    double worth(const Pazaak::State& state, const std::optional<Pazaak::Action>& given, bool one_ahead);
    /// The same where the other player stands and holds `theirs`, its side deck.
    double alone(const View<Pazaak>& view, const Pazaak::SideDeck& theirs, const std::optional<Pazaak::Action>& given);

    bool m_looked = false;
    Pazaak::Rules m_rules;
    std::shared_ptr<const MatchTable> m_table;
    KnownHand m_hand;
    LoneHand m_lone;
};

} // namespace hilltop::pazaak
