// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hilltop {

/// What names have in common that look alike: without case, width and letters that are not seen (NFKC_Casefold of
/// Unicode, UAX 31). Bytes that are not UTF-8 stay as they are.
std::string folded_name(std::string_view name);

} // namespace hilltop
