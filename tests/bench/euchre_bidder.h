// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/bots/expert.h"
#include "games/euchre/solver/double_dummy.h"

namespace hilltop::euchre {

/// A yardstick that calls as no built-in bot does: no thresholds of a hand's strength and no thought of what a call or
/// a pass says. It deals the unseen cards at random and calls what wins enough points on average when all cards are
/// open; it buries and goes alone by the same. The cards are played by `expert`.
class OpenCardsBidder : public Bot<Euchre> {
public:
    Reply<Euchre::Action> act(const View<Euchre>& view, Rng& rng) override;

private:
    /// Points of my side, the mean over deals, once `call` has made the contract of the four hands.
    template <class Call>
    double points(const View<Euchre>& view, Rng rng, Call&& call);

    ExpertBot m_player;
    DoubleDummy m_solver;
};

} // namespace hilltop::euchre
