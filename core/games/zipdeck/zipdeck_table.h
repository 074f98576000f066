// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"

#include <nlohmann/json.hpp>

namespace hilltop {

static_assert(Tabled<ZipDeck>);

} // namespace hilltop
