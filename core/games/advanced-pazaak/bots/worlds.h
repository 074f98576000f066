// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/advanced-pazaak/advanced_pazaak.h"

#include <vector>

namespace hilltop::advanced_pazaak {

/// What the other may hold: a ready-made side deck that has the cards already shown, each the likelier the more copies
/// of them it has, or, less often, any deck that the rules allow.
class HiddenDeck {
public:
    explicit HiddenDeck(const View<AdvancedPazaak>& view);

    /// One of them, each as often as it is likely.
    World<AdvancedPazaak> draw(Rng& rng) const;

    struct Guess {
        AdvancedPazaak::Deck rest; ///< of the deck, the cards not shown yet
        double chance;             ///< all together with any other deck 1
    };
    /// Ready-made decks that are possible.
    const std::vector<Guess>& guesses() const { return m_guesses; }

private:
    InfoState<AdvancedPazaak> m_seen;
    std::vector<Guess> m_guesses;
};

} // namespace hilltop::advanced_pazaak
