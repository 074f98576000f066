// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace hilltop {

/// What was given to be opened, as paths: file managers may hand over "file:///home/ada/a%20match.hmatch".
QStringList localPaths(const QStringList& given);

/// Whether a file's name has bytes that are not UTF-8: Qt has lost them, so it cannot be opened by this path.
bool isNameLost(const QString& path);

} // namespace hilltop
