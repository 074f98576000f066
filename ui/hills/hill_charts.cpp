// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_charts.h"

#include "charts/bar_chart.h"
#include "charts/line_chart.h"
#include "hills/hill_words.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/shown_name.h"

#include <QLocale>
#include <QStackedLayout>

#include <algorithm>
#include <cmath>
#include <set>

namespace hilltop {
namespace {

/// Each bot that was once among this many first ones has a curve.
constexpr std::size_t kTop = 5;
constexpr qsizetype kMostCurves = 12;

double halfOf(double error) {
    return std::isfinite(error) ? error : 0; // not known
}

/// In a cooperative game where fewer points are better ratings lie below 0, and people read them above.
double shownValue(const HillState& hill, double rating) {
    return hill.paired() ? rating : std::abs(rating);
}

} // namespace

HillCharts::HillCharts(QWidget* parent)
    : QWidget(parent)
    , m_lines(new LineChart)
    , m_king(new BarChart)
    , m_versions(new BarChart)
    , m_title(new TextLabel(QString(), TextSize::Text, true))
    , m_switch(new Segmented({tr("History"), tr("Against the king"), tr("Versions")})) {
    auto* column = columnIn(this, 4, {0, 8, 0, 8});
    auto* head = columnPart(6, {16, 0, 16, 0}); // the switch leaves the title no room beside it
    m_title->setElided(true);
    m_switch->setAccessibleName(tr("Chart"));
    head->addWidget(m_switch, 0, Qt::AlignLeft);
    head->addWidget(m_title);
    column->addLayout(head);
    auto* inside = new QWidget;
    m_stack = new QStackedLayout(inside);
    for (ChartFrame* chart :
         {static_cast<ChartFrame*>(m_lines), static_cast<ChartFrame*>(m_king), static_cast<ChartFrame*>(m_versions)})
        m_stack->addWidget(chart);
    column->addWidget(inside, 1);
    m_lines->setEmptyText(tr("Ratings of the leaders over time."));
    m_versions->setEmptyText(tr("This chart compares the versions of a bot. Select one in the standings."));
    connect(m_switch, &Segmented::currentChanged, this, [this](int index) { showPart(static_cast<Part>(index)); });
    showPart(History);
}

HillCharts::Part HillCharts::part() const {
    return static_cast<Part>(m_stack->currentIndex());
}

QWidget* HillCharts::pane() const {
    return m_stack->currentWidget();
}

void HillCharts::showPart(Part part) {
    m_stack->setCurrentIndex(part);
    const QSignalBlocker quiet(m_switch);
    m_switch->setCurrent(part);
    showTitle();
}

std::string HillCharts::name() const {
    if (!m_chosen.empty() || !m_hill || m_hill->table.rows.empty()) return m_chosen;
    return m_hill->table.rows.front().key.name;
}

void HillCharts::showTitle() {
    const QString king =
        m_hill && !m_hill->table.rows.empty() ? versionName(m_hill->table.rows.front().key) : QString();
    const QString titles[] = {m_hill ? tr("%1 of the leaders", "Elo").arg(ratingTitle(*m_hill)) : QString(),
                              king.isEmpty() ? QString() : tr("Won against %1, %").arg(king),
                              name().empty() ? QString()
                                             : tr("Versions of %1").arg(shownName(QString::fromStdString(name())))};
    m_title->setText(titles[m_stack->currentIndex()]);
    m_lines->setAccessibleName(titles[History]);
    m_king->setAccessibleName(titles[King]);
    m_versions->setAccessibleName(titles[Versions]);
}

void HillCharts::assign(const HillStatePtr& hill) {
    m_hill = hill;
    if (!hill) {
        m_job.cancel();
        m_again = false;
        m_chosen.clear();
        showHistory({});
        showVersions({});
        m_king->setBars({}, {QString(), 1});
        return showTitle();
    }
    m_switch->setVisible(true);
    showKing();
    showTitle();
    compute();
}

void HillCharts::setChosen(const std::string& name) {
    if (name == m_chosen) return;
    m_chosen = name;
    const auto curve = std::find(m_names.begin(), m_names.end(), this->name());
    m_lines->setHighlighted(curve == m_names.end() ? -1 : static_cast<int>(curve - m_names.begin()));
    showTitle();
    if (m_hill) compute();
}

void HillCharts::compute() {
    if (m_job.running()) {
        m_again = true;
        return;
    }
    m_job = Job::start(
        [hill = m_hill, name = name()](JobControl&) {
            return Found{hill_history(hill->plan, hill->log, hill->scores),
                         version_ratings(hill->plan, hill->field, hill->scores, name)};
        },
        [this](const Found& found) {
            if (!m_hill) return;
            showHistory(found.moments);
            showVersions(found.versions);
            if (std::exchange(m_again, false)) compute();
        });
}

void HillCharts::showHistory(const std::vector<HillMoment>& moments) {
    std::set<std::string> top;
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment)
        for (std::size_t i = 0; i < std::min(kTop, moment->ratings.size()); ++i)
            if (static_cast<qsizetype>(top.size()) < kMostCurves) top.insert(moment->ratings[i].key.name);
    m_names.assign(top.begin(), top.end());
    QList<Curve> curves;
    for (const std::string& bot : m_names) {
        Curve curve{.name = shownName(QString::fromStdString(bot)), .points = {}, .band = {}};
        for (const HillMoment& moment : moments) {
            const auto rating = std::find_if(moment.ratings.begin(), moment.ratings.end(),
                                             [&](const HillRating& one) { return one.key.name == bot; });
            if (rating == moment.ratings.end()) continue;
            curve.points << QPointF(static_cast<double>(moment.event) + 1, shownValue(*m_hill, rating->value));
        }
        curves << curve;
    }
    m_lines->setAxes({.title = tr("Entry of the log"), .decimals = 0, .whole = true},
                     {m_hill ? ratingTitle(*m_hill) : QString(), 0});
    m_lines->setNow({});
    m_lines->setCurves(curves);
    const auto curve = std::find(m_names.begin(), m_names.end(), name());
    m_lines->setHighlighted(curve == m_names.end() ? -1 : static_cast<int>(curve - m_names.begin()));
}

/// The others from the most dangerous down; those above half beat the king.
void HillCharts::showKing() {
    const auto& rows = m_hill->table.rows;
    QList<Bar> bars;
    for (const HillRow& row : rows) {
        if (&row == &rows.front() || !m_hill->paired()) continue;
        const CrosstableCell cell = m_hill->table.course.standings().cell(static_cast<int>(row.entrant),
                                                                          static_cast<int>(rows.front().entrant));
        if (cell.matches == 0) continue;
        const Interval range = cell.interval();
        bars << Bar{versionName(row.key), 100 * cell.share(), 100 * range.low, 100 * range.high, cell.share() > 0.5};
    }
    m_king->setEmptyText(m_hill->paired()          ? tr("This chart shows how the others do against the king.")
                         : m_hill->plan.tables > 0 ? tr("In this game everyone at a table plays together.")
                                                   : tr("Bots don’t meet in this game."));
    std::stable_sort(bars.begin(), bars.end(), [](const Bar& a, const Bar& b) { return a.value > b.value; });
    m_king->setMark(bars.isEmpty() ? std::nullopt : std::optional(50.0), tr("50 %"));
    m_king->setBars(bars, {.title = tr("Won, %"), .decimals = 1, .most = 100});
}

void HillCharts::showVersions(const std::vector<HillRating>& ratings) {
    QList<Bar> bars;
    for (const HillRating& rating : ratings) {
        const double value = shownValue(*m_hill, rating.value), half = halfOf(rating.error);
        bars << Bar{tr("%1 v%2", "bot, its version")
                        .arg(shownName(QString::fromStdString(rating.key.name)))
                        .arg(rating.key.version),
                    value, value - half, value + half, m_hill->field.is_active(rating.key)};
    }
    m_versions->setBars(bars, {m_hill ? ratingTitle(*m_hill) : QString(), 1});
}

} // namespace hilltop
