// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace hilltop {

class Settings;
class TableScene;
class TableSession;

/// Questions that people at this screen may leave unanswered: waits for an answer or *Pass* as long as the settings
/// say, then passes for them. A countdown stops for good once somebody begins an answer. Lives in the GUI thread.
class Silence : public QObject {
    Q_OBJECT
public:
    Silence(TableScene& scene, const Settings& settings, QObject* parent);

    /// The match on the table.
    void follow(TableSession* session) { m_session = session; }
    /// Waits for those who may answer now; does nothing if nobody may. Who has said beforehand what to say, or can wait
    /// with it, is not waited for.
    void ask();
    /// Nobody is waited for any more.
    void stop();
    /// Waits without a countdown, if it waits at all.
    void hold();

private:
    void pass();
    void begin(int milliseconds);

    TableScene& m_scene;
    const Settings& m_settings;
    TableSession* m_session = nullptr;
    QTimer m_left;
};

} // namespace hilltop
