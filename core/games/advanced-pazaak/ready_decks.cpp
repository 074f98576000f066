// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/ready_decks.h"

#include <algorithm>

namespace hilltop::advanced_pazaak {

std::span<const ReadyDeck> ready_decks() {
    // Its first ten, then the rest. +1 is 0, -1 is 6, +-1 is 12, then +-1or2, flip24, flip36, double, tie.
    static constexpr std::array<ReadyDeck, 4> kReady = {{
        {"versatile", {22, 18, 14, 14, 13, 13, 15, 15, 16, 16, //
                       17, 12, 2,  1,  3,  4,  5,  0,  7,  8,  9, 10, 11, 6, 22, 18, 13, 14, 15, 16, 20, 19, 21}},
        {"careful", {22, 18, 14, 14, 13, 13, 15, 15, 10, 10, //
                     9,  8,  16, 17, 11, 12, 6,  1,  2,  3,  0, 4, 5, 22, 18, 13, 14, 7, 10, 15, 20, 19, 21}},
        {"daring", {22, 18, 14, 14, 15, 15, 16, 16, 17, 17, //
                    13, 4,  3,  5,  2,  1,  0,  10, 9,  11, 8, 12, 7, 6, 22, 18, 14, 15, 16, 17, 20, 21, 19}},
        {"tricks", {22, 18, 20, 14, 14, 13, 13, 15, 15, 16, //
                    19, 21, 12, 17, 2,  3,  1,  4,  0,  5,  8, 7, 9, 10, 6, 11, 22, 18, 20, 13, 14, 15, 16}},
    }};
    return kReady;
}

void add_allowed(AdvancedPazaak::Deck& deck, std::span<const SideCard> cards, const AdvancedPazaak::Rules& rules) {
    for (const SideCard card : cards) {
        if (deck.size() == rules.deck_size) return;
        if (std::count(deck.begin(), deck.end(), card) < AdvancedPazaak::copies_allowed(rules, card))
            deck.push_back(card);
    }
}

AdvancedPazaak::Deck deck_for(const ReadyDeck& ready, const AdvancedPazaak::Rules& rules) {
    AdvancedPazaak::Deck deck;
    // check() ensures that copies enough are allowed to fill a deck in these rounds.
    for (int round = 0; round < rules.same; ++round)
        add_allowed(deck, ready.wishes, rules);
    return deck;
}

} // namespace hilltop::advanced_pazaak
