// SPDX-License-Identifier: GPL-3.0-or-later
// What ReplayPage is put together of.
#include "documents/marking.h"
#include "documents/record_list.h"
#include "jobs/wait_note.h"
#include "replay/analysis_graph.h"
#include "replay/analysis_panel.h"
#include "replay/answer_log.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "style/empty_state.h"
#include "style/icons.h"
#include "style/panel.h"
#include "table/match_panel.h"
#include "table/match_tabs.h"
#include "table/score_view.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/score_sheet.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace hilltop {
namespace {

QWidget* without(QWidget* widget, int left, int top, int right, int bottom, QLayout* layout) {
    layout->setContentsMargins(left, top, right, bottom);
    widget->setLayout(layout);
    return widget;
}

} // namespace

QWidget* ReplayPage::makeTransport() {
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    for (QAction* action : {m_first, m_previous, m_play, m_next, m_last}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(action != m_play);
        button->installEventFilter(this);
        row->addWidget(button);
    }
    m_pace = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_pace->setAlignment(Qt::AlignHCenter);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_pace);
    column->addStretch(1);
    return without(new QWidget, 0, 0, 0, 0, column);
}

QWidget* ReplayPage::makeMoves() {
    m_number = new TextLabel({}, TextSize::Text, true);
    m_decision = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_number->setWordWrap(true);
    m_decision->setWordWrap(true);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(16, 10, 16, 10);
    head->setSpacing(0);
    head->addWidget(m_number);
    head->addWidget(m_decision);
    head->addWidget(m_answers = new AnswerLog);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(new Hairline);
    column->addWidget(m_tabs, 1);
    column->addWidget(new Hairline);
    column->addWidget(makeNotes());
    m_side = without(new QWidget, 0, 0, 0, 0, column);
    return m_side;
}

QWidget* ReplayPage::makeNotes() {
    auto* title = new TextLabel(tr("Notes"), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_saved = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    m_saved->setElided(true);
    m_saved->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* save = new QToolButton;
    save->setDefaultAction(m_save);
    save->setToolButtonStyle(Qt::ToolButtonTextOnly);
    save->setObjectName(QStringLiteral("saveNotes"));
    const auto follow = [this, save] { save->setVisible(m_save->isVisible()); }; // a button alone does not
    connect(m_save, &QAction::changed, save, follow);
    follow();
    auto* head = new QHBoxLayout;
    head->addWidget(title);
    head->addWidget(m_saved, 1);
    head->addWidget(save);
    m_notes = new QPlainTextEdit;
    m_notes->setAccessibleName(tr("Notes on this match"));
    m_notes->setPlaceholderText(tr("Your notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->installEventFilter(this);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_notes);
    return without(new QWidget, 16, 6, 12, 10, column);
}

QWidget* ReplayPage::makeMatch() {
    m_strip = new QHBoxLayout;
    m_strip->setSpacing(16);
    m_strip->addWidget(makeTransport());
    m_strip->addWidget(m_timeline, 1);
    m_left = new QVBoxLayout;
    m_left->setSpacing(0);
    m_left->addWidget(m_table, 3);
    m_left->addWidget(m_graph, 2);
    m_left->addLayout(m_strip);
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    across->addLayout(m_left, 1);
    across->addWidget(new Hairline(Qt::Vertical));
    across->addWidget(makeMoves());
    across->addWidget(m_panel = new AnalysisPanel({m_previousMistake, m_nextMistake, m_rollOut, m_world}, m_log));
    m_panel->hide();
    m_graph->hide();
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(new Hairline);
    column->addLayout(across, 1);
    return without(new QWidget, 0, 0, 0, 0, column);
}

} // namespace hilltop
