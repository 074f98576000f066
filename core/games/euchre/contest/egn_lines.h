// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hilltop::euchre {

/// The line, from 1, of a text that is JSON, on which the value of that place begins: "deals[2].phases[1].tricks[0]".
/// Where the way does not lead to its end, that of the last value on it.
int line_of_place(std::string_view json, std::string_view place);

} // namespace hilltop::euchre
