// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace hilltop {

/// All of a file, byte by byte. The error names the file and what the system says.
Result<std::string> load_text(const std::string& path);

/// Writes beside the file, syncs and renames, so that a crash or a full disk never leaves half a file. The error names
/// the file and what the system says; what was there before is there still.
Result<> save_text(const std::string& path, std::string_view text);

} // namespace hilltop
