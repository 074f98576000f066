// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_page.h"

#include "contests/contest_list.h"
#include "contests/stranded_contest.h"
#include "jobs/wait_note.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "tournaments/models/tournament_luck.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_catalog.h"
#include "tournaments/view/tournament_exports.h"
#include "tournaments/view/tournament_start.h"
#include "tournaments/view/tournament_view.h"
#include "tournaments/view/tournament_words.h"

#include <QAction>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

namespace hilltop {

namespace {

constexpr auto kLastGame = "tournament/game";
constexpr int kTellEvery = 1000; ///< ms: what list and start page hear of a running tournament
using Phase = TournamentJob::Phase;

struct StrandedTournaments {
    Q_DECLARE_TR_FUNCTIONS(hilltop::StrandedTournaments)
};

} // namespace

TournamentPage::TournamentPage(Settings& settings, const QString& folder, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_folder(folder, tournamentFiles())
    , m_queue(folder)
    , m_status(new StatusButton(iconName(), tr("Go to the tournament"), this))
    , m_start(new TournamentStart(m_queue, this))
    , m_stack(new QStackedLayout(this)) {
    setManual(*this, "tournaments");
    makeActions();
    m_catalog = std::make_unique<TournamentCatalog>(m_settings, m_folder, m_queue);
    m_catalog->model().setParent(this); // is found as what the page shows
    m_list = new ContestList(m_catalog->model());
    m_view = new TournamentView({m_back, {m_watch, m_pause, m_stop, m_resume}, m_resume});
    m_exports = new TournamentExports(*m_view, this);
    m_view->head()->menuButton()->setMenu(m_exports->menu());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_view);
    m_wait = new WaitNote(this);
    connectParts();
    m_catalog->restoreWaiting();
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
    m_resume = makeAction("tournament.resume", tr("&Resume"), QStringLiteral("play"), Qt::Key_F5, [this] {
        if (m_view->job()) m_start->resume(m_view->job());
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
    connect(m_start, &TournamentStart::started, this, &TournamentPage::showJob);
    connect(m_view, &TournamentView::replayRequested, this, &TournamentPage::replayRequested);
    connect(m_view, &TournamentView::sentenceChanged, this, [this] { emit statusChanged(statusText()); });
    connect(&m_view->luck(), &TournamentLuck::showRequested, this, &TournamentPage::reviewsRequested);
    connect(m_exports, &TournamentExports::told, this, [this](const QString& sentence, bool trouble) {
        m_view->head()->setNotice(trouble ? sentence : QString());
        m_view->refresh();
        tell(sentence);
    });
    connect(&m_folder, &ContestFolder::scanned, this, [this] {
        m_catalog->fill();
        emit continueChanged();
    });
    connect(&m_folder, &ContestFolder::renamed, this, [this](const QString& from, const QString& to) {
        m_catalog->rename(from, to);
        m_list->setCurrentPath(to);
        m_folder.scan();
        if (m_reviews != nullptr) m_reviews->moved(from, to);
    });
    connect(&m_folder, &ContestFolder::removed, &m_folder, &ContestFolder::scan);
    connect(&m_folder, &ContestFolder::refused, this, [this](const QString& problem) {
        tell(problem);
        m_folder.scan();
    });
    connect(&m_queue, &TournamentQueue::progressed, this, &TournamentPage::followRunning);
    connect(&m_queue, &TournamentQueue::changed, this, [this] {
        m_catalog->keepWaiting();
        m_catalog->fill();
        refresh();
        emit continueChanged();
    });
    connect(m_view->head(), &ContestHead::copyRequested, this, [this] {
        if (const JobPtr job = m_view->job()) askWhereToSave(job);
    });
    connect(&m_queue, &TournamentQueue::finished, this, [this](const JobPtr& job) {
        m_folder.scan();
        tellEnd(*job);
    });
    connect(m_list, &ContestList::newRequested, m_new, &QAction::trigger);
    connect(m_list, &ContestList::openRequested, this, &TournamentPage::open);
    connect(m_list, &ContestList::resumeRequested, this, &TournamentPage::resume);
    connect(m_list, &ContestList::renameRequested, this, &TournamentPage::renameFile);
    connect(m_list, &ContestList::deleteRequested, this, &TournamentPage::removeFile);
    connect(m_list, &ContestList::showRequested, this, [](const QString& path) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
}

void TournamentPage::setTrust(BotTrust* trust) {
    m_start->setTrust(trust);
}

EntrantTrial& TournamentPage::trial() const {
    return m_start->trial();
}

void TournamentPage::start(const Plan& plan, int threads, const QString& name) {
    m_start->start(plan, threads, name);
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
    m_dialog->setTaken(m_catalog->names());
    if (m_queue.running()) m_dialog->setWarning(tr("Another tournament is running. This one is queued."));
    connect(m_dialog, &QDialog::accepted, this, [this] {
        const Plan plan = m_dialog->plan();
        m_settings.set(QLatin1String(kLastGame), QString::fromStdString(plan.game));
        emit frontRequested();
        m_start->tryThenStart(plan, m_dialog->threads(), m_dialog->name());
    });
    openDialog(m_dialog);
}

void TournamentPage::open(const QString& path) {
    JobPtr job = m_queue.find(path);
    for (const JobPtr& stranded : m_queue.stranded())
        if (!job && stranded->path() == path) job = stranded;
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
        m_start->resume(m_view->job());
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
    m_catalog->fill();
    m_list->setCurrentPath(path);
    refresh();
    if (isVisible()) m_list->setFocus(Qt::OtherFocusReason);
    m_folder.scan();
}

const TournamentJob* TournamentPage::job() const {
    return m_view->job().get();
}

void TournamentPage::renameFile(const QString& path, const QString& name) {
    if (m_queue.find(path)) return tell(tr("You can’t rename a tournament while it is running or queued."));
    m_folder.rename(path, name);
}

void TournamentPage::removeFile(const QString& path) {
    if (m_queue.running() && m_queue.running()->path() == path) // it has begun while the question was open
        return tell(tr("A running tournament can’t be deleted. Stop it first."));
    if (const JobPtr job = m_queue.find(path)) m_queue.withdraw(job.get());
    m_folder.remove(path);
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
    m_pause->setText(paused ? tr("&Resume") : tr("&Pause"));
    m_pause->setIconText(paused ? tr("Resume") : tr("Pause"));
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
    m_catalog->keepWaiting(); // it may have been paused
    refresh();
    if (m_told.isValid() && m_told.elapsed() < kTellEvery) return;
    m_told.start();
    const JobPtr& job = m_queue.running();
    if (!job) return;
    m_catalog->update(*job);
    emit continueChanged();
}

void TournamentPage::tellEnd(const TournamentJob& job) {
    if (job.exists()) emit ended(job.path(), endTitle(job), endText(job));
}

std::optional<ContinueItem> TournamentPage::continueItem() const {
    auto item = m_catalog->continueItem(iconName());
    if (item) item->id = QLatin1String(kContinueId);
    return item;
}

void TournamentPage::goOn() {
    const QString path = m_catalog->pathToContinue();
    if (m_queue.running())
        open(path);
    else if (!path.isEmpty())
        resume(path);
}

QString TournamentPage::title() const {
    return tr("Tournaments");
}

QString TournamentPage::iconName() const {
    return QStringLiteral("trophy");
}

QList<QAction*> TournamentPage::barActions() const {
    return {m_new};
}

QList<QAction*> TournamentPage::menuActions(MenuId menu) const {
    if (menu != MenuId::Tournament) return {};
    return {m_new, nullptr, m_pause, m_stop, m_resume, m_watch, nullptr, m_back};
}

QList<KeyHint> TournamentPage::keyHints() const {
    return {{tr("Enter"), tr("open a tournament of the list")},
            {tr("F2, Del"), tr("rename it, delete it")},
            {tr("Arrows"), tr("move through the crosstable")},
            {tr("Enter or Space"), tr("matches of a cell, replay of a match")}};
}

QString TournamentPage::statusText() const {
    if (!m_notice.isEmpty()) return m_notice;
    if (job() != nullptr) {
        const QString sentence = m_view->sentence();
        return sentence.isEmpty() ? job()->title() : sentence;
    }
    if (m_folder.scanning() && m_catalog->model().rowCount() == 0) return tr("Reading the tournaments…");
    if (m_catalog->model().rowCount() == 0) return tr("No tournaments yet.");
    return tr("%Ln tournaments", nullptr, m_catalog->model().rowCount());
}

QList<QWidget*> TournamentPage::panes() const {
    if (job() == nullptr) return {m_list};
    return m_view->panes();
}

void TournamentPage::askWhereToSave(const JobPtr& job) {
    askWhereToSaveCopy(this, job->title(), QLatin1String(kTournamentSuffix),
                       StrandedTournaments::tr("Tournaments (*.%1)"), this,
                       [job](const QString& path) { job->saveCopy(path); });
}

void TournamentPage::leave(std::function<void(bool may)> then) {
    if (m_queue.stranded().empty()) return then(true);
    const JobPtr job = m_queue.stranded().front();
    askAboutStranded(this, StrandedTournaments::tr("Save this tournament?"), job->title(), this,
                     [this, job, then = std::move(then)](StrandedAnswer answer) {
                         if (answer == StrandedAnswer::SaveCopy) askWhereToSave(job);
                         // What is saved is shown, and the window can be closed.
                         if (answer != StrandedAnswer::Discard) return then(false);
                         m_queue.forget(job);
                         leave(then);
                     });
}

void TournamentPage::takeFocus() {
    if (job() == nullptr)
        m_list->setFocus(Qt::OtherFocusReason);
    else
        m_view->takeFocus();
}

} // namespace hilltop
