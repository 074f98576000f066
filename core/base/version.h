// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hilltop {

/// Name and version as records carry them.
inline constexpr const char* kProgram = "hilltop " HILLTOP_VERSION;
inline constexpr const char* kVersion = HILLTOP_VERSION;

} // namespace hilltop
