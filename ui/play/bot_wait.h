// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/fault_policy.h"

#include <QObject>
#include <QTimer>

namespace hilltop {

class MatchPlay;
class TableScene;
class WaitNote;

/// Bots at a person's table: tells which one is waited for and for how long at most, puts a built-in one in its place,
/// and tells what went wrong. Those that are built in are never waited for. Lives in the GUI thread.
class BotWait : public QObject {
    Q_OBJECT
public:
    /// The wait is shown over `table`.
    BotWait(MatchPlay& play, TableScene& scene, QWidget& table);

    /// The match that has just begun.
    void follow();

signals:
    void told(const QString& sentence);

private:
    void tell();
    void replace();
    void tellFault(int seat, Fault fault, const QString& errors);

    MatchPlay& m_play;
    TableScene& m_scene;
    WaitNote* m_wait;
    QTimer m_slow; ///< until a bot thinks long
};

} // namespace hilltop
