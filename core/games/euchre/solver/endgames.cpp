// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/solver/endgames.h"

#include "games/euchre/cards.h"

#include <algorithm>
#include <map>

namespace hilltop::euchre {
namespace {

constexpr int kTrumps = 7;
constexpr int kCards = 8;
constexpr std::uint32_t kDeals = 28 * 15 * 6; // 8 over 2, 6 over 2, 4 over 2

/// The masks with two bits in rising order.
template <std::size_t N>
void number_masks(std::array<std::uint8_t, N>& numbers) {
    std::uint8_t next = 0;
    for (std::uint32_t mask = 0; mask < N; ++mask) {
        if (count(mask) == 2) numbers[mask] = next++;
    }
}

/// Gives numbers to all lengths of suits and returns how many positions there are.
std::uint32_t number_lengths(std::array<Endgames::Lengths, 512>& lengths) {
    std::map<std::array<int, 3>, std::uint32_t> firsts;
    std::uint32_t positions = 0;
    for (int a = 0; a <= 6; ++a) {
        for (int b = 0; b <= 6; ++b) {
            for (int c = 0; c <= 6; ++c) {
                const int trumps = kCards - a - b - c;
                if (trumps < 0 || trumps > kTrumps) continue;
                const std::array<int, 3> size = {a, b, c};
                std::array<int, 3> order = {0, 1, 2};
                const auto of = [&](int suit) { return size[static_cast<std::size_t>(suit)]; };
                std::stable_sort(order.begin(), order.end(), [&](int one, int other) { return of(one) < of(other); });
                const auto [found, is_new] = firsts.try_emplace({of(order[0]), of(order[1]), of(order[2])}, positions);
                if (is_new) positions += kDeals;
                auto& entry = lengths[static_cast<std::size_t>(a | b << 3 | c << 6)];
                entry.first = found->second;
                entry.sorted = order == std::array<int, 3>{0, 1, 2};
                int place = 0;
                for (const int suit : order) {
                    const int now = suit == 0 ? 0 : suit == 1 ? a : a + b;
                    entry.up[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(std::max(place - now, 0));
                    entry.down[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(std::max(now - place, 0));
                    place += of(suit);
                }
            }
        }
    }
    return positions;
}

Endgames make_endgames() {
    Endgames table;
    table.known.resize(number_lengths(table.lengths));
    number_masks(table.two_of_eight);
    number_masks(table.two_of_six);
    number_masks(table.two_of_four);
    return table;
}

} // namespace

Endgames& endgames() {
    static Endgames table = make_endgames();
    return table;
}

} // namespace hilltop::euchre
