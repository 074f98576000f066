// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_list_model.h"

#include <QString>
#include <QStringList>

namespace hilltop {

/// That name without what no file may bear, with a number where it is taken.
QString freeName(QString name, const QStringList& taken);
/// Why a contest cannot be called that, one sentence; empty if it can. Its file has the same name.
QString nameProblem(KindOfContest kind, const QString& name, const QStringList& taken);
/// A name as a file may bear it, without the suffix; "Tournament" or "Hill" where nothing is left of it.
QString fileNameFor(KindOfContest kind, const QString& name);

} // namespace hilltop
