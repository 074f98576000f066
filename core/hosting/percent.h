// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

/// The text of a word in a request to a host program, or in its answer, where "%20" encodes a blank.
std::string percent_decoded(std::string_view word);

} // namespace hilltop
