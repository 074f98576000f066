// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// A number as people read it in their language, rounded, with a true minus, and none before what rounds to zero.
QString decimal(double value, int decimals);

} // namespace hilltop
