// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/masks.h"

#include <array>

namespace hilltop::euchre {

/// What the calls have come to: the hands that are played, or no trump was made.
struct Contract {
    std::array<Cards, Euchre::kSeats> hands{}; ///< after the discard
    int trump = kNoSuit;
    int maker = Euchre::kNobody;
    unsigned alone = 0; ///< bit s: seat s goes alone
};

/// `maker` orders the turned card up: the dealer buries what a good player would; one with no cards (unknown) takes
/// none.
Contract ordered(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& hands, int maker);
/// `maker` names a suit.
Contract named(const std::array<Cards, Euchre::kSeats>& hands, int maker, int suit);
/// The seats after the one on turn, which passes, go on calling as good players do, to the end of the calls.
Contract others_call(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& hands);
/// The hand as it is played then.
MaskPlay begin_play(const Euchre::Open& open, const Contract& contract);
/// Who has said to go alone, as Contract::alone.
unsigned alone_so_far(const Euchre::Hand& hand);
/// The maker decides whether to go alone as a good player does.
void decide_alone(Contract& contract);

} // namespace hilltop::euchre
