// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/record_list.h"

#include "documents/match_document.h"
#include "documents/outcome_texts.h"
#include "documents/record_names.h"
#include "jobs/job.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "text/shown_name.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

QString seatsOf(const Record& record) {
    return RecordListModel::tr("%1: %2").arg(gameTitle(record.game), recordSeats(record));
}

} // namespace

void RecordListModel::setRecords(std::vector<Record> records) {
    beginResetModel();
    if (auto before = std::exchange(m_records, std::move(records)); !before.empty()) letGo(std::move(before));
    endResetModel();
}

int RecordListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

QVariant RecordListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool right = index.column() != SeatsColumn;
        return QVariant::fromValue((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    const Record& record = m_records[static_cast<std::size_t>(index.row())];
    if (index.column() == NumberColumn) return numberFrom1(index.row());
    if (index.column() == SeatsColumn) return seatsOf(record);
    return record.result ? recordPoints(record) : tr("unfinished");
}

QVariant RecordListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= Columns) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool right = section != SeatsColumn;
        return QVariant::fromValue((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    return QStringList{tr("Match"), tr("Seats"), tr("Result")}[section];
}

RecordList::RecordList(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel({}, TextSize::Title, true))
    , m_problem(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Bad))
    , m_list(new QTableView)
    , m_analyse(new QPushButton(tr("Analyse these"))) {
    m_title->setElided(true);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_list->setModel(&m_model);
    m_list->setAccessibleName(tr("Matches in the file"));
    dressTable(m_list);
    auto* header = m_list->horizontalHeader();
    header->setSectionResizeMode(RecordListModel::NumberColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(RecordListModel::SeatsColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(RecordListModel::ResultColumn, QHeaderView::ResizeToContents);
    header->setResizeContentsPrecision(100); // files may hold many thousands
    auto* column = columnIn(this, 12, {28, 20, 28, 20});
    column->addWidget(m_title);
    column->addWidget(m_problem);
    column->addWidget(inPanel(m_list), 1);
    m_analyse->setObjectName(QStringLiteral("analyseList"));
    m_analyse->setToolTip(tr("In the background. Each analysis is saved with its match"));
    column->addWidget(m_analyse, 0, Qt::AlignRight);
    connect(m_analyse, &QPushButton::clicked, this, &RecordList::analyseRequested);
    setFocusProxy(m_list);
    connect(m_list, &QTableView::clicked, this, [this](const QModelIndex& index) { emit chosen(index.row()); });
    connect(m_list, &QTableView::activated, this, [this](const QModelIndex& index) { emit chosen(index.row()); });
}

void RecordList::setFile(std::vector<Record> records, const QString& path, int current) {
    const QString file = shownFile(path);
    const QString title = tr("%Ln matches", nullptr, static_cast<int>(records.size()));
    m_path = path;
    m_title->setText(file.isEmpty() ? title : tr("%1 in %2").arg(title, file));
    m_analyse->setVisible(!records.empty() && records.front().line > 0); // a log keeps no reviews
    m_model.setRecords(std::move(records));
    setProblem({});
    m_list->setCurrentIndex(m_model.index(current, 0));
}

int RecordList::rowOf(const MatchDocument& document) const {
    const auto& list = m_model.records();
    if (document.origin().path != m_path || document.origin().line == 0) return -1;
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Record& record) { return record.line == document.origin().line; });
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

void RecordList::keep(const MatchDocument& document) {
    if (const int row = rowOf(document); row >= 0) m_model.replace(static_cast<std::size_t>(row), document.record());
}

void RecordList::setProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

QString RecordList::problem() const {
    return m_problem->text();
}

} // namespace hilltop
