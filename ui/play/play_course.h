// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "table/log_model.h"

#include <QObject>

namespace hilltop {

class Library;
class MatchPanel;
class MatchPlay;
class SolvingNote;
class TableScene;

/// Beside a person's table: the score and the course of the match as far as the table has shown it, the deal, what the
/// person has won so far, and tables that a bot still makes. Lives in the GUI thread.
class PlayCourse : public QObject {
    Q_OBJECT
public:
    PlayCourse(MatchPlay& play, TableScene& scene, const Library& library);

    MatchPanel* panel() const { return m_panel; }
    /// `tutored`: the tutor is on.
    void refresh(bool tutored);

signals:
    void told(const QString& sentence);

private:
    void begin();
    void readPurse();

    MatchPlay& m_play;
    TableScene& m_scene;
    const Library& m_library;
    LogModel m_log;
    MatchPanel* m_panel;
    SolvingNote* m_solving;
    Job m_counting; ///< of the purse, and what came of side decks
};

} // namespace hilltop
