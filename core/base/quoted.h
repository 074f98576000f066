// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hilltop {

/// Bytes of any kind as a line of text: "\\n", "\\t" and "\\x1b" stand for what has no letter, text in UTF-8 stays.
std::string escaped(std::string_view bytes);

/// The same in quotes, of more than `most` bytes the beginning: `"abc" (cut, 1532 bytes)`.
std::string quoted(std::string_view bytes, std::size_t most);

} // namespace hilltop
