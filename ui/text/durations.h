// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// "12 s", "7 min 23 s", "2 h 5 min": two units at most.
QString durationText(double seconds);
/// The same in one unit, for narrow places: "7 min".
QString shortDurationText(double seconds);

} // namespace hilltop
