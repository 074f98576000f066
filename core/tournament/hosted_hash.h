// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

/// The hash of what a spec of a hosted bot names: the contents of its file or folder, else the text.
std::string hosted_hash(std::string_view bot);

} // namespace hilltop
