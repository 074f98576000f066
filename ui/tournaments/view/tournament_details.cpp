// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_details.h"

#include "standings/choosing_table.h"
#include "standings/marked_cells.h"
#include "text/number_texts.h"
#include "tournaments/models/tournament_lists.h"
#include "tournaments/models/tournament_match_model.h"
#include "tournaments/view/fault_table.h"

#include <QLocale>

#include <utility>

namespace hilltop {

namespace {

constexpr int kWidestSeat = 200, kRoundPadding = 8;

} // namespace

TournamentDetails::TournamentDetails(QWidget* parent)
    : ContestDetails(parent)
    , m_matchModel(new TournamentMatchModel(this))
    , m_roundModel(new ReadTable(this))
    , m_faults(new FaultTable) {
    setMatches(m_matchModel);
    connect(m_matchModel, &QAbstractItemModel::dataChanged, this, [this] {
        if (!std::exchange(m_fitted, true)) fitMatches();
    });
    setHint(tr("Click a cell of the crosstable for its matches."));
    makeRounds();
    addPart(tr("Rounds"), m_rounds, m_rounds);
    addPart(tr("Faults"), m_faults, m_faults->table());
    connect(m_faults, &FaultTable::opened, this, &TournamentDetails::openFault);
    setTabs({Matches, Faults});
}

void TournamentDetails::makeRounds() {
    m_rounds = new ChoosingTable;
    m_roundModel->setObjectName(QStringLiteral("rounds"));
    m_roundModel->set(RoundListModel::of({}, {}, {}));
    m_rounds->setModel(m_roundModel);
    m_rounds->setItemDelegate(new MarkedCells(m_rounds));
    dressDetails(*m_rounds, tr("Rounds"));
    m_roundsFitter = new ColumnFitter(*m_rounds, [] { // without its state, the winner is bold anyway
        return detailColumns(RoundListModel::Columns, kRoundPadding, {RoundListModel::State});
    });
    connect(m_rounds, &ChoosingTable::chosen, this, [this](const QModelIndex& row) {
        const QModelIndex first = row.siblingAtColumn(RoundListModel::Round);
        const int two = first.data(RoundListModel::TwoRole).toInt();
        if (two >= 0) emit pairChosen(first.data(RoundListModel::OneRole).toInt(), two);
    });
}

void TournamentDetails::begin(TournamentJob* job) {
    m_job = job;
    m_fitted = false;
    m_shownFaults.reset();
    m_faults->assign({});
    m_matchModel->setJob(job);
    const Plan& plan = job->plan();
    m_roundModel->set(RoundListModel::of(plan.format, {}, job->names()));
    m_faults->setGame(plan.entry().info());
    m_hasRounds = is_adaptive(plan.format);
    setTabs(m_hasRounds ? std::vector<int>{Matches, Rounds, Faults} : std::vector<int>{Matches, Faults});
    showPart(m_hasRounds ? Rounds : Matches);
    setHint(job->progress().course.shard().whole()
                ? tr("Click a cell of the crosstable for its matches.")
                : tr("This file is part %1 of a tournament. Merge the parts to see its matches.")
                      .arg(QString::fromStdString(shard_text(job->progress().course.shard()))));
    showHint();
    refresh();
}

void TournamentDetails::refresh() {
    if (m_job == nullptr || !m_job->exists()) return;
    if (!is_paired(m_job->plan().format) && m_matchModel->isEmpty() && m_job->news().rows > 0) showPair(0, 1);
    m_matchModel->assign();
    showTitle();
    if (m_hasRounds) {
        m_roundModel->follow(
            RoundListModel::of(m_job->plan().format, m_job->progress().course.bracket().rounds, m_job->names()));
        m_roundsFitter->fit();
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
    m_faults->assign(rows);
}

void TournamentDetails::showPair(int one, int two) {
    m_matchModel->setPair(one, two);
    if (m_matchModel->isEmpty()) return;
    if (!m_fitted) fitMatches(); // again when the first rows are there; once a tournament is enough
    showList();
    showTitle();
}

void TournamentDetails::showTitle() {
    if (m_matchModel->isEmpty()) return;
    const QString count = QLocale().toString(m_matchModel->matches());
    const QStringList names = m_job->names();
    setTitle(is_paired(m_job->plan().format)
                 ? tr("%1 against %2: %3 matches").arg(names[m_matchModel->one()], names[m_matchModel->two()], count)
                 : tr("%1 matches").arg(count));
}

void TournamentDetails::openMatch(int row) {
    emit matchChosen(m_matchModel->place(row), -1);
}

/// For any name: rows that are not in sight have others.
int TournamentDetails::seatWidth() const {
    int names = 0;
    for (const QString& name : m_job->names())
        names = qMax(names, fontMetrics().horizontalAdvance(name) + 32);
    return qMin(names, kWidestSeat);
}

void TournamentDetails::openFault(qint64 match, int decision) {
    const auto place = place_of(m_job->schedule(), static_cast<std::uint64_t>(match));
    if (place) emit matchChosen(*place, decision);
}

} // namespace hilltop
