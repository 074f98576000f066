// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_head.h"

#include "style/icons.h"
#include "style/panel.h"
#include "style/settling_button.h"
#include "text/durations.h"
#include "text/error_texts.h"
#include "tournaments/models/tournament_job.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>
#include <QToolButton>

namespace hilltop {

namespace {

QString number(std::int64_t n) {
    return QLocale().toString(qlonglong{n});
}

int permille(const Progress& progress) {
    return static_cast<int>(1000 * progress.share());
}

} // namespace

TournamentHead::TournamentHead(const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel(QString(), TextSize::Title))
    , m_plan(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_percent(new TextLabel(QString(), TextSize::Text, true))
    , m_done(new TextLabel)
    , m_left(new TextLabel)
    , m_pace(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_problem(new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Warn))
    , m_problemLine(new QWidget)
    , m_bar(new QProgressBar)
    , m_threads(new QSpinBox)
    , m_resume(new SettlingButton(actions.resume))
    , m_again(new QPushButton(tr("Try again")))
    , m_copy(new QPushButton(tr("Save a copy…")))
    , m_export(new QToolButton) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    auto* back = new QToolButton;
    back->setDefaultAction(actions.back);
    back->setToolButtonStyle(Qt::ToolButtonIconOnly);
    back->setFixedSize(32, 32);
    back->setAccessibleName(actions.back->iconText());
    top->addWidget(back);
    m_title->setElided(true);
    m_plan->setElided(true);
    auto* words = new QVBoxLayout; // beside the buttons of one that runs there is no room for both in a line
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_plan);
    top->addLayout(words, 1);
    for (QAction* action : {actions.watch, actions.pause, actions.stop})
        top->addWidget(new SettlingButton(action));
    top->addWidget(m_resume);
    m_export->setText(tr("Export"));
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setMinimumHeight(32);
    top->addWidget(m_export);
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
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_threads->setAccessibleName(tr("Threads"));
    m_threads->setToolTip(tr("Worker threads. You can change this at any time"));
    m_threads->setKeyboardTracking(false);
    connect(m_threads, &QSpinBox::valueChanged, this, &TournamentHead::threadsChosen);
    line->addWidget(m_threads);
    line->addStretch(1);
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->installEventFilter(this);
    line->addWidget(m_note, 100);
    column->addLayout(line);

    auto* trouble = new QHBoxLayout(m_problemLine);
    trouble->setContentsMargins(0, 0, 0, 0);
    trouble->setSpacing(8);
    trouble->addWidget(new IconLabel(QStringLiteral("warning"), 16));
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    trouble->addWidget(m_problem, 1);
    trouble->addWidget(m_again);
    trouble->addWidget(m_copy);
    connect(m_copy, &QPushButton::clicked, this, &TournamentHead::copyRequested);
    connect(m_again, &QPushButton::clicked, actions.resume, &QAction::trigger);
    column->addWidget(m_problemLine);
    m_problemLine->hide();
}

QString shortState(const TournamentJob& job) {
    const Progress& progress = job.progress();
    const QString part = TournamentHead::tr("%1 %").arg(QLocale().toString(permille(progress) / 10));
    if (job.phase() == TournamentJob::Phase::Waiting) return TournamentHead::tr("queued");
    if (job.complete()) return TournamentHead::tr("finished");
    if (!job.running()) return TournamentHead::tr("stopped at %1").arg(part);
    if (job.stopping()) return TournamentHead::tr("%1, stopping").arg(part);
    if (progress.paused) return TournamentHead::tr("paused at %1").arg(part);
    if (progress.left < 0) return part;
    return TournamentHead::tr("%1, %2 left").arg(part, shortDurationText(progress.left));
}

QString planWords(const TournamentJob& job) {
    const Plan& plan = job.plan();
    const QString bots = TournamentHead::tr("%n bots", nullptr, static_cast<int>(plan.bots.size()));
    const QString count = number(plan.matches);
    QString words = plan.format == Format::Cup ? TournamentHead::tr("%1, %2 matches per set").arg(bots, count)
                    : is_paired(plan.format)   ? TournamentHead::tr("%1, %2 matches per pair").arg(bots, count)
                                               : TournamentHead::tr("%1, %2 matches").arg(bots, count);
    if (plan.duplicate) words = TournamentHead::tr("%1, duplicate deals").arg(words);
    if (plan.together) words = TournamentHead::tr("%1, bots of one language together").arg(words);
    if (!job.progress().course.tells_seed()) return TournamentHead::tr("%1, sealed seed").arg(words);
    return TournamentHead::tr("%1, seed %2").arg(words, QString::number(plan.seed));
}

void TournamentHead::setNotice(const QString& sentence) {
    m_notice = sentence;
}

void TournamentHead::refresh(const TournamentJob& job) {
    m_title->setText(job.title());
    m_export->setEnabled(job.exists() && job.progress().done > 0);
    showProblem(job);
    m_threads->setVisible(job.running());
    const bool refused = !job.exists() && !job.problem().isEmpty();
    m_bar->setVisible(!refused);
    m_export->setVisible(!refused);
    if (!job.exists()) {
        for (TextLabel* label : {m_plan, m_percent, m_done, m_left, m_pace, m_note})
            label->setText(QString());
        if (job.phase() == TournamentJob::Phase::Opening) m_done->setText(tr("Opening the file…"));
        m_bar->setValue(0);
        return;
    }
    m_plan->setText(planWords(job));
    const auto& seal = job.plan().seal;
    m_plan->setToolTip(seal ? tr("SHA-256 of the sealed seed: %1").arg(QString::fromStdString(seal->sha256))
                            : QString());
    m_bar->setValue(permille(job.progress()));
    m_percent->setText(tr("%1 %").arg(QLocale().toString(permille(job.progress()) / 10)));
    showLine(job);
}

void TournamentHead::showLine(const TournamentJob& job) {
    const Progress& progress = job.progress();
    const TournamentNews& news = job.news();
    const bool running = job.running();
    m_done->setText(progress.total > progress.done || !job.complete()
                        ? tr("%1 of %2 matches").arg(number(progress.done), number(progress.total))
                        : tr("%1 matches").arg(number(progress.done)));
    if (progress.ahead > 0 && running)
        m_done->setText(tr("%1, %2 played, waiting for an earlier match").arg(m_done->text(), number(progress.ahead)));
    m_done->setToolTip(
        progress.ahead > 0 && running
            ? tr("A slow match is still running. Later matches are shown, but the stop rule does not count them yet.")
            : QString());
    const double seconds = news.played + progress.seconds;
    if (job.phase() == TournamentJob::Phase::Waiting)
        m_left->setText(tr("queued"));
    else if (job.phase() == TournamentJob::Phase::Opening)
        m_left->setText(tr("opening the file…"));
    else if (job.complete())
        m_left->setText(progress.course.stopped_early()
                            ? tr("stopped by its stop rule after %1").arg(durationText(seconds))
                            : tr("finished in %1").arg(durationText(seconds)));
    else if (!running)
        m_left->setText(tr("stopped after %1").arg(durationText(seconds)));
    else if (job.stopping())
        m_left->setText(progress.begun > 0
                            ? tr("finishing %n running matches", nullptr, static_cast<int>(progress.begun))
                            : tr("stopping…"));
    else if (progress.solved >= 0)
        m_left->setText(tr("a bot is solving these rules: %1 %").arg(static_cast<int>(100 * progress.solved)));
    else if (progress.paused)
        m_left->setText(tr("paused"));
    else
        m_left->setText(progress.left < 0 ? tr("just begun") : tr("about %1 left").arg(durationText(progress.left)));
    if (running) {
        const QSignalBlocker quiet(m_threads);
        if (!m_threads->hasFocus()) m_threads->setValue(job.threads());
        m_threads->setSuffix(QLatin1Char(' ') + (job.threads() == 1 ? tr("thread", "after a number in a box")
                                                                    : tr("threads", "after a number in a box")));
        m_pace->setText(progress.pace() <= 0
                            ? tr("on")
                            : tr("%1 matches per second on").arg(number(std::llround(progress.pace()))));
    } else {
        m_pace->setText(QString());
    }
    QString note = job.problem().isEmpty() ? tr("saved") : QString();
    if (!job.unkept().isEmpty())
        note = tr("not saved, lost when the window closes");
    else if (running && news.saved_ago >= 0)
        note = news.saved_ago < 1.5 ? tr("saved, safe to close")
                                    : tr("saved %1 ago, safe to close").arg(shortDurationText(news.saved_ago));
    m_leastNote = running && job.unkept().isEmpty() && !note.isEmpty() ? tr("saved") : note;
    m_wholeNote = note;
    fitNote();
}

/// That it is saved matters more than the rest of the sentence.
void TournamentHead::fitNote() {
    const bool fits = m_note->fontMetrics().horizontalAdvance(m_wholeNote) <= m_note->width();
    m_note->setText(fits ? m_wholeNote : m_leastNote);
}

bool TournamentHead::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::Resize) fitNote();
    return QWidget::eventFilter(watched, event);
}

void TournamentHead::showProblem(const TournamentJob& job) {
    QString text;
    if (job.stranded())
        text = tr("%1. Everything played so far is in memory. Save a copy to keep it.").arg(job.problem());
    else if (!job.problem().isEmpty())
        text = job.exists()
                   ? tr("%1. Everything saved before is kept, and nothing else has changed.").arg(job.problem())
                   : QString(); // there is nothing else on the page, which says so itself
    else if (!job.unkept().isEmpty())
        text = tr("The results can’t be saved: %1.").arg(job.unkept());
    else if (const auto& remarks = job.progress().remarks; !remarks.empty())
        text = sentence(remarks.front()) + QLatin1Char('.');
    if (text.isEmpty()) text = m_notice;
    m_copy->setVisible(job.stranded());
    m_again->setVisible(!job.problem().isEmpty() && job.resumable());
    m_problem->setText(text);
    m_problemLine->setVisible(!text.isEmpty());
}

QString endTitle(const TournamentJob& job) {
    return (job.problem().isEmpty() && job.complete() ? TournamentHead::tr("%1 has ended")
                                                      : TournamentHead::tr("%1 has stopped"))
        .arg(job.title());
}

QString endText(const TournamentJob& job) {
    if (!job.problem().isEmpty()) return job.problem();
    const QString leader = job.names()[job.progress().standings().rows().front().entrant];
    return TournamentHead::tr("%1 is first after %2 matches.").arg(leader, number(job.progress().done));
}

} // namespace hilltop
