// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// "+29", "−140", "0": whole Elo from the mean of a field. Without the group's sign, as ratings are written.
QString eloText(double elo);

} // namespace hilltop
