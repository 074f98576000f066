// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/statistics.h"

#include <QStringList>

namespace hilltop {

/// The notes under the standings: what orders them, and what else is known, a sentence each. `statistics` may be
/// missing.
QStringList standingsNotes(const Plan& plan, const QStringList& names, const Statistics* statistics);

} // namespace hilltop
