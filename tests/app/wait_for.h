// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDeadlineTimer>
#include <QThread>

namespace hilltop {

/// Lets the window work until `done` says so, at most so long.
template <class Done>
void waitFor(int milliseconds, Done&& done) {
    for (const QDeadlineTimer deadline(milliseconds); !deadline.hasExpired() && !done(); QThread::msleep(2))
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

} // namespace hilltop
