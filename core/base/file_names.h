// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hilltop {

/// Whether a file's name ends so, in capital letters or small ones: "CUP.HTOUR" is a ".htour". `ending` is small.
bool has_ending(std::string_view name, std::string_view ending);

/// Whether all bytes of a text are UTF-8; names of files need not be.
bool is_utf8(std::string_view text);

} // namespace hilltop
