// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/stop.h"
#include "system/processes.h"

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

Result<Pipe> pipe_to_child();
Result<Pipe> pipe_from_child();

/// Waits for what a program says, at most so long, or until `stopped` says so. The arguments begin with a path or a
/// name that is looked for in PATH. It runs in the root folder, so other paths among them have to be absolute.
/// It finds `more` open, numbered from 3.
Result<Saying> saying_of(const std::vector<std::string>& arguments, std::chrono::milliseconds at_most,
                         const Stop& stopped = {}, std::span<const File> more = {});

/// Where a program lies that PATH names; empty if it is nowhere.
std::string find_program(std::string_view name);

} // namespace hilltop
