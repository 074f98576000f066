// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/recognised.h"

#include <string>
#include <vector>

namespace hilltop {

/// python3 as it is, not a script that looks for it, with what it has to read; asked once.
struct Python {
    std::string path;
    std::vector<std::string> shown;
};
Result<Python> find_python();

/// Whether a program is some Python, by its name.
bool is_python(const std::string& path);

/// Bots of contests in Python, and programs of the Hilltop protocol; a script that is run by itself is recognised by
/// its first line.
Recognised recognise_python(const std::string& path, const std::string& text);

} // namespace hilltop
