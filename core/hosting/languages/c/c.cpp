// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/language.h"

#include <array>

namespace hilltop {
namespace {

/// It is compiled by hand: what comes of it is an executable.
Recognised recognise_c(const std::string& path, const std::string& text) {
    if (text.starts_with("#!")) return {};
    if (text.find("#include <") == text.npos && text.find("#include \"") == text.npos) return {};
    return failure("botlab", "{} is C or C++ source code; compile it and add the program", path);
}

constexpr std::array<std::string_view, 1> kCEndings{".c"};

} // namespace

extern constinit const Language kC{.name = "C", .endings = kCEndings, .in_other = recognise_c};

} // namespace hilltop
