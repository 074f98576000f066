// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QMimeData;

namespace hilltop {

/// The paths of the files that are dragged or dropped; of other things none.
QStringList localFiles(const QMimeData& data);

} // namespace hilltop
