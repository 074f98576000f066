// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_view.h"

#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "standings/standings_model.h"
#include "standings/standings_table.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/number_texts.h"
#include "tournaments/models/tournament_luck.h"
#include "tournaments/models/tournament_match_model.h"
#include "tournaments/setup/tournament_notes.h"
#include "tournaments/view/tournament_charts.h"
#include "tournaments/view/tournament_details.h"
#include "tournaments/view/tournament_words.h"

#include <QApplication>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>

#include <cmath>

namespace hilltop {

namespace {

constexpr int kNotesHeight = 44, kLuckHeight = 62; ///< below the standings, without and with the button
constexpr int kLeastPoints = 260;
constexpr double kUnknown = 1500; ///< an error that says nothing

} // namespace

TournamentView::TournamentView(const ContestHead::Actions& actions, QWidget* parent)
    : ContestView(actions, tr("Progress of the tournament"), parent)
    , m_standingsModel(new StandingsModel(this))
    , m_charts(new TournamentCharts)
    , m_details(new TournamentDetails)
    , m_luck(new TournamentLuck(this)) {
    head()->menuButton()->setText(tr("Export"));
    head()->menuButton()->setIcon(icon(QStringLiteral("export")));
    head()->menuButton()->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layOut(sideBySide(makeStandings(), makeCross()), sideBySide(inPanel(m_charts), inPanel(m_details)));
    connect(head(), &ContestHead::threadsChosen, this, [this](int threads) {
        if (m_job) m_job->setThreads(threads);
    });
    connect(m_charts, &TournamentCharts::highlightChanged, this, &TournamentView::highlight);
    connect(m_charts, &TournamentCharts::switched, this, [this] {
        m_shownStatistics.reset();
        if (m_begun) showStatistics();
    });
    connect(m_details, &TournamentDetails::matchChosen, this,
            [this](const Schedule::Place& place, int decision) { openMatch(place, decision, false); });
    connect(m_details, &TournamentDetails::pairChosen, this, &TournamentView::listPair);
}

TournamentView::~TournamentView() = default;

QWidget* TournamentView::makeStandings() {
    auto* panel = new Panel;
    setManual(*panel, "statistics");
    auto* column = columnIn(panel, 0);
    m_standings = new StandingsTable(*m_standingsModel);
    column->addWidget(m_standings, 1);
    m_notes = new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_notes->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("notes"));
    auto* line = rowPart(12, {16, 6, 8, 8});
    line->addWidget(m_notes, 1);
    line->addWidget(m_luck->button(), 0, Qt::AlignTop);
    connect(m_luck, &TournamentLuck::changed, this, [this] {
        m_standingsModel->setLuck(m_luck->entrants(), m_luck->counts());
        if (m_begun) showNotes();
    });
    column->addLayout(line);
    connect(m_standings->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                // Until the person chooses, the leader is highlighted.
                if (!row.isValid() || !m_begun || !(m_choosing || m_standings->hasFocus())) return;
                m_chosen = row.data(StandingsModel::EntrantRole).toInt();
                m_charts->setHighlighted(m_chosen);
                m_shownStatistics.reset(); // bars and histogram show another one
                showStatistics();
            });
    return panel;
}

QWidget* TournamentView::makeCross() {
    auto* inside = new QWidget;
    QWidget* panel = inPanel(inside);
    setManual(*panel, "statistics");
    m_crossStack = new QStackedLayout(inside);
    m_crossStack->addWidget(makeCrosstable());
    m_points = new PointsChart;
    m_crossStack->addWidget(m_points);
    return panel;
}

void TournamentView::setJob(const JobPtr& job) {
    if (m_job) m_job->disconnect(this);
    m_job = job;
    m_begun = m_watching = false;
    m_luck->begin(nullptr);
    head()->setNotice({});
    upper()->setVisible(false);
    lower()->setVisible(false);
    refuse({});
    if (!m_job) return;
    connect(m_job.get(), &TournamentJob::progressed, this, &TournamentView::refresh);
    connect(m_job.get(), &TournamentJob::phaseChanged, this, &TournamentView::refresh);
    connect(m_job.get(), &TournamentJob::found, this, &TournamentView::showFound);
    connect(m_job.get(), &TournamentJob::notFound, this,
            [this](const QString& problem) { m_details->setNote(problem, true); });
    refresh();
}

void TournamentView::begin() {
    m_begun = true;
    m_chosen = -1;
    m_shownStatistics.reset();
    m_shownFinal = false;
    const Plan& plan = m_job->plan();
    const QStringList names = m_job->names();
    m_standingsModel->begin(plan, names);
    crosstableModel()->begin(names);
    crosstableView()->setShownPair(-1, -1);
    const bool cooperative = plan.entry().info().cooperative;
    m_crossStack->setCurrentIndex(cooperative ? 1 : 0);
    m_points->begin(plan, names);
    m_charts->begin(plan, names);
    m_details->begin(m_job.get());
    m_luck->begin(m_job.get());
    showNotes();
    upper()->setVisible(true);
    lower()->setVisible(true);
    crosstableView()->setCurrentIndex(crosstableModel()->index(0, 1));
    fit();
}

void TournamentView::refresh() {
    if (!m_job) return;
    if (m_job->exists()) {
        if (!m_begun) begin();
        // While a slow series holds the others up, what has ended behind it is shown all the same; the head says so.
        const Progress& progress = m_job->progress();
        const Standings& shown = progress.provisional ? *progress.provisional : progress.standings();
        m_standingsModel->assign(shown);
        crosstableModel()->assign(shown);
        m_details->refresh();
        showStatistics();
    }
    head()->setStatus(statusOf(*m_job));
    refuse(m_job->exists() || m_job->problem().isEmpty()
               ? QString()
               : tr("This tournament can’t be opened: %1.\n\nNothing has changed. Use an undamaged copy of the file, "
                    "or choose another one with File, Open.")
                     .arg(m_job->problem()));
    fit(); // the head is higher while there is something to set or to say
    if (QString words = sentence(); words != m_sentence) {
        m_sentence = words;
        emit sentenceChanged();
    }
}

int TournamentView::highlighted() const {
    return m_chosen >= 0 ? m_chosen : m_standingsModel->index(0, 0).data(StandingsModel::EntrantRole).toInt();
}

/// What is drawn or estimated changes when there are new statistics, twice a second at most.
void TournamentView::showStatistics() {
    const auto& statistics = m_job->news().statistics;
    const bool last = !m_job->running();
    if (!statistics || (statistics == m_shownStatistics && last == m_shownFinal)) return;
    m_shownStatistics = statistics;
    m_shownFinal = last;
    const Progress& progress = m_job->progress();
    std::vector<EntrantRating> ratings;
    for (const EntrantEstimate& estimate : statistics->entrants) {
        EntrantRating rating{.first = estimate.first_place, .last = estimate.last_place, .rating = {}};
        const Interval& interval = estimate.elo_interval;
        const bool open = std::isfinite(interval.low) != std::isfinite(interval.high);
        if (statistics->rated && (open || (estimate.elo_error > 0 && estimate.elo_error < kUnknown))) {
            rating.rating = estimate.elo;
            rating.interval = interval;
        }
        ratings.push_back(rating);
    }
    m_standingsModel->setRatings(ratings);
    showNotes();
    const int entrant = highlighted();
    m_charts->setHighlighted(entrant);
    m_charts->assign(progress.standings(),
                     progress.total > 0 ? static_cast<double>(progress.done) / static_cast<double>(progress.total) : 0,
                     !last);
    if (m_crossStack->currentIndex() == 1) m_points->assign(progress.standings(), entrant);
}

void TournamentView::showNotes() {
    QStringList notes = standingsNotes(m_job->plan(), m_job->names(), m_shownStatistics.get());
    if (const QString luck = m_luck->words(); !luck.isEmpty()) notes << luck;
    QStringList disqualified, out;
    for (const StandingsRow& row : m_job->progress().standings().rows()) {
        if (row.disqualified) disqualified << m_job->names()[row.entrant];
        if (row.out) out << m_job->names()[row.entrant];
    }
    if (!out.isEmpty())
        notes.prepend(tr("Out after three matches in a row with crashes, hangs or late answers, so they forfeit their "
                         "remaining matches: %1.")
                          .arg(out.join(QStringLiteral(", "))));
    if (!disqualified.isEmpty())
        notes.prepend(tr("Disqualified after a fault, so all later matches are lost: %1.")
                          .arg(disqualified.join(QStringLiteral(", "))));
    m_notes->setText(notes.join(QLatin1Char(' ')));
}

void TournamentView::highlight(int entrant) {
    m_choosing = true;
    for (int row = 0; row < m_standingsModel->rowCount(); ++row)
        if (m_standingsModel->index(row, 0).data(StandingsModel::EntrantRole).toInt() == entrant)
            m_standings->setCurrentIndex(m_standingsModel->index(row, 0));
    m_choosing = false;
}

void TournamentView::showCell(int row, int column) {
    crosstableView()->setCurrentIndex(crosstableModel()->index(row, column));
    ContestView::showCell(row, column);
}

void TournamentView::listPair(int one, int two) {
    if (m_job->progress().standings().cell(one, two).matches == 0) return;
    m_details->showPair(one, two);
    crosstableView()->setShownPair(one, two);
    m_details->showPart(TournamentDetails::Matches);
}

void TournamentView::showFaults() {
    m_details->showPart(TournamentDetails::Faults);
}

void TournamentView::watch() {
    if (!m_job || m_job->news().rows == 0) return;
    const Series series =
        m_job->progress().course.series(std::min(m_job->news().rows, m_job->progress().course.folded()) - 1);
    openMatch({series.number, series.matches - 1}, -1, true);
}

void TournamentView::openMatch(const Schedule::Place& place, int decision, bool play) {
    if (m_job->finding()) return;
    m_watching = play;
    m_details->setNote(tr("Replaying the match…"), false);
    m_job->find(place, decision);
}

void TournamentView::showFound(const FoundMatch& match, int decision) {
    m_details->setNote({}, false);
    Record record = match.record;
    if (record.notes.empty())
        record.notes =
            tr("%1, match %2").arg(m_job->title(), numberFrom1(static_cast<qint64>(record.source.match))).toStdString();
    if (!match.reproduced) {
        record.notes += ". " + tr("The tournament has other answers, because a bot has changed since.").toStdString();
        record.digest = ~record.digest.value_or(0); // what was played then; only half of its digest is known
    }
    emit replayRequested(record, decision, m_watching);
}

QString TournamentView::sentence() const {
    if (!m_begun || m_crossStack->currentIndex() == 1) return {};
    return cellSentence();
}

QList<QWidget*> TournamentView::panes() const {
    QList<QWidget*> panes{head()};
    if (!m_begun) return panes;
    panes << m_standings;
    if (m_crossStack->currentIndex() == 0)
        panes << crosstableView();
    else
        panes << m_points->focusProxy();
    panes << m_charts->focusProxy();
    if (QWidget* details = m_details->pane()) panes << details;
    return panes;
}

void TournamentView::takeFocus() {
    if (isAncestorOf(QApplication::focusWidget())) return;
    (m_begun && m_crossStack->currentIndex() == 0 ? static_cast<QWidget*>(crosstableView()) : m_standings)
        ->setFocus(Qt::OtherFocusReason);
}

void TournamentView::fit() {
    if (!m_begun) return;
    const int rows = m_standingsModel->rowCount();
    const int needed = m_standings->verticalHeader()->defaultSectionSize() * qMax(3, rows) +
                       m_standings->horizontalHeader()->sizeHint().height() +
                       (m_luck->button()->isVisibleTo(this) ? kLuckHeight : kNotesHeight);
    fitUpper(m_crossStack->currentIndex() == 1 ? qMax(needed, kLeastPoints) : needed);
}

} // namespace hilltop
