// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

namespace hilltop {

const GameEntry& advanced_pazaak_entry();

} // namespace hilltop
