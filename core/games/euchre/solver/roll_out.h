// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/masks.h"

namespace hilltop::euchre {

/// The card of a sensible player who sees its own hand and what has been played: draws trumps for the makers, leads
/// and keeps masters, takes a trick as cheaply as it may hold, leaves the partner's. `seen`: played to earlier tricks.
Mask sensible_card(const MaskPlay& play, Mask seen);

/// Plays the hand to its end, everybody sensibly, and says what the makers gain. It stops as soon as that is certain.
int roll_out(MaskPlay play, Mask seen);

} // namespace hilltop::euchre
