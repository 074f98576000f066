// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_page.h"

#include "choose/bot_trust.h"
#include "jobs/wait_note.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/manual_link.h"
#include "tournaments/models/tournament_luck.h"
#include "tournaments/setup/entrant_trial.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/stranded_tournaments.h"
#include "tournaments/view/tournament_exports.h"
#include "tournaments/view/tournament_list.h"
#include "tournaments/view/tournament_status.h"
#include "tournaments/view/tournament_view.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace hilltop {

namespace {

constexpr auto kLastGame = "tournament/game";
constexpr int kTellEvery = 1000; ///< ms: what list and start page hear of a running tournament
using Phase = TournamentJob::Phase;

} // namespace

TournamentPage::TournamentPage(Settings& settings, const QString& folder, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_folder(folder)
    , m_queue(folder)
    , m_listModel(new TournamentListModel(this))
    , m_status(new TournamentStatus(this))
    , m_stack(new QStackedLayout(this)) {
    setManual(*this, "tournaments");
    makeActions();
    m_list = new TournamentList(*m_listModel);
    m_view = new TournamentView({m_back, m_pause, m_stop, m_resume, m_watch});
    m_exports = new TournamentExports(*m_view, this);
    m_view->head()->exportButton()->setMenu(m_exports->menu());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_view);
    m_stranded = new StrandedTournaments(this);
    m_wait = new WaitNote(this);
    m_trial = new EntrantTrial(this);
    connectParts();
    restoreWaiting();
    refresh();
    m_folder.scan();
}

TournamentPage::~TournamentPage() {
    m_queue.disconnect(this);
    m_view->disconnect(this);
    m_view->setJob({});
}

void TournamentPage::makeActions() {
    m_new = makeAction("tournament.new", tr("&New tournament…"), QStringLiteral("plus"), QKeySequence(tr("Ctrl+T")),
                       [this] { newTournament(); });
    m_new->setIconText(tr("New tournament…"));
    m_new->setShortcutContext(Qt::WindowShortcut);
    m_back = makeAction("tournament.list", tr("&All tournaments"), QStringLiteral("chevron-left"),
                        Qt::ALT | Qt::Key_Left, [this] { showList(); });
    m_pause = makeAction("tournament.pause", tr("&Pause"), QStringLiteral("pause"), QKeySequence(tr("Ctrl+P")), [this] {
        if (const JobPtr& job = m_view->job()) job->pause(!job->progress().paused);
    });
    m_pause->setToolTip(tr("Finishes running matches, then waits"));
    m_stop = makeAction("tournament.stop", tr("&Stop after current matches"), QStringLiteral("stop"), {}, [this] {
        if (!m_view->job()) return;
        if (m_view->job()->phase() == Phase::Waiting)
            m_queue.withdraw(m_view->job().get());
        else
            m_view->job()->stop();
    });
    m_stop->setIconText(tr("Stop after current matches"));
    m_stop->setToolTip(tr("Finishes running matches, then stops. You can resume at any time"));
    m_resume = makeAction("tournament.resume", tr("&Resume"), QStringLiteral("play"), {}, [this] {
        if (m_view->job()) goOnWith(m_view->job());
    });
    m_watch =
        makeAction("tournament.watch", tr("&Watch a match"), QStringLiteral("replay"), {}, [this] { m_view->watch(); });
    m_watch->setIconText(tr("Watch"));
    m_watch->setToolTip(tr("Shows the newest match in Replay"));
}

void TournamentPage::connectParts() {
    connect(m_status, &QToolButton::clicked, this, [this] {
        if (m_queue.running()) showJob(m_queue.running());
        emit frontRequested();
    });
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        const JobPtr job = m_view->job();
        if (job && m_queue.find(job->path()) == job)
            job->giveUpOpening();
        else
            showList();
    });
    connect(m_view, &TournamentView::replayRequested, this, &TournamentPage::replayRequested);
    connect(m_view, &TournamentView::sentenceChanged, this, [this] { emit statusChanged(statusText()); });
    connect(&m_view->luck(), &TournamentLuck::showRequested, this, &TournamentPage::reviewsRequested);
    connect(m_exports, &TournamentExports::told, this, [this](const QString& sentence, bool trouble) {
        m_view->head()->setNotice(trouble ? sentence : QString());
        m_view->refresh();
        tell(sentence);
    });
    connect(&m_folder, &TournamentFolder::scanned, this, [this] {
        fillList();
        emit continueChanged();
    });
    connect(&m_folder, &TournamentFolder::renamed, this, &TournamentPage::showRenamed);
    connect(&m_folder, &TournamentFolder::renamed, this, [this](const QString& from, const QString& to) {
        if (m_reviews != nullptr) m_reviews->moved(from, to);
    });
    connect(&m_folder, &TournamentFolder::removed, &m_folder, &TournamentFolder::scan);
    connect(&m_folder, &TournamentFolder::refused, this, [this](const QString& problem) {
        tell(problem);
        m_folder.scan();
    });
    connect(&m_queue, &TournamentQueue::progressed, this, &TournamentPage::followRunning);
    connect(&m_queue, &TournamentQueue::changed, this, [this] {
        keepWaiting();
        fillList();
        refresh();
        emit continueChanged();
    });
    connect(m_view->head(), &TournamentHead::copyRequested, this, [this] {
        if (const JobPtr job = m_view->job()) m_stranded->askWhereToSave(*job);
    });
    connect(&m_queue, &TournamentQueue::finished, this, [this](const JobPtr& job) {
        if (job->stranded()) m_stranded->add(job);
        m_folder.scan();
        tellEnd(*job);
    });
    connect(m_list, &TournamentList::newRequested, m_new, &QAction::trigger);
    connect(m_list, &TournamentList::openRequested, this, &TournamentPage::open);
    connect(m_list, &TournamentList::resumeRequested, this, &TournamentPage::resume);
    connect(m_list, &TournamentList::renameRequested, this, &TournamentPage::renameFile);
    connect(m_list, &TournamentList::deleteRequested, this, &TournamentPage::removeFile);
    connect(m_list, &TournamentList::showRequested, this, [](const QString& path) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
}

/// A queue that resumes after a restart asks no question, so it waits where a question would be needed.
void TournamentPage::setTrust(BotTrust* trust) {
    m_trust = trust;
    m_queue.setMayBegin([trust](const Plan& plan) {
        const QString game = QString::fromStdString(plan.game);
        return trust == nullptr || trust->isolated() ||
               std::all_of(plan.bots.begin(), plan.bots.end(),
                           [&](const std::string& bot) { return trust->isSettled(game, bot); });
    });
}

void TournamentPage::setReviews(ReviewQueue* queue) {
    m_reviews = queue;
    m_view->luck().setQueue(queue);
}

void TournamentPage::newTournament(const QString& gameId) {
    if (m_dialog) {
        m_dialog->raise();
        return;
    }
    const QString wanted = gameId.isEmpty() ? m_settings.get<QString>(QLatin1String(kLastGame), QString()) : gameId;
    const GameEntry* game = find_game(wanted.toStdString());
    if (game == nullptr) game = games().front();
    m_dialog = new NewTournamentDialog(*game, m_settings, window(), m_own);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    QStringList taken;
    for (int row = 0; row < m_listModel->rowCount(); ++row)
        taken << m_listModel->entry(row).name;
    m_dialog->setTaken(taken);
    if (m_queue.running()) m_dialog->setWarning(tr("Another tournament is running. This one is queued."));
    connect(m_dialog, &QDialog::accepted, this, [this] {
        const Plan plan = m_dialog->plan();
        m_settings.set(QLatin1String(kLastGame), QString::fromStdString(plan.game));
        emit frontRequested();
        tryThenStart(plan, m_dialog->threads(), m_dialog->name());
    });
    m_dialog->open();
}

void TournamentPage::start(const Plan& plan, int threads, const QString& name) {
    if (mayPlay(plan)) startNow(plan, threads, name);
}

/// Bots that cannot play do not take part; problems are shown first.
void TournamentPage::tryThenStart(const Plan& plan, int threads, const QString& name) {
    if (!mayPlay(plan)) return;
    if (!has_hosted(plan)) return startNow(plan, threads, name);
    m_trial->disconnect(this);
    connect(m_trial, &EntrantTrial::passed, this,
            [this, threads, name](const Plan& players) { startNow(players, threads, name); });
    m_trial->begin(plan, threads);
}

void TournamentPage::startNow(const Plan& plan, int threads, const QString& name) {
    showJob(m_queue.start(name.isEmpty() ? planTitle(plan) : name, plan, threads));
}

void TournamentPage::open(const QString& path) {
    JobPtr job = m_queue.find(path);
    if (!job) job = m_stranded->find(path);
    if (!job && m_view->job() && m_view->job()->path() == path) job = m_view->job();
    if (!job) {
        job = std::make_shared<TournamentJob>();
        job->setThreads(NewTournamentDialog::usualThreads(m_settings));
        job->open(path);
    }
    showJob(job);
}

void TournamentPage::resume(const QString& path) {
    open(path);
    if (m_queue.running() == m_view->job())
        m_view->job()->pause(false);
    else
        goOnWith(m_view->job());
}

bool TournamentPage::mayPlay(const Plan& plan) {
    return m_trust == nullptr || m_trust->mayPlay(this, QString::fromStdString(plan.game), plan.bots);
}

/// Who takes part is known once the file has been read.
void TournamentPage::goOnWith(const JobPtr& job) {
    if (m_trust == nullptr || m_trust->isolated()) return m_queue.resume(job);
    if (job->exists()) {
        if (mayPlay(job->plan())) m_queue.resume(job);
        return;
    }
    if (job->phase() != Phase::Opening) return; // it could not be read, and says so
    connect(
        job.get(), &TournamentJob::phaseChanged, this, [this] { goOnWith(m_view->job()); }, Qt::SingleShotConnection);
}

void TournamentPage::showJob(const JobPtr& job) {
    if (m_view->job() != job) {
        letGo();
        m_view->setJob(job);
        connect(job.get(), &TournamentJob::phaseChanged, this, &TournamentPage::refresh);
        connect(job.get(), &TournamentJob::progressed, this, &TournamentPage::refresh);
    }
    m_notice.clear();
    m_stack->setCurrentIndex(1);
    refresh();
    if (isVisible()) m_view->takeFocus();
}

void TournamentPage::letGo() {
    const JobPtr job = m_view->job();
    if (!job) return;
    job->disconnect(this);
    m_view->setJob({});
}

void TournamentPage::showList() {
    const QString path = m_view->job() ? m_view->job()->path() : QString();
    letGo();
    m_stack->setCurrentIndex(0);
    fillList();
    m_list->setCurrentPath(path);
    refresh();
    if (isVisible()) m_list->setFocus(Qt::OtherFocusReason);
    m_folder.scan();
}

const TournamentJob* TournamentPage::job() const {
    return m_view->job().get();
}

void TournamentPage::tell(const QString& sentence) {
    m_notice = sentence;
    emit statusChanged(statusText());
}

void TournamentPage::refresh() {
    const TournamentJob* shown = job();
    const bool running = shown != nullptr && shown->running();
    const bool stopping = running && shown->stopping();
    const bool waits = shown != nullptr && shown->phase() == Phase::Waiting;
    const bool paused = running && shown->progress().paused;
    const auto set = [](QAction* action, bool on, bool enabled = true) {
        action->setEnabled(on && enabled);
        action->setVisible(on);
    };
    m_back->setEnabled(shown != nullptr);
    set(m_pause, running, !stopping);
    m_pause->setText(paused ? tr("&Continue") : tr("&Pause"));
    m_pause->setIconText(paused ? tr("Continue") : tr("Pause"));
    m_pause->setIcon(icon(paused ? QStringLiteral("play") : QStringLiteral("pause")));
    set(m_stop, running || waits, !stopping);
    m_stop->setText(waits ? tr("Remove from &queue") : tr("&Stop after current matches"));
    m_stop->setIconText(waits ? tr("Remove from queue") : tr("Stop after current matches"));
    set(m_resume, shown != nullptr && (shown->resumable() || (waits && !m_queue.running())));
    set(m_watch, running && shown->news().rows > 0);
    if (shown != nullptr && shown->phase() == Phase::Opening)
        m_wait->begin(tr("Opening %1…").arg(shown->title()));
    else
        m_wait->end();
    const JobPtr& job = m_queue.running();
    if (m_status)
        m_status->setState(job && job->exists() ? job->title() + QLatin1Char(' ') + shortState(*job) : QString());
    emit statusChanged(statusText());
}

/// At most once a second where it is not in front.
void TournamentPage::followRunning() {
    refresh();
    if (m_told.isValid() && m_told.elapsed() < kTellEvery) return;
    m_told.start();
    const JobPtr& job = m_queue.running();
    if (!job) return;
    m_listModel->update(entryFor(*job));
    emit continueChanged();
}

void TournamentPage::tellEnd(const TournamentJob& job) {
    if (!job.exists()) return;
    if (!job.problem().isEmpty()) {
        emit ended(job.path(), tr("%1 has stopped").arg(job.title()), job.problem());
        return;
    }
    const auto rows = job.progress().standings().rows();
    const QString leader = job.names()[rows.front().entrant];
    const QString matches = QLocale().toString(qlonglong{job.progress().done});
    emit ended(job.path(), job.complete() ? tr("%1 has ended").arg(job.title()) : tr("%1 has stopped").arg(job.title()),
               tr("%1 is first after %2 matches.").arg(leader, matches));
}

} // namespace hilltop
