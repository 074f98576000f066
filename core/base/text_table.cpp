// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_table.h"

#include <algorithm>
#include <string_view>

namespace hilltop {
namespace {

/// Columns on a screen, for text in UTF-8 without wide letters.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

} // namespace

std::string TextTable::text() const {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - width(row[i]), ' ');
            if (i > 0) line += "  ";
            line += i < left ? row[i] + space : space + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

} // namespace hilltop
