// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hilltop {

/// The program of the keeper, byte by byte.
std::string_view keeper_image();

} // namespace hilltop
