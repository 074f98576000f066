// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"

#include <nlohmann/json.hpp>

namespace hilltop {

static_assert(Tabled<TheGame>);

} // namespace hilltop
