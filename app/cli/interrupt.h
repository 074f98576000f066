// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"

namespace hilltop::cli {

/// From now on the first Ctrl+C or SIGTERM makes it true, and a second one ends the program at once.
Stop watch_interrupt();

} // namespace hilltop::cli
