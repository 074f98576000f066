// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

/// A text inside a line of Markdown, as it is: signs that would end a cell or begin a mark are escaped, as bots may be
/// called as they like.
std::string markdown_text(std::string_view text);

} // namespace hilltop
