// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hills_page.h"

#include "base/text_file.h"
#include "choose/dropped_files.h"
#include "choose/own_bot_list.h"
#include "contests/contest_list.h"
#include "hill/season_keys.h"
#include "hill/unpacked_bots.h"
#include "hills/hill_changes.h"
#include "hills/hill_exports.h"
#include "hills/hill_view.h"
#include "hills/hill_words.h"
#include "hills/new_hill_dialog.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "text/error_texts.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>
#include <QUrl>

namespace hilltop {
namespace {

constexpr int kLookEvery = 1500, kSayEvery = 1000; ///< ms: for other programs, and the start page
constexpr auto kRecentHills = "hills/recent";      ///< files outside of the own folder, the last opened first
constexpr auto kLastHillGame = "hills/game";
using Phase = HillJob::Phase;

} // namespace

HillsPage::HillsPage(Settings& settings, const QString& folder, HillAdding::Check check, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_folder(folder, hillFiles())
    , m_runs(new HillRuns(settings, *this))
    , m_adding(new HillAdding(*this, std::move(check)))
    , m_changes(new HillChanges(*this))
    , m_actions(*this, acts())
    , m_stack(new QStackedLayout(this)) {
    setManual(*this, "hills#in-the-window");
    m_folder.recentIn(settings, QLatin1String(kRecentHills));
    m_list = new ContestList(m_model);
    const HillActions& a = m_actions;
    m_view = new HillView({a.back, {a.run, a.pause, a.stop, a.add}, nullptr},
                          QList<QAction*>{a.budget, a.challenge, nullptr} + a.ofBot() +
                              QList<QAction*>{a.letBack, nullptr, a.season},
                          a.ofBot());
    m_exports = new HillExports(*m_view, this);
    m_view->head()->menuButton()->menu()->addSeparator();
    m_view->head()->menuButton()->menu()->addMenu(m_exports->menu());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_view);
    m_look.setInterval(kLookEvery);
    setAcceptDrops(true);
    connectParts();
    m_runs->restore();
    refresh();
    m_folder.scan();
}

HillsPage::~HillsPage() {
    m_runs->disconnect(this);
    m_view->disconnect(this);
    m_view->setJob({});
}

HillActions::Acts HillsPage::acts() {
    HillActions::Acts acts;
    acts.newHill = [this] { newHill(); };
    acts.open = [this] { askForHill(); };
    acts.back = [this] { showList(); };
    acts.run = [this] { run({}); };
    acts.budget = [this] {
        if (takesBots()) m_changes->askForBudget(job(), m_settings);
    };
    acts.pause = [this] {
        if (job()) job()->pause(!job()->paused());
    };
    acts.stop = [this] {
        if (job()) job()->stop();
    };
    acts.add = [this] {
        if (takesBots()) m_adding->askForBots(job());
    };
    acts.version = [this] {
        if (const auto bot = m_view->chosen()) m_adding->askForFiles(job(), QString::fromStdString(bot->name));
    };
    acts.retire = [this] { leave(HillEvent::Kind::Retired); };
    acts.disqualify = [this] { leave(HillEvent::Kind::Disqualified); };
    acts.letBack = [this] {
        if (takesBots()) m_changes->askToLetBack(job());
    };
    acts.season = [this] {
        if (takesBots()) m_changes->askForSeason(job());
    };
    acts.challenge = [this] { challenge(); };
    return acts;
}

void HillsPage::connectParts() {
    connect(m_adding, &HillAdding::told, this, &HillsPage::tell);
    connect(m_changes, &HillChanges::told, this, &HillsPage::tell);
    connect(m_changes, &HillChanges::budgetChosen, this, [this](int matches) { run(matches); });
    connect(m_exports, &HillExports::told, this, [this](const QString& sentence, bool trouble) {
        m_view->head()->setNotice(trouble ? sentence : QString());
        m_view->refresh();
        tell(sentence);
    });
    connect(m_list, &ContestList::newRequested, m_actions.newHill, &QAction::trigger);
    connect(m_list, &ContestList::fileRequested, m_actions.open, &QAction::trigger);
    connect(m_list, &ContestList::openRequested, this, &HillsPage::open);
    connect(m_list, &ContestList::resumeRequested, this, &HillsPage::resume);
    connect(m_list, &ContestList::renameRequested, this, &HillsPage::renameFile);
    connect(m_list, &ContestList::deleteRequested, this, &HillsPage::removeFile);
    connect(m_list, &ContestList::forgetRequested, &m_folder, &ContestFolder::forget);
    connect(m_list, &ContestList::showRequested, this, [](const QString& path) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    connect(&m_folder, &ContestFolder::scanned, this, [this] {
        fillList();
        emit continueChanged();
    });
    connect(&m_folder, &ContestFolder::renamed, this, [this](const QString&, const QString& to) {
        m_last = to;
        m_folder.scan();
    });
    connect(&m_folder, &ContestFolder::removed, &m_folder, &ContestFolder::scan);
    connect(&m_folder, &ContestFolder::refused, this, [this](const QString& problem) {
        tell(problem);
        m_folder.scan();
    });
    connect(m_runs, &HillRuns::changed, this, [this](const HillJobPtr& changed) {
        if (!job())
            fillList();
        else if (changed == job())
            refresh();
        if (m_said.isValid() && m_said.elapsed() < kSayEvery && changed->running()) return;
        m_said.start();
        emit continueChanged();
    });
    connect(m_runs, &HillRuns::finished, &m_folder, &ContestFolder::scan);
    connect(m_runs, &HillRuns::copied, this, &HillsPage::open);
    connect(m_runs, &HillRuns::showRequested, this, &HillsPage::open);
    connect(m_view->head(), &ContestHead::copyRequested, this, [this] {
        if (job()) m_runs->saveCopy(job());
    });
    connect(m_view, &HillView::replayRequested, this, &HillsPage::replayRequested);
    connect(m_view, &HillView::chosenChanged, this, &HillsPage::refresh);
    connect(m_view, &HillView::sentenceChanged, this, [this] { emit statusChanged(statusText()); });
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (job() && isVisible()) job()->readIfChanged();
    });
}

void HillsPage::setOwnBots(const OwnBotList* own) {
    m_adding->setOwnBots(own);
}

void HillsPage::setTrust(BotTrust* trust) {
    m_runs->setTrust(trust);
    m_adding->setTrust(trust);
}

const HillJobPtr& HillsPage::job() const {
    return m_view->job();
}

bool HillsPage::takesBots() const {
    return job() && job()->state();
}

void HillsPage::open(const QString& path) {
    const HillJobPtr opened = m_runs->open(path);
    m_view->setJob(opened);
    m_folder.remember(opened->path());
    m_notice.clear();
    m_stack->setCurrentIndex(1);
    m_look.start();
    refresh();
    if (isVisible()) m_view->takeFocus();
}

void HillsPage::resume(const QString& path) {
    open(path);
    if (job()->paused())
        job()->pause(false);
    else
        m_runs->run(job());
}

void HillsPage::showList() {
    if (job()) m_last = job()->path();
    m_view->setJob({});
    m_look.stop();
    m_runs->letGo(job());
    m_notice.clear();
    m_stack->setCurrentIndex(0);
    fillList();
    refresh();
    if (isVisible()) m_list->setFocus(Qt::OtherFocusReason);
    m_folder.scan();
}

void HillsPage::fillList() {
    QList<ContestEntry> entries = m_folder.entries();
    for (ContestEntry& entry : entries) {
        const HillJobPtr played = m_runs->find(entry.path);
        if (!played || !played->running() || !played->state()) continue;
        const bool elsewhere = entry.elsewhere;
        entry = entryOf(entry.path, *played->state());
        entry.state = played->paused() ? ContestState::Paused : ContestState::Running;
        entry.changed = QDateTime::currentDateTime();
        entry.elsewhere = elsewhere;
    }
    for (const HillJobPtr& job : m_runs->stranded())
        if (std::ranges::find(entries, job->path(), &ContestEntry::path) == entries.end())
            entries.prepend(entryOf(job->path(), *job->state()));
    m_model.assign(entries);
    if (!m_last.isEmpty() && m_model.find(m_last) >= 0) m_list->setCurrentPath(std::exchange(m_last, QString()));
    emit statusChanged(statusText());
}

void HillsPage::newHill() {
    if (m_dialog) return m_dialog->raise();
    const GameEntry* game = find_game(m_settings.get<QString>(QLatin1String(kLastHillGame), {}).toStdString());
    if (game == nullptr) game = games().front();
    m_dialog = new NewHillDialog(*game, m_settings, m_folder.names(), window());
    connect(m_dialog, &QDialog::accepted, this, [this] {
        Plan plan = m_dialog->plan();
        const QString path = m_folder.pathFor(m_dialog->name());
        m_settings.set(QLatin1String(kLastHillGame), QString::fromStdString(plan.game));
        const auto made = [&]() -> Result<> {
            TRY(make_folder(QFileInfo(path).absolutePath().toStdString()));
            TRY(seal_hill(plan));
            TRY(HillFile::create(path.toStdString(), plan));
            return {};
        }();
        if (!made) return tell(sentence(made.error()));
        open(path);
    });
    openDialog(m_dialog);
}

void HillsPage::askForHill() {
    askForFiles(this, tr("Open hill"), QDir::homePath(), tr("Hills (*.hhill);;All files (*)"),
                QFileDialog::ExistingFile, this, [this](const QStringList& paths) { open(paths.front()); });
}

void HillsPage::run(std::optional<std::int64_t> budget) {
    m_notice.clear();
    if (takesBots() && job()->phase() == Phase::Idle) m_runs->run(job(), budget);
}

void HillsPage::leave(HillEvent::Kind kind) {
    if (const auto bot = m_view->chosen(); bot && takesBots()) m_changes->askToLeave(job(), *bot, kind);
}

void HillsPage::challenge() {
    if (!takesBots() || job()->state()->table.rows.empty()) return;
    m_unpacking = Job::start(
        [path = job()->path().toStdString(), key = job()->state()->table.rows.front().key](JobControl&) {
            return [&]() -> Result<std::string> {
                auto hill = TRY(HillFile::open(path));
                return spec_to_run(TRY(hill.content(hill.field().versions().at(key))));
            }();
        },
        [this, state = job()->state()](const Result<std::string>& bot) {
            if (!bot) return tell(sentence(bot.error()));
            const Plan& plan = state->plan;
            emit challengeRequested(QString::fromStdString(plan.game), plan.rules, plan.seats,
                                    QString::fromStdString(*bot));
        },
        Job::Urgency::WaitedFor);
}

void HillsPage::renameFile(const QString& path, const QString& name) {
    if (m_runs->plays(path)) return tell(tr("You can’t rename a hill while it is being played."));
    m_folder.rename(path, name);
}

void HillsPage::removeFile(const QString& path) {
    if (m_runs->plays(path))
        return tell(tr("You can’t delete a hill while it is being played. Stop it first.")); // since asked
    m_folder.remove(path);
}

void HillsPage::tell(const QString& sentence) {
    m_notice = sentence;
    emit statusChanged(statusText());
    emit told(sentence);
}

void HillsPage::refresh() {
    m_actions.refresh(job().get(), m_view->chosen().has_value(), adding());
    emit statusChanged(statusText());
}

/// The folder's entries come newest first.
const ContestEntry* HillsPage::dueHill() const {
    const auto& entries = m_folder.entries();
    const auto due = std::find_if(entries.begin(), entries.end(), [this](const ContestEntry& entry) {
        return entry.state == ContestState::Due && !m_runs->plays(entry.path);
    });
    return due == entries.end() ? nullptr : &*due;
}

std::optional<ContinueItem> HillsPage::continueItem() const {
    const auto played = m_runs->played();
    const ContestEntry* due = dueHill();
    if (played.empty() && due == nullptr) return {};
    ContinueItem item = played.empty() ? hilltop::continueItem(*due) : hilltop::continueItem(*played.front());
    item.id = QLatin1String(kContinueId);
    item.iconName = iconName();
    return item;
}

void HillsPage::goOn() {
    if (const auto played = m_runs->played(); !played.empty())
        open(played.front()->path());
    else if (const ContestEntry* due = dueHill())
        resume(due->path);
}

QString HillsPage::title() const {
    return tr("Hills");
}

QString HillsPage::iconName() const {
    return QStringLiteral("hill");
}

QList<QAction*> HillsPage::barActions() const {
    return {m_actions.newHill, m_actions.open};
}

QList<QAction*> HillsPage::menuActions(MenuId menu) const {
    if (menu != MenuId::Hill) return {};
    return m_actions.ofMenu();
}

QList<KeyHint> HillsPage::keyHints() const {
    return {{tr("Enter"), tr("open a hill of the list")},
            {tr("Arrows"), tr("move through standings and crosstable")},
            {tr("Enter or Space"), tr("matches of a cell, replay of a match")}};
}

QString HillsPage::statusText() const {
    if (!m_notice.isEmpty()) return m_notice;
    if (job()) {
        const QString words = m_view->sentence();
        return words.isEmpty() ? hillTitle(job()->path()) : words;
    }
    if (m_folder.scanning() && m_model.rowCount() == 0) return tr("Reading the hills…");
    if (m_model.rowCount() == 0) return tr("No hills yet.");
    return tr("%Ln hills", nullptr, m_model.rowCount());
}

QList<QWidget*> HillsPage::panes() const {
    if (!job()) return {m_list};
    return m_view->panes();
}

void HillsPage::shown() {
    if (job())
        job()->readIfChanged();
    else
        m_folder.scan();
}

void HillsPage::takeFocus() {
    if (!job())
        m_list->setFocus(Qt::OtherFocusReason);
    else
        m_view->takeFocus();
}

void HillsPage::dragEnterEvent(QDragEnterEvent* event) {
    // Bots join the hill that is shown; what the window opens elsewhere, such as a match or a hill, goes there.
    const QStringList files = localFiles(*event->mimeData());
    if (takesBots() && !files.isEmpty() && std::all_of(files.begin(), files.end(), &mayBeBot)) takeCopy(*event);
}

void HillsPage::dropEvent(QDropEvent* event) {
    if (takeCopy(*event)) addBots(localFiles(*event->mimeData()));
}

} // namespace hilltop
