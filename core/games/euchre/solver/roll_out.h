// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/masks.h"

namespace hilltop::euchre {

/// The card of a sensible player who sees its own hand and what has been played: draws trumps for the makers, leads
/// and keeps masters, takes a trick as cheaply as it may hold, leaves the partner's. `seen`: played to earlier tricks.
Mask sensible_card(const MaskPlay& play, Mask seen);

/// What everyone knows to be out of play: complete tricks, a card turned down. Trump is made.
Mask known_out(const Euchre::Open& open);

/// Plays the hand to its end, everyone sensibly, and says what the makers gain. It stops as soon as that is certain.
int roll_out(MaskPlay play, Mask seen);
/// Plays sensibly until so many tricks are complete. False: what the makers gain is certain before, see `gained`.
bool play_sensibly(MaskPlay& play, Mask seen, int tricks, int& gained);

} // namespace hilltop::euchre
