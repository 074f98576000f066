// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace hilltop {

/// Of whoever has started the program.
std::uint32_t user_number();
/// As the system's list of users has it, whatever HOME says; empty if it has none.
std::string listed_home();

} // namespace hilltop
