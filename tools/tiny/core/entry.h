// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

namespace hilltop {

const GameEntry& tiny_entry();

} // namespace hilltop
