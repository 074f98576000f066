// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/score_model.h"

#include <QWidget>

class QStackedLayout;
class QTableView;

namespace hilltop {

class LogModel;
class ScoreView;
class Segmented;

/// The course of a match in two tabs: its scoresheet, and the list of all moves.
class MatchTabs : public QWidget {
    Q_OBJECT
public:
    enum Tab { Score, Moves };

    explicit MatchTabs(LogModel& log, QWidget* parent = nullptr);

    ScoreModel& sheet() { return m_sheet; }
    ScoreView* score() const { return m_score; }
    QTableView* moves() const { return m_moves; }
    Segmented* switcher() const { return m_switch; }
    void setTab(Tab tab);
    /// The list that is seen.
    QWidget* current() const;

private:
    ScoreModel m_sheet;
    Segmented* m_switch;
    ScoreView* m_score;
    QTableView* m_moves;
    QStackedLayout* m_stack;
};

} // namespace hilltop
