// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_view.h"

#include "standings/crosstable_view.h"
#include "style/panel.h"

#include <QVBoxLayout>

namespace hilltop {
namespace {

constexpr int kViewMargin = 16, kViewTop = 12, kViewGap = 12, kLeastUpper = 150, kLeastLower = 170;
constexpr int kWhyWidth = 640, kWhyIcon = 40;

} // namespace

ContestView::ContestView(const ContestHead::Actions& actions, const QString& progress, QWidget* parent)
    : QWidget(parent)
    , m_head(new ContestHead(actions, progress)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kViewMargin, kViewTop, kViewMargin, kViewMargin);
    column->setSpacing(kViewGap);
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
    auto* middle = filling(page);
    middle->setSpacing(kViewGap);
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

QVBoxLayout* filling(QWidget* widget, int top, int bottom) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, top, 0, bottom);
    column->setSpacing(0);
    return column;
}

QWidget* inPanel(QWidget* widget) {
    auto* panel = new Panel;
    filling(panel)->addWidget(widget);
    return panel;
}

QWidget* sideBySide(QWidget* left, QWidget* right) {
    auto* pair = new QWidget;
    auto* across = new QHBoxLayout(pair);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(16);
    across->addWidget(left, 55);
    across->addWidget(right, 45);
    return pair;
}

QWidget* withHeatScale(CrosstableView* table) {
    auto* cross = new QWidget;
    auto* column = filling(cross, 8, 8);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 2);
    auto* words =
        new TextLabel(ContestView::tr("Row won against column, %"), TextSize::Small, false, TextLabel::Ink::Quiet);
    words->setElided(true);
    head->addWidget(words, 1);
    head->addWidget(new HeatScale);
    column->addLayout(head);
    column->addWidget(table, 1);
    return cross;
}

} // namespace hilltop
