// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"

#include <QString>

#include <string>

namespace hilltop {

/// What the fields of a position are called.
struct FieldName {
    /// By its id and JSON schema; an id without a name is shown as readable() makes it.
    static QString of(const std::string& id, const Json& schema);
};

} // namespace hilltop
