// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_cursor.h"
#include "documents/match_export.h"

#include <QTimer>

namespace hilltop {

class TableScene;
class TableView;

/// Brings the moments of a cursor onto the table: at once, with motion, or one after another by itself. Lives in the
/// GUI thread.
class Playback : public QObject {
    Q_OBJECT
public:
    Playback(MatchCursor& cursor, TableScene& scene, TableView& table, QObject* parent = nullptr);

    bool running() const { return m_running; }
    void setRunning(bool running);
    /// It no longer goes on by itself, and that moment is shown at once.
    void goTo(int position);
    /// One moment on, with motion.
    void stepOn();
    double pace() const;
    /// So many steps faster, or slower if below 0.
    void changePace(int by);
    /// The true cards, or others with all of them open, and what these are.
    void showMoment();
    void showWorld(const Table& world, const QString& what);
    /// The table as it is seen now.
    QImage picture();
    /// The table at those moments, as it is seen now.
    MatchExport::Pictures pictures(const std::vector<int>& positions);

signals:
    /// What stands beside the table is to say what the table shows.
    void settled();
    void runningChanged();

private:
    void moved(MatchCursor::Motion motion);
    void goOn();

    MatchCursor& m_cursor;
    TableScene& m_scene;
    TableView& m_table;
    bool m_running = false;
    QTimer m_pause; ///< between two steps that go by themselves
};

} // namespace hilltop
