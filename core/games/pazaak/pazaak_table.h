// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"

#include <nlohmann/json.hpp>

namespace hilltop {

static_assert(Tabled<Pazaak>);

} // namespace hilltop
