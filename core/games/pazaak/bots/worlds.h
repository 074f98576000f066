// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/pazaak/solver/match_table.h"

#include <memory>
#include <vector>

namespace hilltop::pazaak {

/// What the other may hold: each deck its pool allows, weighed by how often the champion, holding it, would have
/// answered the same in this hand, including cards not played. Of earlier hands only the spent cards are known.
/// Where the champion has no table, every card of the pool is as likely.
class HiddenSide {
public:
    explicit HiddenSide(const View<Pazaak>& view);

    /// One of them, each as often as it is likely.
    World<Pazaak> draw(Rng& rng) const;
    /// The other has no side card left.
    bool sole() const;
    /// The chance that the other still holds a side card of this value.
    double holds(int value) const;

    struct Deck {
        Pazaak::SideDeck cards; ///< lowest first
        double chance;          ///< all together 1
    };
    /// Empty where there is no table.
    const std::vector<Deck>& decks() const { return m_decks; }

private:
    InfoState<Pazaak> m_seen;
    std::vector<Deck> m_decks;
};

} // namespace hilltop::pazaak
