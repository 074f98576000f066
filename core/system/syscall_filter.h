// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system/files.h"

#include <string_view>

namespace hilltop {

/// What an isolated program must not ask the system for (SECURITY.md), as a filter that bubblewrap reads from its
/// start (`--seccomp`). 0 or the system's error.
int open_syscall_filter(File& filter);

/// A file without a name that holds this text and is read from its start. 0 or the system's error.
int open_text(std::string_view text, File& file);

} // namespace hilltop
