// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/solver/duel.h"

namespace hilltop::rps {

/// Kinds of players, by what they do. Each but the first keeps the higher number in the draft.
enum class Kind : std::uint8_t {
    Careless, ///< plays its first card, keeps any
    First,    ///< plays its first card
    PairLow,  ///< pairs, else plays its lowest
    PairHigh, ///< pairs, else plays its highest
    Odds,     ///< what beats most cards the other may have
    Saving,   ///< what wins now, less what the card would win later
};
inline constexpr int kKinds = 6;

/// The place in the hand of the card that a player of that kind plays. `kept`: of kept_weight(), for the cards given to
/// that player; only Saving needs it.
int place_of(Kind kind, const Duel& duel, int seat, const ByNumber& kept);

/// How much likelier the other kept a card of each number than another, given the cards it gave away: at
/// every pick any that is higher than the gift. `lower`: how often it was lower, relative to higher.
ByNumber kept_weight(CardSet given, double lower);
/// What ExpertBot takes for `lower`.
inline constexpr double kExpertKeepsLower = .2;

} // namespace hilltop::rps
