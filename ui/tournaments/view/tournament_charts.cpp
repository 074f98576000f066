// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_charts.h"

#include "charts/bar_chart.h"
#include "charts/line_chart.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QLocale>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>

namespace hilltop {

namespace {

constexpr int kMostBars = 40; ///< of a histogram

QVBoxLayout* padded(QWidget* widget) {
    auto* column = columnIn(widget, 6, {16, 8, 8, 4});
    return column;
}

} // namespace

TournamentCharts::TournamentCharts(QWidget* parent)
    : QWidget(parent)
    , m_lines(new LineChart)
    , m_bars(new BarChart)
    , m_title(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_switch(new Segmented({tr("Over time"), tr("Compared")})) {
    auto* column = padded(this);
    auto* head = new QHBoxLayout;
    m_title->setElided(true);
    head->addWidget(m_title, 1);
    m_switch->setAccessibleName(tr("Chart"));
    head->addWidget(m_switch);
    auto* inside = new QWidget;
    m_stack = new QStackedLayout(inside);
    m_stack->addWidget(m_lines);
    m_stack->addWidget(m_bars);
    column->addLayout(head);
    column->addWidget(inside, 1);
    m_lines->setEmptyText(tr("This chart shows how each bot’s share settles."));
    m_bars->setEmptyText(tr("This chart compares the bots."));
    setFocusProxy(m_lines);
    connect(m_switch, &Segmented::currentChanged, this, [this](int index) {
        m_stack->setCurrentIndex(index);
        showTitle();
        emit switched();
    });
    connect(m_lines, &LineChart::highlightChanged, this, &TournamentCharts::highlightChanged);
}

void TournamentCharts::begin(const Plan& plan, const QStringList& names) {
    m_names = names;
    m_mean = plan.entry().info().counting == Counting::Mean;
    m_highlighted = -1;
    const QString value = m_mean ? tr("Mean points") : tr("Won, %");
    m_lines->setAccessibleName(tr("%1, by matches played per bot").arg(value));
    m_lines->setAxes({.title = {}, .decimals = 0, .whole = true},
                     {.title = value, .decimals = 1, .most = m_mean ? std::nullopt : std::optional(100.0)});
    m_bars->setAccessibleName(tr("%1, compared").arg(value));
    showTitle();
    m_lines->setCurves({});
    m_bars->setBars({}, {value, 1});
}

/// Beside the switch instead of in the charts: they are low enough.
void TournamentCharts::showTitle() {
    m_title->setText(m_stack->currentWidget()->accessibleName());
}

void TournamentCharts::assign(const Standings& standings, double share, bool running) {
    if (m_stack->currentIndex() == 0)
        showLines(standings, share, running);
    else
        showBars(standings);
}

void TournamentCharts::setHighlighted(int entrant) {
    m_highlighted = entrant;
    m_lines->setHighlighted(entrant);
}

void TournamentCharts::showLines(const Standings& standings, double share, bool running) {
    const double unit = m_mean ? 1 : 100;
    QList<Curve> curves(m_names.size());
    double last = 0;
    for (qsizetype i = 0; i < m_names.size(); ++i)
        curves[i].name = m_names[i];
    for (const HistoryPoint& point : standings.history()) {
        for (qsizetype i = 0; i < m_names.size(); ++i) {
            const HistoryPoint::Entrant& entrant = point.entrants[static_cast<std::size_t>(i)];
            const double x = static_cast<double>(entrant.matches);
            if (entrant.matches == 0 || (!curves[i].points.isEmpty() && curves[i].points.last().x() >= x)) continue;
            curves[i].points << QPointF(x, unit * entrant.value);
            const double half = std::isfinite(entrant.half) ? entrant.half : 0; // not known yet
            curves[i].band << Curve::Range{unit * (entrant.value - half), unit * (entrant.value + half)};
            last = std::max(last, x);
        }
    }
    m_lines->setExpectedEnd(running && share > 0 ? last / share : 0);
    m_lines->setNow(running ? std::optional(last) : std::nullopt);
    m_lines->setCurves(curves);
    m_lines->setHighlighted(m_highlighted);
}

void TournamentCharts::showBars(const Standings& standings) {
    const double unit = m_mean ? 1 : 100;
    QList<Bar> bars;
    for (const StandingsRow& row : standings.rows()) {
        if (row.matches == 0) continue;
        const double value = m_mean ? row.mean : row.share;
        Interval range = m_mean ? row.mean_interval : row.interval;
        if (!range.known()) range = {value, value};
        bars << Bar{m_names[row.entrant], unit * value, unit * range.low, unit * range.high,
                    row.entrant == m_highlighted};
    }
    m_bars->setBars(bars, {m_mean ? tr("Mean points") : tr("Won, %"), 1});
}

PointsChart::PointsChart(QWidget* parent)
    : QWidget(parent)
    , m_chart(new BarChart) {
    padded(this)->addWidget(m_chart, 1);
    m_chart->setEmptyText(tr("This chart shows how matches end."));
    setFocusProxy(m_chart);
}

void PointsChart::begin(const Plan& plan, const QStringList& names) {
    m_names = names;
    m_points = tableWord(plan.game, "points");
    if (!m_points.isEmpty()) m_points[0] = m_points[0].toUpper();
    m_chart->setTitle(m_points);
    m_chart->setHistogram({}, {m_points, 0}, {tr("Matches"), 0});
}

void PointsChart::assign(const Standings& standings, int entrant) {
    const ValueCounts& points = standings.points_of(entrant);
    m_chart->setTitle(tr("%1: %2, by matches").arg(m_names[entrant], m_points));
    Histogram histogram;
    const auto& counts = points.counts();
    const int wide = std::max(1, (static_cast<int>(counts.size()) + kMostBars - 1) / kMostBars);
    histogram.first = points.first();
    histogram.width = wide;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i % static_cast<std::size_t>(wide) == 0) histogram.counts << 0;
        histogram.counts.last() += static_cast<double>(counts[i]);
    }
    m_chart->setHistogram(histogram, {m_points, 0}, {tr("Matches"), 0});
    if (points.total() == 0)
        m_chart->setMark({}, {});
    else
        m_chart->setMark(points.mean(), tr("mean %1").arg(QLocale().toString(points.mean(), 'f', 1)));
}

} // namespace hilltop
