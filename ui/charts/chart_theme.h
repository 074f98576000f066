// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_look.h"

namespace hilltop {

/// How charts look under this palette: the theme's colours and its small size of text. Hand it to a chart.
ChartLook chartLook(const QPalette& palette);

} // namespace hilltop
