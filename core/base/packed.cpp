// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/packed.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr char kEscape = '\x1b';

} // namespace

std::string as_line(std::string_view bytes) {
    std::string line;
    line.reserve(bytes.size() + bytes.size() / 32);
    std::size_t from = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] != '\n' && bytes[i] != kEscape) continue;
        line.append(bytes.substr(from, i - from));
        line.push_back(kEscape);
        line.push_back(bytes[i] == '\n' ? 'n' : 'e');
        from = i + 1;
    }
    line.append(bytes.substr(from));
    return line;
}

std::string from_line(std::string_view line) {
    std::string bytes;
    bytes.reserve(line.size());
    for (std::size_t from = 0; from < line.size();) {
        const std::size_t next = std::min(line.find(kEscape, from), line.size());
        bytes.append(line.substr(from, next - from));
        if (next + 1 < line.size()) bytes.push_back(line[next + 1] == 'n' ? '\n' : kEscape);
        from = next + 2;
    }
    return bytes;
}

} // namespace hilltop
