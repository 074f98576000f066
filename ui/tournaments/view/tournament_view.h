// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_view.h"
#include "tournaments/models/tournament_queue.h"

#include <QWidget>

class QStackedLayout;

namespace hilltop {

class CrosstableModel;
class CrosstableView;
class PointsChart;
class StandingsModel;
class StandingsTable;
class TextLabel;
class TournamentCharts;
class TournamentDetails;
class TournamentLuck;

/// One tournament: head, standings, crosstable (or, where all share the result, how matches end), chart, and lists of
/// matches, rounds and faults. It only shows; it does not own the job.
class TournamentView : public ContestView {
    Q_OBJECT
public:
    explicit TournamentView(const ContestHead::Actions& actions, QWidget* parent = nullptr);
    ~TournamentView() override;

    /// Nothing: shows none, and lets go of the job.
    void setJob(const JobPtr& job);
    const JobPtr& job() const { return m_job; }
    /// As the job says now.
    void refresh();
    /// The same, and the cell is the current one.
    void showCell(int row, int column);
    void showFaults();
    /// Opens the newest match that is on the disk, from its beginning, playing.
    void watch();
    StandingsModel& standings() const { return *m_standingsModel; }
    CrosstableModel& crosstable() const { return *crosstableModel(); }
    TournamentLuck& luck() const { return *m_luck; }
    /// Of the current cell.
    QString sentence() const;
    QList<QWidget*> panes() const;
    void takeFocus();

signals:
    /// `decision` to go to, -1: the beginning; `play`: it should run.
    void replayRequested(const hilltop::Record& record, int decision, bool play);

protected:
    void fit() override;
    void listPair(int one, int two) override;

private:
    QWidget* makeStandings();
    QWidget* makeCross();
    void begin();
    void showStatistics();
    void showNotes();
    void highlight(int entrant);
    int highlighted() const;
    void openMatch(const Schedule::Place& place, int decision, bool play);
    void showFound(const FoundMatch& match, int decision);

    JobPtr m_job;
    bool m_begun = false;
    int m_chosen = -1;       ///< entrant that is highlighted; -1: the first
    bool m_choosing = false; ///< by the chart
    bool m_watching = false; ///< what is looked for should play
    StandingsModel* m_standingsModel;
    StandingsTable* m_standings;
    TextLabel* m_notes;
    QStackedLayout* m_crossStack;
    PointsChart* m_points;
    TournamentCharts* m_charts;
    TournamentDetails* m_details;
    TournamentLuck* m_luck;
    std::shared_ptr<const Statistics> m_shownStatistics;
    bool m_shownFinal = false;
    QString m_sentence;
};

} // namespace hilltop
