// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/euchre/euchre.h"

#include <nlohmann/json.hpp>

namespace hilltop {

static_assert(Tabled<Euchre>);

} // namespace hilltop
