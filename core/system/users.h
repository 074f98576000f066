// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace hilltop {

/// Of the user who started the program.
std::uint32_t user_number();
/// From the system's list of users, not from HOME; empty if it has no entry.
std::string listed_home();
/// For the beginning of a program, before other threads: where HOME is not set, or relative, it is what the list of
/// users says, and relative XDG_*_HOME and XDG_RUNTIME_DIR are taken away, as the XDG base directory specification
/// wants it. Libraries and programs started from here then agree.
void settle_folders();

} // namespace hilltop
