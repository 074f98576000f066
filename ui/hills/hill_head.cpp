// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_head.h"

#include "hills/hill_job.h"
#include "hills/hill_words.h"
#include "style/icons.h"
#include "style/panel.h"
#include "style/settling_button.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

namespace hilltop {
namespace {

constexpr int kHillBar = 1000;

} // namespace

HillHead::HillHead(const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(QString(), TextSize::Title))
    , m_plan(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_leader(new TextLabel(QString(), TextSize::Text, true))
    , m_done(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_problem(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Warn))
    , m_problemLine(new QWidget)
    , m_bar(new QProgressBar) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    auto* back = new QToolButton;
    back->setDefaultAction(actions.back);
    back->setToolButtonStyle(Qt::ToolButtonIconOnly);
    back->setFixedSize(32, 32);
    back->setAccessibleName(actions.back->iconText());
    top->addWidget(back);
    m_title->setElided(true);
    m_plan->setElided(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_plan);
    top->addLayout(words, 1);
    for (QAction* action : {actions.run, actions.pause, actions.stop, actions.add})
        top->addWidget(new SettlingButton(action));
    auto* menu = new QMenu(this);
    for (QAction* action : actions.more)
        action != nullptr ? menu->addAction(action) : static_cast<void>(menu->addSeparator());
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("hillMore"));
    more->setText(tr("More"));
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMinimumHeight(32);
    top->addWidget(more);
    column->addLayout(top);
    m_bar->setRange(0, kHillBar);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(tr("Progress of the hill"));
    column->addWidget(m_bar);
    auto* line = new QHBoxLayout;
    line->setSpacing(18);
    m_leader->setObjectName(QStringLiteral("leader"));
    m_leader->setElided(true);
    m_done->setObjectName(QStringLiteral("due"));
    m_done->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(m_leader, 1);
    line->addWidget(m_done);
    column->addLayout(line);
    auto* trouble = new QHBoxLayout(m_problemLine);
    trouble->setContentsMargins(0, 0, 0, 0);
    trouble->setSpacing(8);
    trouble->addWidget(new IconLabel(QStringLiteral("warning"), 16));
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    trouble->addWidget(m_problem, 1);
    column->addWidget(m_problemLine);
    m_problemLine->hide();
}

void HillHead::refresh(const HillJob& job) {
    m_title->setText(hillTitle(job.path()));
    const bool there = job.state() != nullptr;
    // What cannot be read says so in place of the tables.
    m_problem->setText(there ? job.problem() : QString());
    m_problemLine->setVisible(!m_problem->text().isEmpty());
    m_bar->setVisible(job.running());
    if (!there) {
        for (TextLabel* label : {m_plan, m_leader, m_done})
            label->setText(QString());
        if (job.phase() == HillJob::Phase::Opening) m_leader->setText(tr("Opening the file…"));
        return;
    }
    m_plan->setText(hillPlanWords(*job.state()));
    m_leader->setText(leaderWords(*job.state()));
    if (job.running())
        showProgress(job);
    else
        m_done->setText(job.phase() == HillJob::Phase::Changing ? tr("Writing…") : dueWords(*job.state()));
    const QString open = job.running() ? QString() : openWords(*job.state());
    m_done->setToolTip(open);
    m_done->setAccessibleDescription(open);
}

void HillHead::showProgress(const HillJob& job) {
    const HillProgress& progress = job.progress();
    m_bar->setValue(progress.due == 0 ? 0 : static_cast<int>(kHillBar * progress.bouts / progress.due));
    const QString done =
        tr("%1 of %2 pairings, %3 matches")
            .arg(QLocale().toString(qulonglong{progress.bouts}), QLocale().toString(qulonglong{progress.due}),
                 QLocale().toString(qlonglong{progress.matches}));
    m_done->setText(job.stopping() ? tr("stopping…") : job.paused() ? tr("Paused: %1").arg(done) : done);
}

} // namespace hilltop
