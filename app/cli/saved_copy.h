// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace hilltop::cli {

/// Of a contest whose file was deleted, moved or replaced while it was played (`gone`): saves all that was played under
/// a new name beside `file`. Says so, and that `command` continues it, or why it could not be saved.
Error saved_copy(const Error& gone, const std::string& file, std::string_view command,
                 const std::function<Result<>(const std::string& path)>& save);

} // namespace hilltop::cli
