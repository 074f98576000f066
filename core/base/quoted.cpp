// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/quoted.h"

#include "base/file_names.h"
#include "base/letters.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {

std::string escaped(std::string_view bytes, std::string_view kept) {
    std::string text;
    while (true) {
        const auto plain = std::find_if(bytes.begin(), bytes.end(), [](char c) { return c < ' ' || c > '~'; });
        text.append(bytes.begin(), plain);
        bytes.remove_prefix(static_cast<std::size_t>(plain - bytes.begin()));
        if (bytes.empty()) return text;
        const char byte = bytes.front();
        const Letter letter = first_letter(bytes);
        const std::string_view spelt = bytes.substr(0, std::max<std::size_t>(letter.bytes, 1));
        if (kept.find(byte) != std::string_view::npos)
            text += byte;
        else if (byte == '\n')
            text += "\\n";
        else if (byte == '\t')
            text += "\\t";
        else if (byte == '\r')
            text += "\\r";
        else if (letter.bytes == 0 || letter.code < 0x20)
            text += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
        else if (is_control(letter.code) || turns_text(letter.code))
            text += fmt::format("\\u{:04x}", static_cast<unsigned>(letter.code)); // as JSON has it, too
        else
            text += spelt;
        bytes.remove_prefix(spelt.size());
    }
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
