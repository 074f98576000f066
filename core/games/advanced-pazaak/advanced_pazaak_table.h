// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"

#include <nlohmann/json.hpp>

namespace hilltop {

static_assert(Tabled<AdvancedPazaak>);

} // namespace hilltop
