// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/euchre/bots/beliefs.h"
#include "games/euchre/bots/sharp_match.h"

namespace hilltop::euchre {

/// The worth of a match if everybody continues as `sharp` does, without dice: the hand is played out by the rules,
/// and the match after it is worth what four such players make of it.
class SharpJudge : public Judge<Euchre> {
public:
    std::optional<PerSeat<Estimate, Euchre::kSeats>> value(const Euchre::State& state, const SearchBudget& budget,
                                                           const Stop& stop) override;
    std::optional<PerSeat<Estimate, Euchre::kSeats>> settled(const Euchre::State& state, const Answers<Euchre>& given,
                                                             const SearchBudget& budget, const Stop& stop) override;

private:
    std::shared_ptr<const SharpMatch> m_match;
};

/// Beliefs as whole states.
class BelievedWorlds {
public:
    explicit BelievedWorlds(const View<Euchre>& view)
        : m_seen(keep(view))
        , m_beliefs(view) {}
    World<Euchre> draw(Rng& rng) const;

private:
    InfoState<Euchre> m_seen;
    Beliefs m_beliefs;
};

} // namespace hilltop::euchre
