// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/fault_table.h"

#include "standings/marked_cells.h"
#include "style/layouts.h"
#include "style/panel.h"
#include "text/fault_texts.h"

#include <QTableView>

namespace hilltop {

FaultTable::FaultTable(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(QString(), TextSize::Text, true))
    , m_foot(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_table(new QTableView) {
    auto* column = columnIn(this, 0);
    m_title->setElided(true);
    m_foot->setWordWrap(true);
    auto* head = rowPart(kUsualGap, {16, 10, 16, 6});
    head->addWidget(m_title);
    column->addLayout(head);
    m_model.set(FaultListModel::of({}));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new MarkedCells(m_table));
    dressTable(m_table);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fitter = new ColumnFitter(*m_table, &FaultTable::columns);
    QSizePolicy policy = m_table->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_table->setSizePolicy(policy);
    column->addWidget(m_table, 1);
    auto* foot = rowPart(kUsualGap, {16, 6, 16, 8});
    foot->addWidget(m_foot);
    column->addLayout(foot);
    setFocusProxy(m_table);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit opened(index.data(FaultListModel::MatchRole).toLongLong(),
                    index.data(FaultListModel::DecisionRole).toInt());
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FaultTable::refresh);
    refresh();
}

void FaultTable::assign(const QList<FaultRow>& rows) {
    m_faults = FaultListModel::faults(rows);
    m_model.follow(FaultListModel::of(rows));
    refresh();
}

void FaultTable::setGame(const Info& game) {
    m_game = &game;
    refresh();
}

QString FaultTable::title() const {
    return m_title->text();
}

void FaultTable::refresh() {
    m_title->setText(faultsTitle(m_faults, m_game));
    const QString output = m_table->currentIndex().data(Qt::AccessibleDescriptionRole).toString().trimmed();
    m_foot->setText(!output.isEmpty() ? tr("Output: %1").arg(tellingLine(output))
                    : m_faults > 0    ? tr("Double-click a fault to open that decision in Replay.")
                                      : tr("A fault is an answer that is late, illegal or missing."));
    m_foot->setToolTip(output);
    m_table->setVisible(m_faults > 0);
    m_table->setAccessibleName(m_title->text());
    m_fitter->fit();
}

/// The name takes what is left. Where the fault was, and the shorter time, show as far as they fit.
FitColumns FaultTable::columns() {
    constexpr int kNarrowName = 100;
    FitColumns fit{std::vector<FitColumn>(FaultListModel::Columns), {FaultListModel::Time, FaultListModel::Last}};
    fit.columns[FaultListModel::Bot] = {.least = kNarrowName, .stretch = 1, .measure = FitColumn::Nothing};
    return fit;
}

} // namespace hilltop
