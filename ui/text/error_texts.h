// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

namespace hilltop {

/// The sentence of an error in the language of the window; in English where there is no translation.
QString sentence(const Error& error);

} // namespace hilltop
