// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/quoted.h"

#include "base/text_file.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Bytes of the letter that begins there; 0 where none does.
std::size_t letter_size(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes.front());
    const std::size_t size = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0;
    return size != 0 && size <= bytes.size() && is_utf8(bytes.substr(0, size)) ? size : 0;
}

} // namespace

std::string escaped(std::string_view bytes) {
    constexpr const char* kDigits = "0123456789abcdef";
    std::string text;
    while (!bytes.empty()) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        const std::size_t size = letter_size(bytes);
        if (byte == '\n')
            text += "\\n";
        else if (byte == '\t')
            text += "\\t";
        else if (byte == '\r')
            text += "\\r";
        else if (size == 0 || byte < 0x20 || byte == 0x7f)
            text += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
        else
            text += bytes.substr(0, size);
        bytes.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return text;
}

std::string quoted(std::string_view bytes, std::size_t most) {
    std::size_t kept = std::min(most, bytes.size());
    while (kept > 0 && kept < bytes.size() && (static_cast<unsigned char>(bytes[kept]) & 0xC0) == 0x80)
        --kept; // no letter is cut in two
    std::string text = '"' + escaped(bytes.substr(0, kept)) + '"';
    if (kept < bytes.size()) text += " (cut, " + std::to_string(bytes.size()) + " bytes)";
    return text;
}

} // namespace hilltop
