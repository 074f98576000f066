// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/course.h"

#include <QStringList>
#include <QWidget>

class QStackedLayout;

namespace hilltop {

class BarChart;
class LineChart;
class Segmented;
class TextLabel;

/// What each entrant won, over the matches or as bars; of one entrant in the highlight colour.
class TournamentCharts : public QWidget {
    Q_OBJECT
public:
    explicit TournamentCharts(QWidget* parent = nullptr);

    void begin(const Plan& plan, const QStringList& names);
    /// Into the chart in front. `share`: how much of the tournament is played, 0..1.
    void assign(const Standings& standings, double share, bool running);
    void setHighlighted(int entrant);
    LineChart* lines() const { return m_lines; }
    BarChart* bars() const { return m_bars; }

signals:
    void highlightChanged(int entrant);
    /// The other chart is in front and wants assign().
    void switched();

private:
    void showLines(const Standings& standings, double share, bool running);
    void showTitle();
    void showBars(const Standings& standings);

    LineChart* m_lines;
    BarChart* m_bars;
    TextLabel* m_title;
    Segmented* m_switch;
    QStackedLayout* m_stack;
    QStringList m_names;
    bool m_mean = false; ///< the contest counts mean points
    int m_highlighted = -1;
};

/// How often a game where all share the result ended with each number of points.
class PointsChart : public QWidget {
    Q_OBJECT
public:
    explicit PointsChart(QWidget* parent = nullptr);

    void begin(const Plan& plan, const QStringList& names);
    void assign(const Standings& standings, int entrant);
    BarChart* chart() const { return m_chart; }

private:
    BarChart* m_chart;
    QStringList m_names;
    QString m_points; ///< "cards left"
};

} // namespace hilltop
