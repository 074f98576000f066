// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_head.h"
#include "hills/hill_job.h"

#include <QWidget>

class QTableView;

namespace hilltop {

class CrosstableModel;
class CrosstableView;
class HillCharts;
class HillDetails;
class HillStandingsModel;
class Panel;
class TextLabel;

/// One hill: head, standings, crosstable where bots meet in pairs, charts, and the lists of matches and events. It only
/// shows; the page does.
class HillView : public QWidget {
    Q_OBJECT
public:
    /// `bot` are the actions on the chosen bot, for the menu of the standings; null is a separator.
    HillView(const HillHead::Actions& actions, const QList<QAction*>& bot, QWidget* parent = nullptr);

    /// Null: shows none.
    void setJob(const HillJobPtr& job);
    const HillJobPtr& job() const { return m_job; }
    /// As the job says now.
    void refresh();
    /// The bot that is chosen in the standings.
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
    QWidget* makeRefused();
    void fit();
    void fitStandings();

    HillJobPtr m_job;
    HillStatePtr m_shown;
    QStringList m_names; ///< of the crosstable
    HillStandingsModel* m_standingsModel;
    CrosstableModel* m_crosstableModel;
    HillHead* m_head;
    QWidget *m_upper, *m_cross, *m_lower, *m_refused;
    TextLabel* m_why;
    QTableView* m_standings;
    CrosstableView* m_crosstable;
    HillCharts* m_charts;
    HillDetails* m_details;
};

} // namespace hilltop
