// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/bots/rivals.h"
#include "games/zipdeck/solver/quick_round.h"
#include "games/zipdeck/solver/worlds.h"

#include <vector>

namespace hilltop::zipdeck {

/// What I may do in the round that is imagined.
struct Deed {
    bool calls = false;
    Seat target{}; ///< of all the card is worth; myself: I keep it
};

/// Dice for imagining, several times as quick as Rng: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", 2014). Some outcomes are favoured by a few parts in four billion.
class QuickDice {
public:
    explicit QuickDice(std::uint64_t seed)
        : m_state(seed) {}
    /// 0..n-1, 1 <= n <= 65536.
    int below(int n) {
        m_state += 0x9e3779b97f4a7c15;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return static_cast<int>(((z >> 32) * static_cast<std::uint64_t>(n)) >> 32);
    }

private:
    std::uint64_t m_state;
};

/// Imagined ends of a match: rounds whose cards and calls are drawn once, and whose gifts go where the scores then
/// lead them, so that different deeds now meet the same cards later.
class Futures {
public:
    /// `sight`: rounds imagined beyond this one; the scores then count as the match's end.
    Futures(const View<ZipDeck>& view, const Rivals& rivals, int sight);

    int rounds() const { return m_rounds; }
    /// A new future, this round with these cards.
    void imagine(const Worlds::Cards& cards, QuickDice dice);
    /// My share of the win in it.
    double share(const Deed& deed) const;

private:
    struct Ahead {
        QuickRound round;
        int left; ///< rounds after it
    };
    Seat pick_habit(Seat seat, QuickDice& dice) const;
    Seat target(Seat caller, int gift, const Points& points, int left) const;
    void settle_round(QuickRound& round, const Worlds::Cards& cards, QuickDice& dice);

    Seat m_me;
    int m_seats;
    int m_rounds;
    int m_left; ///< rounds after this one, also beyond the sight
    Points m_points;
    const Rivals& m_rivals;
    ZipDeck::Deck m_deck;
    std::array<std::array<std::int32_t, ZipDeck::kMaxCards>, ZipDeck::kSeats> m_calls{}; ///< of 65536
    std::array<std::array<std::int32_t, kAims>, ZipDeck::kSeats> m_aims{};               ///< of 65536
    PerSeat<Aim, ZipDeck::kSeats> m_aim;
    PerSeat<Seat, ZipDeck::kSeats> m_habit;
    ZipDeck::Card m_card = 0;
    bool m_highest = false;
    QuickRound m_now;
    Points m_paid;              ///< of all later rounds, by those whose gifts are not open
    std::vector<Ahead> m_ahead; ///< what depends on scores
};

/// Whom a sensible caller gives `gift` to: the lowest, or the next while that one draws the others' gifts. At large
/// tables, where many share the gifts, a seat that is no threat any more.
Seat sensible_target(Seat caller, int gift, const Points& points, int seats, int left);

} // namespace hilltop::zipdeck
