// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

namespace hilltop::euchre {

/// Euchre::view_from(). What was said and played is played again by the rules, so that everything else follows.
Result<InfoState<Euchre>> read_view(const Json& view);

} // namespace hilltop::euchre
