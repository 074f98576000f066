// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/bots_root.h"
#include "system/processes.h"

#include <vector>

namespace hilltop {

/// Waits in the background for processes that were asked to end, then removes their folder: the kernel takes up
/// to a second for many that were isolated. The end of the program waits for the last of them.
void reap_beside(std::vector<ProcessId> processes, BotsRoot root);

} // namespace hilltop
