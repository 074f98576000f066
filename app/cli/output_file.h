// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <span>
#include <string>
#include <string_view>

namespace hilltop::cli {

/// What a command writes to a file that is named.
enum class Written { Records, Log, Page, Text };

/// Before the work is begun: whether the file named behind `option` may be made or replaced. It may be a new one or one
/// of the kind written, never one of those that are read (`inputs`), nor a tournament, a source, or a log.
Result<> check_output(std::string_view option, const std::string& path, Written kind,
                      std::span<const std::string> inputs = {});

} // namespace hilltop::cli
