// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace hilltop {

class Settings;
class TableScene;
class TableSession;

/// Questions that people at this screen may leave unanswered: waits for an answer or *Pass* as long as the settings
/// say, then passes for them. A countdown stops for good once somebody begins an answer. There is none while the guide
/// is shown, nor in a game in which nobody here has answered or passed yet. Lives in the GUI thread.
class Silence : public QObject {
    Q_OBJECT
public:
    Silence(TableScene& scene, Settings& settings, QObject* parent);

    /// Whether people here have answered or passed such a question of that game.
    static QString knownKey(const QString& game) { return QStringLiteral("table/silence_known/%1").arg(game); }

    /// The match on the table.
    void follow(TableSession* session) { m_session = session; }
    /// Waits for those who may answer now; does nothing if nobody may. Who has said beforehand what to say, or can wait
    /// with it, is not waited for.
    void ask();
    /// Nobody is waited for any more.
    void stop();
    /// Waits without a countdown, if it waits at all.
    void hold();
    /// The game is being explained, and nobody is hurried.
    void setExplaining(bool on);

private:
    void pass();
    void begin(int milliseconds);
    void know();

    TableScene& m_scene;
    Settings& m_settings;
    TableSession* m_session = nullptr;
    QTimer m_left;
    bool m_explaining = false;
};

} // namespace hilltop
