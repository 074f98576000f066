// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace hilltop {

/// Problems of any work in the background, reported in the window's thread.
class JobTrouble : public QObject {
    Q_OBJECT
public:
    static JobTrouble& instance();

signals:
    /// Some work has ended without its result, since there was no memory left for it.
    void outOfMemory();
};

} // namespace hilltop
