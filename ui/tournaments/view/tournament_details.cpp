// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_details.h"

#include "base/numbers.h"
#include "standings/choosing_table.h"
#include "standings/marked_cells.h"
#include "style/panel.h"
#include "text/durations.h"
#include "tournaments/models/fault_list_model.h"
#include "tournaments/models/match_list_model.h"
#include "tournaments/models/round_list_model.h"
#include "tournaments/view/fault_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace hilltop {

namespace {

constexpr int kWidestSeat = 200;

TextLabel* quiet(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

} // namespace

TournamentDetails::TournamentDetails(QWidget* parent)
    : QWidget(parent)
    , m_matchModel(new MatchListModel(this))
    , m_roundModel(new RoundListModel(this))
    , m_faultModel(new FaultListModel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(4);
    m_head = new QHBoxLayout;
    m_head->setContentsMargins(16, 0, 16, 0);
    m_head->addStretch(1);
    column->addLayout(m_head);
    auto* inside = new QWidget;
    m_stack = new QStackedLayout(inside);
    m_stack->addWidget(makeMatches());
    m_stack->addWidget(makeRounds());
    m_faults = new FaultTable(*m_faultModel);
    m_stack->addWidget(m_faults);
    column->addWidget(inside, 1);
    connect(m_faults, &FaultTable::opened, this, &TournamentDetails::openFault);
    makeSwitch();
}

QWidget* TournamentDetails::makeMatches() {
    auto* part = new QWidget;
    m_matchStack = new QStackedLayout(part);
    m_hint = quiet(tr("Click a cell of the crosstable for its matches."));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_matchStack->addWidget(m_hint);
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 0);
    m_title = new TextLabel(QString(), TextSize::Text, true);
    m_title->setElided(true);
    head->addWidget(m_title, 1);
    m_note = quiet(QString());
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(m_note);
    column->addLayout(head);
    m_matches = new ChoosingTable;
    m_matches->setModel(m_matchModel);
    dressTable(m_matches, 28);
    m_matches->setAccessibleName(tr("Matches of the pair"));
    m_matches->setToolTip(tr("Click a match or press Enter to open it in Replay."));
    m_matches->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_matches->horizontalHeader()->setStretchLastSection(true);
    m_matches->horizontalHeader()->setResizeContentsPrecision(64); // rows: about what a large screen shows
    column->addWidget(m_matches, 1);
    connect(m_matchModel, &QAbstractItemModel::dataChanged, this, [this] {
        if (!std::exchange(m_fitted, true)) fitMatches();
    });
    m_matchStack->addWidget(list);
    connect(m_matches, &ChoosingTable::chosen, this,
            [this](const QModelIndex& row) { emit matchChosen(m_matchModel->place(row.row()), -1); });
    return part;
}

QWidget* TournamentDetails::makeRounds() {
    m_rounds = new ChoosingTable;
    m_rounds->setModel(m_roundModel);
    m_rounds->setItemDelegate(new MarkedCells(m_rounds));
    dressTable(m_rounds, 28);
    m_rounds->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rounds->setAccessibleName(tr("Rounds"));
    m_rounds->viewport()->installEventFilter(this);
    m_rounds->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_rounds->horizontalHeader()->setStretchLastSection(true);
    connect(m_rounds, &ChoosingTable::chosen, this, [this](const QModelIndex& row) {
        const auto [one, two] = m_roundModel->pair(row.row());
        if (two >= 0) emit pairChosen(one, two);
    });
    return m_rounds;
}

/// Tabs only for what the format has.
void TournamentDetails::makeSwitch() {
    delete std::exchange(m_switch, nullptr);
    m_switch = new Segmented(m_hasRounds ? QStringList{tr("Matches"), tr("Rounds"), tr("Faults")}
                                         : QStringList{tr("Matches"), tr("Faults")});
    m_switch->setAccessibleName(tr("List"));
    m_head->insertWidget(0, m_switch);
    connect(m_switch, &Segmented::currentChanged, this,
            [this](int index) { showPart(!m_hasRounds && index == 1 ? Faults : static_cast<Part>(index)); });
}

void TournamentDetails::begin(TournamentJob* job) {
    m_job = job;
    m_fitted = false;
    m_shownFaults.reset();
    m_faultModel->assign({});
    m_matchModel->setJob(job);
    const Plan& plan = job->plan();
    m_roundModel->begin(plan, job->names());
    m_faults->setCost(plan.entry().info().fault_cost != nullptr ? plan.entry().info().fault_cost : "");
    m_hasRounds = is_adaptive(plan.format);
    makeSwitch();
    showPart(m_hasRounds ? Rounds : Matches);
    m_hint->setText(job->progress().course.shard().whole()
                        ? tr("Click a cell of the crosstable for its matches.")
                        : tr("This file is part %1 of a tournament. Merge the parts to see its matches.")
                              .arg(QString::fromStdString(shard_text(job->progress().course.shard()))));
    m_matchStack->setCurrentIndex(0);
    refresh();
}

void TournamentDetails::refresh() {
    if (m_job == nullptr || !m_job->exists()) return;
    if (!is_paired(m_job->plan().format) && m_matchModel->isEmpty() && m_job->news().rows > 0) showPair(0, 1);
    m_matchModel->assign();
    showTitle();
    if (m_hasRounds) {
        m_roundModel->assign(m_job->progress().course.bracket().rounds);
        fitRounds();
    }
    if (m_job->news().faults == m_shownFaults || !m_job->news().faults) return;
    m_shownFaults = m_job->news().faults;
    QList<FaultRow> rows;
    for (const FaultSummary& fault : *m_shownFaults)
        rows << FaultRow{fault.entrant,
                         m_job->names()[fault.entrant],
                         fault.fault,
                         fault.count,
                         static_cast<qint64>(fault.last.fault.match),
                         fault.last.fault.decision,
                         fault.last.fault.time.count() > 0 ? answerTimeText(fault.last.fault.time) : QString(),
                         QString::fromStdString(fault.last.fault.errors)};
    m_faultModel->assign(rows);
}

void TournamentDetails::showPair(int one, int two) {
    m_matchModel->setPair(one, two);
    if (m_matchModel->isEmpty()) return;
    m_matchStack->setCurrentIndex(1);
    if (!m_fitted) fitMatches(); // again when the first rows are there; once a tournament is enough
    m_matches->setCurrentIndex(m_matchModel->index(0, 0));
    setNote({}, false);
    showTitle();
}

void TournamentDetails::showTitle() {
    if (m_matchModel->isEmpty()) return;
    const QString count = QLocale().toString(m_matchModel->matches());
    const QStringList names = m_job->names();
    m_title->setText(
        is_paired(m_job->plan().format)
            ? tr("%1 against %2: %3 matches").arg(names[m_matchModel->one()], names[m_matchModel->two()], count)
            : tr("%1 matches").arg(count));
}

void TournamentDetails::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitMatches();
}

bool TournamentDetails::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_rounds->viewport() && event->type() == QEvent::Resize) fitRounds(); // a scroll bar has come
    return QWidget::eventFilter(watched, event);
}

/// As wide as the rows in sight need. Where there is no room the result in words goes first, as winners are underlined
/// and the score says it too, then the deal; the rest is scrolled.
void TournamentDetails::fitMatches() {
    if (m_matchModel->isEmpty()) return;
    const int columns = m_matchModel->columnCount();
    const int seats = m_job->plan().seats;
    const int result = MatchListModel::FirstSeat + seats;
    const auto* view = static_cast<const QAbstractItemView*>(m_matches);
    int rest = m_matches->viewport()->width(), names = 0;
    for (const QString& name : m_job->names()) // rows that are not in sight have others
        names = qMax(names, m_matches->fontMetrics().horizontalAdvance(name) + 32);
    std::vector<int> widths;
    for (int column = 0; column < columns; ++column) {
        widths.push_back(20 +
                         qMax(view->sizeHintForColumn(column), m_matches->horizontalHeader()->sectionSizeHint(column)));
        if (column >= MatchListModel::FirstSeat && column < result)
            widths.back() = qMax(widths.back(), qMin(names, kWidestSeat));
        rest -= widths.back();
        m_matches->setColumnHidden(column, false);
    }
    for (const int column : {result, static_cast<int>(MatchListModel::Deal)}) {
        if (rest >= 0 || column == columns - 1) continue;
        m_matches->setColumnHidden(column, true);
        rest += widths[at(column)];
    }
    for (int column = 0; column < columns; ++column)
        m_matches->setColumnWidth(column, widths[at(column)] + qMax(0, rest) / columns);
}

/// Hides the state of fixtures where there is no room: the winner is bold anyway.
void TournamentDetails::fitRounds() {
    const auto* view = static_cast<const QAbstractItemView*>(m_rounds);
    int rest = m_rounds->viewport()->width();
    std::vector<int> widths;
    for (int column = 0; column < RoundListModel::Columns; ++column) {
        widths.push_back(8 +
                         qMax(view->sizeHintForColumn(column), m_rounds->horizontalHeader()->sectionSizeHint(column)));
        rest -= widths.back();
    }
    const bool hidden = rest < 0;
    m_rounds->setColumnHidden(RoundListModel::State, hidden);
    if (hidden) rest += widths.back();
    for (int column = 0; column < RoundListModel::Columns; ++column)
        m_rounds->setColumnWidth(column, widths[at(column)] + qMax(0, rest) / RoundListModel::Columns);
}

void TournamentDetails::showPart(Part part) {
    m_stack->setCurrentIndex(part);
    const QSignalBlocker quiet(m_switch);
    m_switch->setCurrent(m_hasRounds || part == Matches ? part : 1);
}

void TournamentDetails::setNote(const QString& sentence, bool trouble) {
    m_note->setInk(trouble ? TextLabel::Ink::Bad : TextLabel::Ink::Quiet);
    m_note->setText(sentence);
}

void TournamentDetails::openFault(int row) {
    const FaultRow& fault = m_faultModel->row(row);
    const auto place = place_of(m_job->schedule(), static_cast<std::uint64_t>(fault.match));
    if (place) emit matchChosen(*place, fault.decision);
}

QWidget* TournamentDetails::pane() const {
    switch (m_stack->currentIndex()) {
    case Rounds:
        return m_rounds;
    case Faults:
        return m_faults->table();
    default:
        return m_matchModel->isEmpty() ? nullptr : m_matches;
    }
}

} // namespace hilltop
