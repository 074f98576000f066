// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_head.h"

#include "style/layouts.h"
#include "style/panel.h"
#include "style/settling_button.h"

#include <QAction>
#include <QEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>
#include <QToolButton>

namespace hilltop {
namespace {

constexpr int kHeadButton = 32, kWholeBar = 1000;

} // namespace

ContestHead::ContestHead(const Actions& actions, const QString& progress, QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(QString(), TextSize::Title))
    , m_plan(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_lead(new TextLabel(QString(), TextSize::Text, true))
    , m_percent(new TextLabel(QString(), TextSize::Text, true))
    , m_done(new TextLabel)
    , m_left(new TextLabel)
    , m_pace(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_problem(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Warn))
    , m_course(new QWidget)
    , m_problemLine(new QWidget)
    , m_bar(new QProgressBar)
    , m_threads(new QSpinBox)
    , m_again(new QPushButton(tr("Try again")))
    , m_copy(new QPushButton(tr("Save a copy…")))
    , m_menu(new QToolButton) {
    auto* column = columnIn(this, 8);
    auto* top = rowPart(12);
    auto* back = new QToolButton;
    back->setDefaultAction(actions.back);
    back->setToolButtonStyle(Qt::ToolButtonIconOnly);
    back->setFixedSize(kHeadButton, kHeadButton);
    back->setAccessibleName(actions.back->iconText());
    top->addWidget(back);
    m_title->setElided(true);
    m_plan->setElided(true);
    auto* words = columnPart(0); // beside the buttons of one that runs there is no room for both in a line
    words->addWidget(m_title);
    words->addWidget(m_plan);
    top->addLayout(words, 1);
    for (QAction* action : actions.buttons)
        top->addWidget(new SettlingButton(action));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMinimumHeight(kHeadButton);
    top->addWidget(m_menu);
    column->addLayout(top);
    m_bar->setRange(0, kWholeBar);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(progress);
    column->addWidget(m_bar);
    makeLine(*column);

    auto* trouble = rowIn(m_problemLine, 8);
    trouble->addWidget(new IconLabel(QStringLiteral("warning"), 16));
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    trouble->addWidget(m_problem, 1);
    trouble->addWidget(m_again);
    trouble->addWidget(m_copy);
    connect(m_copy, &QPushButton::clicked, this, &ContestHead::copyRequested);
    if (actions.again != nullptr) connect(m_again, &QPushButton::clicked, actions.again, &QAction::trigger);
    column->addWidget(m_problemLine);
    m_problemLine->hide();
}

/// Who leads, or how far it is, and at the right what is kept or due.
void ContestHead::makeLine(QVBoxLayout& column) {
    auto* line = rowPart(6);
    m_lead->setObjectName(QStringLiteral("leader"));
    m_lead->setElided(true);
    line->addWidget(m_lead, 1000);
    auto* course = rowIn(m_course, 6);
    course->addWidget(m_percent);
    course->addWidget(m_done);
    course->addSpacing(18);
    course->addWidget(m_left);
    course->addSpacing(18);
    course->addWidget(m_pace);
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_threads->setAccessibleName(tr("Threads"));
    m_threads->setToolTip(tr("Worker threads. You can change this at any time"));
    m_threads->setKeyboardTracking(false);
    connect(m_threads, &QSpinBox::valueChanged, this, &ContestHead::threadsChosen);
    course->addWidget(m_threads);
    line->addWidget(m_course);
    line->addStretch(1);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->installEventFilter(this);
    line->addWidget(m_note, 100);
    column.addLayout(line);
}

void ContestHead::setNotice(const QString& sentence) {
    m_notice = sentence;
}

void ContestHead::setStatus(const ContestStatus& status) {
    m_title->setText(status.title);
    m_plan->setText(status.plan);
    m_plan->setToolTip(status.planTip);
    m_menu->setVisible(status.menu);
    m_menu->setEnabled(status.menuEnabled);
    m_bar->setVisible(status.permille >= 0);
    m_bar->setValue(std::max(0, status.permille));
    m_lead->setText(status.lead);
    m_lead->setVisible(!status.lead.isEmpty());
    m_percent->setText(status.percent);
    m_done->setText(status.done);
    m_done->setToolTip(status.doneTip);
    m_left->setText(status.left);
    m_pace->setText(status.pace);
    m_course->setVisible(status.lead.isEmpty());
    m_threads->setVisible(status.threads > 0);
    if (status.threads > 0) {
        const QSignalBlocker quiet(m_threads);
        if (!m_threads->hasFocus()) m_threads->setValue(status.threads);
        m_threads->setSuffix(QLatin1Char(' ') + (status.threads == 1 ? tr("thread", "after a number in a box")
                                                                     : tr("threads", "after a number in a box")));
    }
    m_wholeNote = status.note;
    m_leastNote = status.leastNote.isEmpty() ? status.note : status.leastNote;
    m_note->setToolTip(status.noteTip);
    m_note->setAccessibleDescription(status.noteTip);
    // What is due is short and says more than the end of the sentence beside it.
    m_note->setMinimumWidth(status.lead.isEmpty() ? 0 : m_note->fontMetrics().horizontalAdvance(status.note) + 2);
    fitNote();
    const QString problem = status.problem.isEmpty() ? m_notice : status.problem;
    m_again->setVisible(status.again);
    m_copy->setVisible(status.copy);
    m_problem->setText(problem);
    m_problemLine->setVisible(!problem.isEmpty());
}

/// The least note matters more than the rest of the whole one.
void ContestHead::fitNote() {
    const bool fits = m_note->fontMetrics().horizontalAdvance(m_wholeNote) <= m_note->width();
    m_note->setText(fits ? m_wholeNote : m_leastNote);
}

bool ContestHead::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::Resize) fitNote();
    return QWidget::eventFilter(watched, event);
}

} // namespace hilltop
