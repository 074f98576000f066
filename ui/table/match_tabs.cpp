// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/match_tabs.h"

#include "style/layouts.h"
#include "style/panel.h"
#include "table/match_panel.h"
#include "table/score_view.h"

#include <QStackedLayout>
#include <QTableView>

namespace hilltop {

MatchTabs::MatchTabs(LogModel& log, QWidget* parent)
    : QWidget(parent)
    , m_switch(new Segmented({tr("Scoresheet"), tr("Moves")}))
    , m_score(new ScoreView(m_sheet))
    , m_moves(new QTableView)
    , m_stack(new QStackedLayout) {
    m_switch->setAccessibleName(tr("Beside the table"));
    m_moves->setFrameShape(QFrame::NoFrame);
    dressLog(m_moves, log);
    m_stack->addWidget(m_score);
    m_stack->addWidget(m_moves);
    auto* head = rowPart(kUsualGap, {16, 8, 16, 8});
    head->addWidget(m_switch);
    auto* column = columnIn(this, 0);
    column->addLayout(head);
    column->addWidget(new Hairline);
    column->addLayout(m_stack, 1);
    connect(m_switch, &Segmented::currentChanged, m_stack, &QStackedLayout::setCurrentIndex);
}

void MatchTabs::setTab(Tab tab) {
    m_switch->setCurrent(tab);
}

QWidget* MatchTabs::current() const {
    return m_stack->currentWidget();
}

} // namespace hilltop
