// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/moment_analysis.h"
#include "replay/analysis_panel.h"

namespace hilltop {

class AnalysisGraph;

/// The panel and the graph that show an analysis and what goes deeper into one of its moments. Lives in the GUI thread.
class AnalysisViews : public QObject {
    Q_OBJECT
public:
    AnalysisViews(MatchCursor& cursor, MatchAnalysis& analysis, MomentAnalysis& moment,
                  const AnalysisPanel::Actions& actions, LogModel& log, QObject* parent = nullptr);

    AnalysisPanel* panel() const { return m_panel; }
    AnalysisGraph* graph() const { return m_graph; }
    /// The moment where the cursor is, if the match is in front.
    void refresh(bool front);
    /// What goes deeper into the moment is asked again.
    void followMoment();
    /// In a page of that size.
    void arrange(const QSize& page);

signals:
    /// Whether it is wanted, or whether it is there.
    void changed();

private:
    void show(MatchAnalysis::Changes changes);
    void showReview();
    void showGraph();
    void showWhy();

    MatchCursor& m_cursor;
    MatchAnalysis& m_analysis;
    MomentAnalysis& m_moment;
    AnalysisPanel* m_panel;
    AnalysisGraph* m_graph;
};

} // namespace hilltop
