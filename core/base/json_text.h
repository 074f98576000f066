// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"
#include "base/result.h"

#include <string_view>

namespace hilltop {

/// JSON out of a file or from a stranger: text of any kind gives a value or an error that names the place, never a
/// crash.
Result<Json> parse_json(std::string_view text);

/// True if the brackets of a JSON text are nested deeper than in any file of ours; copying it would exhaust the stack.
bool nested_too_deep(std::string_view json);

} // namespace hilltop
