// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/bots/kinds.h"

namespace hilltop::rps {

/// A value for every kind of player.
using ByKind = std::array<double, kKinds>;

/// What one seat knows when a base card lies, as sets.
struct Sight {
    FixedList<Card, RpsPoker::kHand> hand;
    CardSet mine = 0;   ///< my cards that are not played, the hand among them
    CardSet gifts = 0;  ///< certainly the other's: my gifts that it has not played
    CardSet hidden = 0; ///< the other's remaining cards and bases to come
    int base = 0;       ///< number of the base card
    int left = 0;       ///< games after this one
    ByNumber kept{};    ///< probability that the other kept a hidden card of the number
};
/// `weight`: kept_weight() of the cards the other gave away.
Sight sight_of(const View<RpsPoker>& view, const ByNumber& weight);
Sight sight_of(const Duel& duel, int seat, const ByNumber& weight);

/// What the quick brain has learnt: rps_learn prints lore.cpp.
struct Lore {
    /// How often a kind plays a card it may have: `pair` if it pairs, else even + linear * r + square * r^2, but never
    /// less than 0.01, where r is the card's rank among the player's, from 0 to 1.
    struct Habit {
        double pair, even, linear, square;
    };
    /// Games that the cards kept for later add to those still to be won: for each its rank among its owner's, rank
    /// squared, the pairs with bases it may expect, those times rank; for each two of one number the pairs; and the
    /// square of the sum of ranks.
    static constexpr int kFeatures = 6;
    using Worth = std::array<double, kFeatures>;

    std::array<std::array<Habit, RpsPoker::kDeck>, kKinds> habits; ///< by kind and games left
    std::array<std::array<Worth, RpsPoker::kDeck>, kKinds> worth;  ///< against the kind, by games left
};
const Lore& lore();

/// How often one meets each kind.
inline constexpr ByKind kPrior{.15, .17, .17, .17, .17, .17};
/// How often a player who keeps the higher number has kept the lower, relative to the higher.
inline constexpr double kKeepsLower = .1;

/// Probability of each kind of player, from the cards the other has played so far. The sum is 1.
ByKind kinds_of(const View<RpsPoker>& view, const Sight& sight);

/// For each card in hand the chance to win this game and, but for a constant, `later` times the games that the others
/// win later.
std::array<double, RpsPoker::kHand> quick_values(const Sight& sight, const ByKind& kinds, double later = 1,
                                                 const Lore& learnt = lore());
/// Place of the best, the first of equals.
int best_place(const Sight& sight, const std::array<double, RpsPoker::kHand>& values);

/// Games that a card is worth more than another as an addition to its new owner's `deck`.
double draft_value(Card card, CardSet deck);

} // namespace hilltop::rps
