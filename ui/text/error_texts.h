// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

namespace hilltop {

/// The sentence of an error in the language of the window; in English where nobody has translated it.
QString sentence(const Error& error);

} // namespace hilltop
