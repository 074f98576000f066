// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/tournament_head.h"

#include "models/tournament_job.h"
#include "shell/icons.h"
#include "shell/panel.h"
#include "text/durations.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace hilltop {

TournamentHead::TournamentHead(const TournamentJob& job, QWidget* parent)
    : QWidget(parent)
    , m_job(job)
    , m_title(new TextLabel(QString(), TextSize::Title))
    , m_plan(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_percent(new TextLabel(QString(), TextSize::Text, true))
    , m_done(new TextLabel)
    , m_left(new TextLabel)
    , m_pace(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel(tr("Results stay in memory until the next tournament."), TextSize::Text, false,
                           TextLabel::Ink::Quiet))
    , m_bar(new QProgressBar)
    , m_stop(new QPushButton(icon(QStringLiteral("stop")), tr("Finish and stop"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_title);
    m_plan->setElided(true);
    top->addWidget(m_plan, 1);
    top->addWidget(m_stop);
    QSizePolicy stays = m_stop->sizePolicy();
    stays.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(stays);
    m_stop->setToolTip(tr("Stops now; what has been counted stays"));
    column->addLayout(top);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(tr("Progress of the tournament"));
    column->addWidget(m_bar);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_percent);
    line->addWidget(m_done);
    line->addSpacing(18);
    line->addWidget(m_left);
    line->addSpacing(18);
    line->addWidget(m_pace);
    line->addStretch(1);
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(m_note, 100);
    column->addLayout(line);
    connect(m_stop, &QPushButton::clicked, this, &TournamentHead::stopRequested);
}

int TournamentHead::percent() const {
    const Progress& progress = m_job.progress();
    return progress.total == 0 ? 0 : static_cast<int>(100 * progress.done / progress.total);
}

QString TournamentHead::shortState() const {
    const Progress& progress = m_job.progress();
    const QString part = tr("%1 %").arg(QLocale().toString(percent()));
    if (progress.stopped) return tr("stopped at %1").arg(part);
    if (progress.finished) return tr("finished");
    if (progress.seconds_left() < 0) return part;
    return tr("%1, %2 left").arg(part, shortDurationText(progress.seconds_left()));
}

void TournamentHead::refresh() {
    const QLocale locale;
    const auto number = [&](std::int64_t n) { return locale.toString(qlonglong{n}); };
    const Progress& progress = m_job.progress();
    const Plan& plan = m_job.plan();
    m_title->setText(m_job.title());
    QString words =
        tr("%n bots, %1 matches a pair", nullptr, static_cast<int>(plan.bots.size())).arg(number(plan.matches));
    if (plan.duplicate) words = tr("%1, duplicate deals").arg(words);
    m_plan->setText(tr("%1, seed %2").arg(words, QString::number(plan.seed)));
    m_bar->setValue(progress.total == 0 ? 0 : static_cast<int>(1000 * progress.done / progress.total));
    m_percent->setText(tr("%1 %").arg(locale.toString(percent())));
    m_done->setText(tr("%1 of %2 matches").arg(number(progress.done), number(progress.total)));
    if (progress.stopped)
        m_left->setText(tr("stopped after %1").arg(durationText(progress.seconds)));
    else if (progress.finished)
        m_left->setText(tr("finished in %1").arg(durationText(progress.seconds)));
    else
        m_left->setText(progress.seconds_left() < 0 ? tr("just begun")
                                                    : tr("about %1 left").arg(durationText(progress.seconds_left())));
    const double pace = progress.seconds > 0 ? static_cast<double>(progress.done) / progress.seconds : 0;
    const QString threads = m_job.threads() == 1 ? tr("1 thread") : tr("%n threads", nullptr, m_job.threads());
    m_pace->setText(progress.done == 0 ? tr("on %1").arg(threads)
                                       : tr("%1 matches a second on %2").arg(number(std::llround(pace)), threads));
    m_stop->setVisible(!progress.finished);
}

} // namespace hilltop
