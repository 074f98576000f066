// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/ready_decks.h"

namespace hilltop::advanced_pazaak {

std::span<const ReadyDeck> ready_decks() {
    // +1 is 0, -1 is 6, +-1 is 12, then +-1or2, flip24, flip36, double, tie.
    static constexpr std::array<ReadyDeck, 4> kReady = {{
        {"versatile", {12, 13, 14, 15, 16, 18, 22, 17, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 21, 19, 20}},
        {"careful", {6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 22, 15, 16, 17, 0, 1, 2, 3, 4, 5, 21, 19, 20}},
        {"daring", {0, 1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 21, 22, 12, 13, 6, 7, 8, 9, 10, 11, 19, 20}},
        {"tricks", {18, 22, 21, 19, 20, 12, 13, 14, 15, 16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}},
    }};
    return kReady;
}

AdvancedPazaak::Deck deck_for(const ReadyDeck& ready, const AdvancedPazaak::Rules& rules) {
    AdvancedPazaak::Deck deck;
    for (int copy = 0; copy < rules.same; ++copy) {
        for (const SideCard card : ready.wishes) {
            if (deck.size() == rules.deck_size) return deck;
            if (copy < AdvancedPazaak::copies_allowed(rules, card)) deck.push_back(card);
        }
    }
    return deck;
}

} // namespace hilltop::advanced_pazaak
