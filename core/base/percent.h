// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

/// Every byte that is not plain as "%20": words in the requests and answers of host programs, names of files.
std::string percent_encoded(std::string_view text, bool (*is_plain)(char byte));
/// The reverse; what is no code stays as it is.
std::string percent_decoded(std::string_view text);

} // namespace hilltop
