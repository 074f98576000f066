// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"

#include <array>
#include <vector>

namespace hilltop::pazaak {

/// All side decks of 0 to `most` cards that a pool with `copies` of each value 1..5 can give, numbered from 0 among
/// those of their size.
class SideDecks {
public:
    using Counts = std::array<std::uint8_t, Pazaak::kSideValues>; ///< by value - 1

    SideDecks(int copies, int most);

    int most() const { return static_cast<int>(m_decks.size()) - 1; }
    int count(int cards) const { return static_cast<int>(m_decks[at(cards)].size()); }
    const Counts& counts(int cards, int deck) const { return m_decks[at(cards)][at(deck)]; }
    /// The number of a deck among those of its size; it must come from the pool.
    int index(const Pazaak::SideDeck& deck) const;
    /// The number of the rest among those of one card less, or -1 if `value` is not held.
    int without(int cards, int deck, int value) const {
        return m_without[at(cards)][at(deck * Pazaak::kSideValues + value - 1)];
    }
    /// The chance that it is dealt.
    double chance(int cards, int deck) const { return m_chance[at(cards)][at(deck)]; }

private:
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static std::size_t code(const Counts& counts);

    std::vector<std::vector<Counts>> m_decks;
    std::vector<std::vector<int>> m_without;
    std::vector<std::vector<double>> m_chance;
    std::vector<std::int16_t> m_index; ///< by code
};

} // namespace hilltop::pazaak
