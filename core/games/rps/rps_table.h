// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"

#include <nlohmann/json.hpp>

namespace hilltop {

static_assert(Tabled<RpsPoker>);

} // namespace hilltop
