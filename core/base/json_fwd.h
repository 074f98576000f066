// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace hilltop {

/// JSON whose fields keep the order they were written in.
using Json = nlohmann::ordered_json;

} // namespace hilltop
