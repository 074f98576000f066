// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/markdown.h"

namespace hilltop {

std::string markdown_text(std::string_view text) {
    constexpr std::string_view kSigns = "\\|*_`<>[]#~";
    std::string safe;
    for (const char sign : text) {
        if (kSigns.find(sign) != kSigns.npos) safe += '\\';
        safe += sign == '\n' ? ' ' : sign;
    }
    return safe;
}

} // namespace hilltop
