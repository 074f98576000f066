// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace hilltop::cli {

/// From now on the first Ctrl+C or SIGTERM sets the flag that this returns, and a second one ends the program at once.
const std::atomic<bool>& watch_interrupt();

} // namespace hilltop::cli
