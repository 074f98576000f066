// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

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
    /// Or for another reason, as where the system starts no more threads.
    void failed(const hilltop::Error& why);
};

} // namespace hilltop
