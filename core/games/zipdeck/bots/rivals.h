// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"

namespace hilltop::zipdeck {

/// Whom a caller hits, as far as others can infer.
enum class Aim : std::uint8_t { Lowest, Rod, Habit };
inline constexpr int kAims = 3;

/// What has been seen of the others in this match: how often each has called with cards of some strength, and whom it
/// named. Guesses of a sensible player where nothing has been seen.
class Rivals {
public:
    void clear() { *this = {}; }
    /// Takes in the last round of `open`, once.
    void learn(const ZipDeck::Open& open);

    /// Chance that `seat` calls with `card`, of 65536.
    int calls(Seat seat, ZipDeck::Card card, int seats) const;
    /// Probability of each way of choosing that seat's target; sums to 1.
    std::array<double, kAims> aims(Seat seat) const;
    /// How often `seat` has named `target`.
    int named(Seat seat, Seat target) const { return m_seen[seat].named[target]; }

private:
    static constexpr int kStrengths = 8;
    struct OneRival {
        std::array<std::uint16_t, kStrengths> dealt{};
        std::array<std::uint16_t, kStrengths> called{};
        PerSeat<std::uint16_t, ZipDeck::kSeats> named;
        std::array<double, kAims> fit{0.5, 0.15, 0.35}; ///< prior times likelihood, kept summing to 1
    };
    static std::size_t strength(ZipDeck::Card card, int seats);

    PerSeat<OneRival, ZipDeck::kSeats> m_seen;
    std::int32_t m_learned = 0; ///< rounds taken in
};

/// The seats other than `me` with the fewest points and the second fewest; of equals the first seat.
struct Lowest {
    Seat first;
    Seat second; ///< the same as first at a table of two
};
template <class Points>
Lowest lowest_but(Seat me, const Points& points, int seats) {
    int first = -1;
    int second = -1;
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == me.index()) continue;
        if (first < 0 || points[Seat(seat)] < points[Seat(first)]) {
            second = first;
            first = seat;
        } else if (second < 0 || points[Seat(seat)] < points[Seat(second)]) {
            second = seat;
        }
    }
    return {Seat(first), Seat(second < 0 ? first : second)};
}

/// The lowest rival draws the others' gifts as long as it is the lowest: giving it `worth` would make `mine` the
/// lowest. Near the end that does not matter any more.
inline bool keeps_rod(std::int32_t mine, std::int32_t lowest, int worth, int rounds_left) {
    return rounds_left > 0 && lowest <= mine && mine < lowest + worth;
}

} // namespace hilltop::zipdeck
