// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/folded_name.h"

#include <utf8proc.h>

#include <cstdlib>

namespace hilltop {

std::string folded_name(std::string_view name) {
    utf8proc_uint8_t* folded = nullptr;
    constexpr int kFold = UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;
    const utf8proc_ssize_t size =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()), static_cast<utf8proc_ssize_t>(name.size()),
                     &folded, static_cast<utf8proc_option_t>(kFold));
    if (size < 0) return std::string(name);
    const std::string text(reinterpret_cast<const char*>(folded), static_cast<std::size_t>(size));
    std::free(folded); // as utf8proc asks
    return text;
}

} // namespace hilltop
