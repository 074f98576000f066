// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/side_decks.h"

#include <numeric>

namespace hilltop::pazaak {
namespace {

constexpr int kBase = 5; // counts are 0..4

double choose(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

} // namespace

std::size_t SideDecks::code(const Counts& counts) {
    std::size_t code = 0;
    for (const std::uint8_t count : counts)
        code = code * kBase + count;
    return code;
}

SideDecks::SideDecks(int copies, int most)
    : m_decks(at(most + 1))
    , m_without(at(most + 1))
    , m_chance(at(most + 1))
    , m_index(kBase * kBase * kBase * kBase * kBase, -1) {
    for (std::size_t number = 0; number < m_index.size(); ++number) {
        Counts counts{};
        std::size_t rest = number;
        bool fits = true;
        for (std::size_t i = counts.size(); i-- > 0; rest /= kBase) {
            counts[i] = static_cast<std::uint8_t>(rest % kBase);
            fits = fits && counts[i] <= copies;
        }
        const int cards = std::accumulate(counts.begin(), counts.end(), 0);
        if (!fits || cards > most) continue;
        m_index[number] = static_cast<std::int16_t>(m_decks[at(cards)].size());
        m_decks[at(cards)].push_back(counts);
        double ways = 1;
        for (const std::uint8_t count : counts)
            ways *= choose(copies, count);
        m_chance[at(cards)].push_back(ways / choose(copies * Pazaak::kSideValues, cards));
    }
    for (int cards = 0; cards <= most; ++cards) {
        for (Counts counts : m_decks[at(cards)]) {
            for (std::uint8_t& count : counts) {
                if (count == 0) {
                    m_without[at(cards)].push_back(-1);
                    continue;
                }
                --count;
                m_without[at(cards)].push_back(m_index[code(counts)]);
                ++count;
            }
        }
    }
}

int SideDecks::index(const Pazaak::SideDeck& deck) const {
    Counts counts{};
    for (const std::uint8_t value : deck)
        ++counts[at(value - 1)];
    return m_index[code(counts)];
}

} // namespace hilltop::pazaak
