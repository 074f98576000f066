// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

#include <string_view>

namespace hilltop {

/// The sentence of an error in the language of the window; in English where there is no translation.
QString sentence(const Error& error);

/// sentence() about a match of this game: why an answer was not allowed in words instead of its id.
QString sentence(const Error& error, std::string_view game);

} // namespace hilltop
