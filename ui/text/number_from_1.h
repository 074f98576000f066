// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

namespace hilltop {

/// The number of a match or decision as people see it: files and the engine count from 0, the window from 1.
inline QString numberFrom1(qint64 fromZero) {
    return QLocale().toString(fromZero + 1);
}

} // namespace hilltop
