// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_view.h"

#include "base/numbers.h"
#include "hills/hill_charts.h"
#include "hills/hill_details.h"
#include "hills/hill_lists.h"
#include "hills/hill_words.h"
#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "standings/marked_cells.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kHillStandingsRow = 34;
constexpr int kHillBotName = 96;

} // namespace

HillView::HillView(const ContestHead::Actions& actions, const QList<QAction*>& more, const QList<QAction*>& bot,
                   QWidget* parent)
    : ContestView(actions, tr("Progress of the hill"), parent)
    , m_standingsModel(new ReadTable(this))
    , m_charts(new HillCharts)
    , m_details(new HillDetails) {
    auto* menu = new QMenu(this);
    for (QAction* action : more)
        action != nullptr ? menu->addAction(action) : static_cast<void>(menu->addSeparator());
    head()->menuButton()->setObjectName(QStringLiteral("hillMore"));
    head()->menuButton()->setText(tr("More"));
    head()->menuButton()->setMenu(menu);
    QWidget* standings = makeStandings(bot);
    layOut(sideBySide(standings, m_cross = makeCross()), sideBySide(inPanel(m_charts), inPanel(m_details)));
    connect(m_details, &HillDetails::replayRequested, this, &HillView::replayRequested);
    setJob({});
}

QWidget* HillView::makeStandings(const QList<QAction*>& bot) {
    m_standings = new QTableView;
    m_standings->setModel(m_standingsModel);
    m_standings->setItemDelegate(new MarkedCells(m_standings));
    dressTable(m_standings, kHillStandingsRow);
    m_standings->setAccessibleName(tr("Standings"));
    m_standings->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fitter = new ColumnFitter(*m_standings, &HillView::standingsColumns);
    m_standings->setContextMenuPolicy(Qt::CustomContextMenu);
    QWidget* panel = inPanel(m_standings);
    setManual(*panel, "hills#the-standings");
    connect(m_standings, &QWidget::customContextMenuRequested, this, [this, bot](const QPoint& place) {
        if (!chosen()) return;
        auto* menu = new QMenu(this);
        for (QAction* action : bot)
            action != nullptr ? menu->addAction(action) : static_cast<void>(menu->addSeparator());
        popUp(menu, m_standings->viewport()->mapToGlobal(place));
    });
    connect(m_standings->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const auto key = chosen(); key && m_standings->hasFocus() && !m_refreshing) {
            m_choice = key;
            m_charts->setChosen(key->name);
        }
        emit chosenChanged();
    });
    // Where each bot plays by itself there is no crosstable to ask for matches.
    connect(m_standings, &QTableView::activated, this, [this](const QModelIndex& cell) {
        if (m_shown && !m_shown->paired()) m_details->showMatches({m_shown->table.rows[at(cell.row())].key});
    });
    return panel;
}

QWidget* HillView::makeCross() {
    QWidget* panel = inPanel(makeCrosstable());
    setManual(*panel, "statistics");
    return panel;
}

void HillView::setJob(const HillJobPtr& job) {
    if (m_job) m_job->disconnect(this);
    m_job = job;
    m_shown.reset();
    m_choice.reset();
    m_names.clear();
    m_details->begin(job ? job->path() : QString());
    m_standingsModel->set({});
    m_charts->assign({});
    crosstableModel()->begin({});
    for (QWidget* part : {upper(), lower()})
        part->setVisible(false);
    refuse({});
    if (!m_job) return;
    connect(m_job.get(), &HillJob::changed, this, &HillView::refresh);
    refresh();
}

void HillView::refresh() {
    if (!m_job) return;
    head()->setStatus(statusOf(*m_job));
    const HillStatePtr& state = m_job->state();
    if (state && state != m_shown) {
        m_shown = state;
        {
            const QScopedValueRollback refreshing(m_refreshing, true);
            m_standingsModel->renew(HillStandingsModel::of(*state));
            const int row = m_choice ? rowOf(*m_choice) : 0; // until the person chooses, the leader
            m_standings->setCurrentIndex(m_standingsModel->index(std::max(0, row), 0));
        }
        if (const QStringList names = entrantNames(*state); names != m_names || crosstableModel()->rowCount() == 0) {
            m_names = names;
            crosstableModel()->begin(names);
            crosstableView()->setShownPair(-1, -1);
        }
        crosstableModel()->assign(state->table.course.standings());
        m_details->assign(state);
        m_charts->assign(state);
        m_fitter->fit();
        emit chosenChanged();
    }
    const bool bots = state && !state->table.rows.empty();
    upper()->setVisible(bots);
    m_cross->setVisible(bots && state->paired());
    lower()->setVisible(state != nullptr);
    refuse(state || m_job->problem().isEmpty()
               ? QString()
               : tr("This hill can’t be opened: %1.\n\nNothing has changed. Use an undamaged copy of the file, or open "
                    "another one.")
                     .arg(m_job->problem()));
    fit();
}

std::optional<HillKey> HillView::chosen() const {
    const QModelIndex current = m_standings->currentIndex();
    if (!current.isValid() || !m_shown) return std::nullopt;
    return m_shown->table.rows[at(current.row())].key;
}

int HillView::rowOf(const HillKey& key) const {
    const auto& rows = m_shown->table.rows;
    const auto row = std::ranges::find(rows, key, &HillRow::key);
    return row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
}

void HillView::choose(const HillKey& key) {
    m_choice = key;
    if (const int row = m_shown ? rowOf(key) : -1; row >= 0)
        m_standings->setCurrentIndex(m_standingsModel->index(row, 0));
}

void HillView::listPair(int one, int two) {
    if (!m_shown) return;
    std::vector<HillKey> sides(2);
    for (const HillRow& line : m_shown->table.rows) {
        if (static_cast<int>(line.entrant) == one) sides[0] = line.key;
        if (static_cast<int>(line.entrant) == two) sides[1] = line.key;
    }
    crosstableView()->setShownPair(one, two);
    m_details->showMatches(sides);
}

QString HillView::sentence() const {
    return m_shown && m_shown->paired() ? cellSentence() : QString();
}

QList<QWidget*> HillView::panes() const {
    QList<QWidget*> panes{head()};
    if (!m_shown) return panes;
    if (upper()->isVisibleTo(this)) panes << m_standings;
    if (m_cross->isVisibleTo(this)) panes << crosstableView();
    panes << m_charts->pane();
    if (QWidget* details = m_details->pane()) panes << details;
    return panes;
}

void HillView::takeFocus() {
    if (isAncestorOf(QApplication::focusWidget())) return;
    (upper()->isVisibleTo(this) ? static_cast<QWidget*>(m_standings) : head())->setFocus(Qt::OtherFocusReason);
}

void HillView::fit() {
    if (!m_shown) return;
    const int needed = m_standings->verticalHeader()->defaultSectionSize() * qMax(3, m_standingsModel->rowCount()) +
                       m_standings->horizontalHeader()->sizeHint().height() + 8;
    fitUpper(needed);
}

FitColumns HillView::standingsColumns() {
    FitColumns fit{std::vector(at(HillStandingsModel::Columns), FitColumn{.spare = 12}),
                   {HillStandingsModel::ContestPlace, HillStandingsModel::Matches, HillStandingsModel::Version,
                    HillStandingsModel::Score}};
    fit.columns[HillStandingsModel::Bot] = {
        .least = kHillBotName, .most = 2 * kHillBotName, .stretch = 1, .measure = FitColumn::Cells, .cut = true};
    return fit;
}

} // namespace hilltop
