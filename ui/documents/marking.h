// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"

class QString;

namespace hilltop {

class Settings;

/// From which losses on the person wants decisions to be marked.
Marking markingOf(const Settings& settings);
/// Whether a setting is one of these.
bool isMarkingKey(const QString& key);

} // namespace hilltop
