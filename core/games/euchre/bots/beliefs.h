// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/worlds.h"

#include <array>
#include <vector>

namespace hilltop::euchre {

/// Chance that a good player who was dealt these cards says what the seat has said in this hand so far: orders, names,
/// passes, goes alone or not. `held`: its five cards when the play begins.
double chance_of_calls(const Euchre::Open& open, Seat seat, Cards dealt, Cards held);
/// Chance that a good dealer buries that card, given the five dealt.
double chance_of_discard(Card turned, Cards dealt, Card buried);
/// Chance that seats other than `me` play as they have done in this hand, seeing their own cards and what lay on the
/// table. `held`: by seat, the five cards when the play began.
double chance_of_plays(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& held, Seat me);

/// What a seat makes of the cards it has not seen: the states of Worlds, weighed by what the others have said and
/// played and would hardly have with other cards, and by what the dealer would have buried.
class Beliefs {
public:
    struct World {
        std::array<Cards, Euchre::kSeats> hands{}; ///< as they are now
        Card buried = kNoCard;                     ///< by the dealer, after a discard
        double weight = 0;
    };
    explicit Beliefs(const View<Euchre>& view);

    /// A world with its weight; weighted means over many are expectations.
    World draw(Rng& rng) const;
    /// Space for a sample, reused by all decisions to avoid heap allocations.
    struct Sample {
        std::vector<World> drawn, chosen;
    };
    /// `count` equally likely worlds, chosen from `tries` draws by weight; the same one may come twice. They lie in
    /// `sample.chosen`.
    const std::vector<World>& sample(int count, int tries, Rng& rng, Sample& sample) const;

private:
    InfoState<Euchre> m_seen;
    Worlds m_worlds;
    std::array<Cards, Euchre::kSeats> m_played{}; ///< by seat
    bool m_buried_hidden = false;                 ///< the dealer, not me, has discarded
};

} // namespace hilltop::euchre
