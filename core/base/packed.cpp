// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/packed.h"

namespace hilltop {
namespace {

constexpr char kEscape = '\x1b';

} // namespace

std::string as_line(std::string_view bytes) {
    std::string line;
    line.reserve(bytes.size() + bytes.size() / 32);
    for (const char byte : bytes) {
        if (byte == '\n')
            line.append({kEscape, 'n'});
        else if (byte == kEscape)
            line.append({kEscape, 'e'});
        else
            line.push_back(byte);
    }
    return line;
}

std::string from_line(std::string_view line) {
    std::string bytes;
    bytes.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != kEscape || i + 1 == line.size())
            bytes.push_back(line[i]);
        else
            bytes.push_back(line[++i] == 'n' ? '\n' : kEscape);
    }
    return bytes;
}

} // namespace hilltop
