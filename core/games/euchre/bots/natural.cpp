// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/natural.h"

#include <limits>

namespace hilltop::euchre {
namespace {

/// Where the other card gives something away, and where it is but unusual. A higher card of the same suit is thrown
/// under no circumstances: it only seems better because sensible players misuse it later.
constexpr double kNever = std::numeric_limits<double>::infinity(), kWaste = 3, kHabit = 1;

Mask suit_of_mask(const MaskPlay& play, Mask card) {
    for (const Mask suit : kFollowMasks[play.printed ? 1 : 0])
        if ((suit & card) != 0) return suit;
    return 0;
}

bool bower(Mask card) {
    return (card & (kLeftMask | kRightMask)) != 0;
}

/// 0 for a nine to 5 for an ace; the suit of trump's colour has no jack.
int rank_in(Mask suit, Mask card) {
    const int place = std::countr_zero(card) - std::countr_zero(suit);
    return count(suit) == 5 && place >= kJack ? place + 1 : place;
}

/// No other player can hold a card between the two.
bool touching(Mask suit, Mask unseen, Mask high, Mask low) {
    return (unseen & suit & (high - 1) & ~(low | (low - 1))) == 0;
}

double lead_errors(Mask suit, Mask unseen, Mask one, Mask other) {
    if ((suit & other) == 0 || one < other) return 0;
    const bool highest = (unseen & suit & ~(one | (one - 1))) == 0;
    return touching(suit, unseen, one, other) || highest ? kWaste : 0;
}

double throw_errors(const MaskPlay& play, Mask one, Mask other) {
    const Mask suit = suit_of_mask(play, one), other_suit = suit_of_mask(play, other);
    const bool trump = (one & kTrumpMask) != 0, other_trump = (other & kTrumpMask) != 0;
    if (suit == other_suit) return one < other ? kNever : 0;
    if (trump != other_trump) return other_trump ? kWaste : 0;
    const int rank = rank_in(suit, one), other_rank = rank_in(other_suit, other);
    if (rank >= other_rank) return 0;
    return other_rank == kAce ? kWaste : kHabit;
}

} // namespace

double natural_errors(const MaskPlay& play, Mask unseen, Mask one, Mask other) {
    const Mask suit = suit_of_mask(play, one);
    if (play.in_trick == 0) return lead_errors(suit, unseen, one, other);
    const auto takes = [&](Mask card) { return card > play.best && (card & MaskPlay::able(play.follow)) != 0; };
    const bool partners = ((play.ahead ^ play.turn) & 1) == 0;
    if (!takes(one) && !takes(other)) return throw_errors(play, one, other);
    if (!takes(one)) { // the other would take it: from the partner it need not
        if (!partners || bower(one)) return 0;
        return bower(play.best) && bower(other) ? kWaste : kHabit;
    }
    if (!takes(other)) return 0;
    const bool last = play.in_trick + 1 == play.players;
    const bool cheaper = one < other && (last || ((suit & other) != 0 && touching(suit, unseen, other, one)));
    return cheaper ? kWaste : 0;
}

} // namespace hilltop::euchre
