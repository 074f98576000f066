// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_view.h"
#include "hills/hill_job.h"
#include "style/column_fitter.h"

#include <QWidget>

class QTableView;

namespace hilltop {

class HillCharts;
class HillDetails;
class ReadTable;

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
    ReadTable& standings() const { return *m_standingsModel; }
    CrosstableView* crosstable() const { return crosstableView(); }
    HillDetails& details() const { return *m_details; }
    HillCharts& charts() const { return *m_charts; }
    /// Of the current cell of the crosstable.
    QString sentence() const;
    QList<QWidget*> panes() const;
    void takeFocus();

signals:
    void replayRequested(const hilltop::Record& record);
    void chosenChanged();

protected:
    void fit() override;
    void listPair(int one, int two) override;

private:
    QWidget* makeStandings(const QList<QAction*>& bot);
    QWidget* makeCross();
    /// Of the standings; -1: it does not play.
    int rowOf(const HillKey& key) const;
    static FitColumns standingsColumns();

    HillJobPtr m_job;
    HillStatePtr m_shown;
    QStringList m_names;             ///< of the crosstable
    std::optional<HillKey> m_choice; ///< of the person, in the standings
    bool m_refreshing = false;
    ReadTable* m_standingsModel;
    QWidget* m_cross;
    QTableView* m_standings;
    ColumnFitter* m_fitter = nullptr;
    HillCharts* m_charts;
    HillDetails* m_details;
};

} // namespace hilltop
