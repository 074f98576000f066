// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_view.h"
#include "hills/hill_job.h"

#include <QWidget>

class QTableView;

namespace hilltop {

class CrosstableModel;
class CrosstableView;
class HillCharts;
class HillDetails;
class HillStandingsModel;

/// One hill: head, standings, crosstable where bots meet in pairs, charts, and the lists of matches and events. It only
/// shows; the page does.
class HillView : public ContestView {
    Q_OBJECT
public:
    /// `more` are those of the menu in the head, `bot` those on the chosen bot, for the menu of the standings; null is
    /// a separator.
    HillView(const ContestHead::Actions& actions, const QList<QAction*>& more, const QList<QAction*>& bot,
             QWidget* parent = nullptr);

    /// Null: shows none.
    void setJob(const HillJobPtr& job);
    const HillJobPtr& job() const { return m_job; }
    /// As the job says now.
    void refresh();
    /// The bot that is chosen in the standings; until the person chooses, the leader.
    std::optional<HillKey> chosen() const;
    void choose(const HillKey& key);
    /// Lists the matches of a cell of the crosstable.
    void showCell(int row, int column);
    HillStandingsModel& standings() const { return *m_standingsModel; }
    QTableView* standingsTable() const { return m_standings; }
    CrosstableView* crosstable() const { return m_crosstable; }
    HillDetails& details() const { return *m_details; }
    HillCharts& charts() const { return *m_charts; }
    /// Of the current cell of the crosstable.
    QString sentence() const;
    QList<QWidget*> panes() const;
    void takeFocus();

signals:
    void replayRequested(const hilltop::Record& record);
    void chosenChanged();
    void sentenceChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeStandings(const QList<QAction*>& bot);
    QWidget* makeCross();
    void fit();
    void fitStandings();

    HillJobPtr m_job;
    HillStatePtr m_shown;
    QStringList m_names;             ///< of the crosstable
    std::optional<HillKey> m_choice; ///< of the person, in the standings
    bool m_refreshing = false;
    HillStandingsModel* m_standingsModel;
    CrosstableModel* m_crosstableModel;
    QWidget* m_cross;
    QTableView* m_standings;
    CrosstableView* m_crosstable;
    HillCharts* m_charts;
    HillDetails* m_details;
};

} // namespace hilltop
