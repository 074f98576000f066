// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/moment_analysis.h"
#include "replay/analysis_panel.h"

namespace hilltop {

class AnalysisGraph;
class Page;
class TableView;

/// The panel and the graph that show an analysis, and on the table what hidden cards may be, and what goes deeper into
/// one of its moments. Lives in the GUI thread.
class AnalysisViews : public QObject {
    Q_OBJECT
public:
    AnalysisViews(MatchCursor& cursor, MatchAnalysis& analysis, MomentAnalysis& moment, TableView& table,
                  const AnalysisPanel::Actions& actions, LogModel& log, Page& page);

    AnalysisPanel* panel() const { return m_panel; }
    AnalysisGraph* graph() const { return m_graph; }
    /// "What may they hold?", for the page's menu.
    QAction* beliefsAction() const { return m_beliefs; }
    /// The moment where the cursor is, if the match is in front.
    void refresh(bool front);
    /// What goes deeper into the moment is asked again.
    void followMoment();
    /// Of the panel by default, in a page so wide.
    static int widthIn(int page);
    /// In a page of that size.
    void arrange(const QSize& page);
    /// As much of it as may be told.
    void showGraph();

signals:
    /// Whether it is wanted, or whether it is there.
    void changed();
    /// The analysis is to be shown.
    void wanted();

private:
    void show(MatchAnalysis::Changes changes);
    void showReview();
    void showSummary();
    void showWhy();

    MatchCursor& m_cursor;
    MatchAnalysis& m_analysis;
    MomentAnalysis& m_moment;
    AnalysisPanel* m_panel;
    AnalysisGraph* m_graph;
    QAction* m_beliefs;
};

} // namespace hilltop
