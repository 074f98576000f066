// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

#include <string_view>

namespace hilltop {

/// sentence() about a match of this game: why an answer was not allowed in words instead of its id.
QString sentence(const Error& error, std::string_view game);

} // namespace hilltop
