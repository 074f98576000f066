// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

/// A program's name if it is not on this machine, with what brings it: "node (package nodejs)"; else empty.
std::string missing_program(const std::string& program);

/// What a program calls itself, "Java 17.0.15"; empty if unknown.
std::string version_of(const std::string& program);

/// Who runs scripts that are called so, "ruby"; empty for other files.
std::string_view runner_of(std::string_view file);

} // namespace hilltop
