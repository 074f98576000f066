// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"

namespace hilltop::advanced_pazaak {

/// A side deck with a name: its cards in the order they are wished for, and then over again.
struct ReadyDeck {
    static constexpr int kFirst = 10; ///< what it is by the usual rules
    const char* id;
    std::array<SideCard, kFirst + kSideCards> wishes; ///< those, then all kinds, the dearest first
};

std::span<const ReadyDeck> ready_decks();
/// Adds one card after the other, as far as the rules allow it and there is room.
void add_allowed(AdvancedPazaak::Deck& deck, std::span<const SideCard> cards, const AdvancedPazaak::Rules& rules);
/// As far as the rules allow: wish after wish, and all of them again, until it is full.
AdvancedPazaak::Deck deck_for(const ReadyDeck& ready, const AdvancedPazaak::Rules& rules);

} // namespace hilltop::advanced_pazaak
