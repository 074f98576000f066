// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <system_error>

namespace hilltop {

/// Why the system refuses, nested in another error: `failure("base", "{} cannot be written ({})", path,
/// system_reason(errno))`. The usual reasons are ids, in the system's own English, so that the window can translate
/// them; rare ones are the system's text.
Error system_reason(int code);

/// The same for what std::filesystem says.
Error system_reason(const std::error_code& code);

} // namespace hilltop
