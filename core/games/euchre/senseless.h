// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"
#include "judging/held_back.h"

namespace hilltop {

/// A call, or going alone, with nothing that takes a trick; a trump buried instead of a low plain card, led where only
/// the partner may follow, on the partner's certain trick, or thrown under one it does not take.
template <>
struct SenselessOf<Euchre> {
    static bool is(const View<Euchre>& view, const Euchre::Action& action);
};

} // namespace hilltop
