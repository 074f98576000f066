// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <vector>

namespace hilltop {

/// python3 as it is, not a script that looks for it, with what it has to read; asked once.
struct Python {
    std::string path;
    std::vector<std::string> shown;
};
Result<Python> find_python();

/// BotKind::version of what it runs.
std::string python_version(const std::string& target);

/// Whether a program is some Python, by its name.
bool is_python(const std::string& path);

} // namespace hilltop
