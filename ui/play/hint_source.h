// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/fault_policy.h"

#include <QObject>

class QAction;

namespace hilltop {

class Coach;
class GameEntry;
class MatchPlay;
class Settings;
class TableScene;
class WaitNote;

/// Who gives hints at a person's table: a bot of the game or one of the person's own, chosen for each game; and the
/// wait for one that thinks long. Lives in the GUI thread.
class HintSource : public QObject {
    Q_OBJECT
public:
    /// The wait is shown over `table`.
    HintSource(MatchPlay& play, Coach& coach, TableScene& scene, Settings& settings, QWidget& table);

    /// With a menu of who may give them.
    QAction* action() const { return m_action; }
    /// The match that has just begun.
    void follow();
    /// The person who is asked wants a hint.
    void ask();

signals:
    void told(const QString& sentence);

private:
    QString chosen() const;
    QString name() const;
    const GameEntry& game() const;
    void fillMenu();
    void choose(const QString& bot);
    void take(const QString& bot);
    void wait();
    void fail(Fault fault, const QString& errors);

    MatchPlay& m_play;
    Coach& m_coach;
    TableScene& m_scene;
    Settings& m_settings;
    QWidget& m_table;
    QAction* m_action;
    WaitNote* m_wait;
};

} // namespace hilltop
