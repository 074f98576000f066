// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QString>
#include <QStringList>

namespace hilltop {

/// "Pazaak round-robin", or with a number where a tournament of that name is there already.
QString suggestedName(const Plan& plan, const QStringList& taken);
/// Why a tournament cannot be called that, one sentence; empty if it can. Its file has the same name.
QString nameProblem(const QString& name, const QStringList& taken);

} // namespace hilltop
