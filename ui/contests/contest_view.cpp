// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_view.h"

#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "style/layouts.h"
#include "style/panel.h"

namespace hilltop {
namespace {

constexpr int kViewMargin = 16, kViewTop = 12, kViewGap = 12, kLeastUpper = 150, kLeastLower = 170;
constexpr int kWhyWidth = 640, kWhyIcon = 40;

} // namespace

ContestView::ContestView(const ContestHead::Actions& actions, const QString& progress, QWidget* parent)
    : QWidget(parent)
    , m_head(new ContestHead(actions, progress))
    , m_crosstableModel(new CrosstableModel(this)) {
    auto* column = columnIn(this, kViewGap, {kViewMargin, kViewTop, kViewMargin, kViewMargin});
    column->addWidget(m_head);
}

void ContestView::layOut(QWidget* upper, QWidget* lower) {
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(m_upper = upper);
    column->addWidget(m_lower = lower, 1);
    column->addWidget(m_refused = makeRefused(), 1);
    for (QWidget* part : {m_upper, m_lower, m_refused})
        part->setVisible(false);
}

QWidget* ContestView::makeRefused() {
    auto* page = new QWidget;
    m_why = new TextLabel;
    m_why->setObjectName(QStringLiteral("refused"));
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setMaximumWidth(kWhyWidth);
    auto* across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(m_why, 1000);
    across->addStretch(1);
    auto* middle = columnIn(page, kViewGap);
    middle->addStretch(1);
    middle->addWidget(new IconLabel(QStringLiteral("warning"), kWhyIcon), 0, Qt::AlignHCenter);
    middle->addLayout(across);
    middle->addStretch(1);
    return page;
}

void ContestView::refuse(const QString& why) {
    m_refused->setVisible(!why.isEmpty());
    m_why->setText(why);
}

void ContestView::fitUpper(int needed) {
    const int room = height() - m_head->sizeHint().height() - kViewTop - kViewMargin - 2 * kViewGap;
    const int least = qMax(kLeastLower, m_lower->minimumSizeHint().height());
    const int most = qMax(kLeastUpper, qMin(room - least - kViewGap, room * 6 / 10));
    m_upper->setFixedHeight(qBound(kLeastUpper, needed, most));
}

QWidget* ContestView::makeCrosstable() {
    m_crosstable = new CrosstableView(*m_crosstableModel);
    connect(m_crosstable, &ChoosingTable::chosen, this,
            [this](const QModelIndex& cell) { showCell(cell.row(), cell.column()); });
    connect(m_crosstable->selectionModel(), &QItemSelectionModel::currentChanged, this, &ContestView::sentenceChanged);
    auto* cross = new QWidget;
    auto* column = columnIn(cross, 0, {0, 8, 0, 8});
    auto* head = rowPart(kUsualGap, {16, 0, 16, 2});
    auto* words = new TextLabel(tr("Row won against column, %"), TextSize::Small, false, TextLabel::Ink::Quiet);
    words->setElided(true);
    head->addWidget(words, 1);
    head->addWidget(new HeatScale);
    column->addLayout(head);
    column->addWidget(m_crosstable, 1);
    return cross;
}

void ContestView::showCell(int row, int column) {
    const int one = m_crosstableModel->rowEntrant(row), two = m_crosstableModel->columnEntrant(column);
    if (one != two) listPair(one, two);
}

QString ContestView::cellSentence() const {
    const QModelIndex cell = m_crosstable->currentIndex();
    return cell.isValid() ? cell.data(CrosstableModel::SentenceRole).toString() : QString();
}

void ContestView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

QWidget* sideBySide(QWidget* left, QWidget* right) {
    auto* pair = new QWidget;
    auto* across = rowIn(pair, 16);
    across->addWidget(left, 55);
    across->addWidget(right, 45);
    return pair;
}

} // namespace hilltop
