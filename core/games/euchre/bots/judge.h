// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/euchre/bots/beliefs.h"
#include "games/euchre/bots/judged_match.h"

namespace hilltop::euchre {

/// The champion's way to judge, without dice: calls are made by rules of thumb, and the hand that comes of them is
/// worth the mean of what perfect players who see all cards and what sensible ones make of it. The first see too much,
/// the others too little. The last tricks are solved: perfect players play them in both, so that a slip is counted
/// once. The match after the hand is worth what such hands make of it.
class OpenHandJudge : public Judge<Euchre> {
public:
    std::optional<PerSeat<Estimate, Euchre::kSeats>> value(const Euchre::State& state, const SearchBudget& budget,
                                                           const Stop& stop) override;
    std::optional<PerSeat<Estimate, Euchre::kSeats>> settled(const Euchre::State& state, const Answers<Euchre>& given,
                                                             const SearchBudget& budget, const Stop& stop) override;
    std::optional<PerSeat<Estimate, Euchre::kSeats>> before_deal(const Euchre::State& state) override;

private:
    const JudgedMatch& match_by(const Euchre::Rules& rules);

    std::shared_ptr<const JudgedMatch> m_match;
    DoubleDummy m_solver;
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
