// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/solver/masks.h"

namespace hilltop::euchre {

/// How far `one` may seem worse than `other`, in standard errors of the difference, and still be what a person plays; 0
/// where people have no preference or prefer `other`, infinite where they always prefer `one`. Throwing off, they part
/// with low cards of plain suits first, and keep aces and bowers that cannot take the trick or would take it from their
/// partner; they win as cheaply as will do and lead a suit from the top. `unseen`: the cards that others may hold.
double natural_errors(const MaskPlay& play, Mask unseen, Mask one, Mask other);

} // namespace hilltop::euchre
