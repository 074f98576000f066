// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hilltop {

/// Bytes of any kind as a line of text: "\\n", "\\t", "\\x1b" and "\\u202e" stand for what has no letter or turns the
/// text beside it, other text in UTF-8 stays, and so do the signs in `kept`. Of a document of JSON it is one again.
std::string escaped(std::string_view bytes, std::string_view kept = {});

/// The same in quotes, of more than `most` bytes the beginning: `"abc" (cut, 1532 bytes)`.
std::string quoted(std::string_view bytes, std::size_t most);

} // namespace hilltop
