// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hills_page.h"

#include "base/parallel.h"
#include "base/text_file.h"
#include "choose/dropped_files.h"
#include "choose/own_bot_list.h"
#include "hill/season_keys.h"
#include "hill/unpacked_bots.h"
#include "hills/add_bots_dialog.h"
#include "hills/hill_changes.h"
#include "hills/hill_list.h"
#include "hills/hill_view.h"
#include "hills/hill_words.h"
#include "hills/new_hill_dialog.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/manual_link.h"
#include "text/error_texts.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QStackedLayout>
#include <QUrl>

namespace hilltop {
namespace {

constexpr int kLookEvery = 1500; ///< ms
constexpr auto kLastHillGame = "hills/game";
using Phase = HillJob::Phase;

} // namespace

HillsPage::HillsPage(Settings& settings, const QString& folder, HillAdding::Check check, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_folder(settings, folder)
    , m_model(new HillListModel(this))
    , m_adding(new HillAdding(*this, std::move(check)))
    , m_changes(new HillChanges(*this))
    , m_stack(new QStackedLayout(this)) {
    setManual(*this, "hills#in-the-window");
    makeActions();
    const QList<QAction*> bot{m_version, m_retire, m_disqualify};
    m_list = new HillList(*m_model, m_new, m_open);
    m_view = new HillView({m_back, m_run, m_pause, m_stop, m_add,
                           QList<QAction*>{m_budget, m_challenge, nullptr} + bot + QList<QAction*>{nullptr, m_season}},
                          bot);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_view);
    m_look.setInterval(kLookEvery);
    setAcceptDrops(true);
    connectParts();
    refresh();
    m_folder.scan();
}

HillsPage::~HillsPage() {
    m_view->disconnect(this);
    m_view->setJob({});
}

void HillsPage::makeActions() {
    m_new = makeAction("hill.new", tr("&New hill…"), QStringLiteral("plus"), {}, [this] { newHill(); });
    m_open = makeAction("hill.open", tr("&Open hill…"), QStringLiteral("file"), {}, [this] { askForHill(); });
    m_back = makeAction("hill.list", tr("&All hills"), QStringLiteral("chevron-left"), Qt::ALT | Qt::Key_Left,
                        [this] { showList(); });
    m_run = makeAction("hill.run", tr("&Run"), QStringLiteral("play"), Qt::Key_F5, [this] { run({}); });
    m_run->setToolTip(tr("Plays what has not been played yet"));
    m_budget = makeAction("hill.budget", tr("Run with b&udget…"), QString(), {}, [this] {
        if (takesBots()) m_changes->askForBudget(job(), m_settings);
    });
    m_pause = makeAction("hill.pause", tr("&Pause"), QStringLiteral("pause"), QKeySequence(tr("Ctrl+P")), [this] {
        if (job()) job()->pause(!job()->paused());
    });
    m_stop = makeAction("hill.stop", tr("&Stop"), QStringLiteral("stop"), {}, [this] {
        if (job()) job()->stop();
    });
    m_stop->setToolTip(tr("Pairings that have ended are kept, those being played begin again next time"));
    m_add = makeAction("hill.add", tr("Add &bots…"), QStringLiteral("plus"), {}, [this] { askForBots(); });
    m_version = makeAction("hill.version", tr("New &version…"), QString(), {}, [this] {
        if (const auto bot = m_view->chosen()) askForFiles(QString::fromStdString(bot->name));
    });
    m_retire = makeAction("hill.retire", tr("Re&tire…"), QString(), {}, [this] { leave(HillEvent::Kind::Retired); });
    m_disqualify = makeAction("hill.disqualify", tr("&Disqualify…"), QString(), {},
                              [this] { leave(HillEvent::Kind::Disqualified); });
    m_challenge =
        makeAction("hill.challenge", tr("Challenge the &king…"), QStringLiteral("cards"), {}, [this] { challenge(); });
    m_season = makeAction("hill.season", tr("&End season…"), QString(), {}, [this] {
        if (takesBots()) m_changes->askForSeason(job());
    });
}

void HillsPage::connectParts() {
    connect(m_adding, &HillAdding::told, this, &HillsPage::tell);
    connect(m_changes, &HillChanges::told, this, &HillsPage::tell);
    connect(m_changes, &HillChanges::budgetChosen, this, [this](int matches) { run(matches); });
    connect(m_list, &HillList::openRequested, this, &HillsPage::open);
    connect(m_list, &HillList::showRequested, this, [](const QString& path) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    connect(m_list, &HillList::removeRequested, this, [this](const QString& path) {
        if (m_folder.isOwn(path))
            return tell(tr("This hill is in Hilltop’s own folder. Delete or move its file to remove it."));
        m_folder.forget(path);
    });
    connect(&m_folder, &HillFolder::scanned, this, &HillsPage::fillList);
    connect(m_view, &HillView::replayRequested, this, &HillsPage::replayRequested);
    connect(m_view, &HillView::chosenChanged, this, &HillsPage::refresh);
    connect(m_view, &HillView::sentenceChanged, this, [this] { emit statusChanged(statusText()); });
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (job() && isVisible()) job()->readIfChanged();
    });
}

void HillsPage::setOwnBots(const OwnBotList* own) {
    m_own = own;
    m_adding->setOwnBots(own);
}

void HillsPage::setTrust(BotTrust* trust) {
    m_trust = trust;
    m_adding->setTrust(trust);
}

const HillJobPtr& HillsPage::job() const {
    return m_view->job();
}

bool HillsPage::takesBots() const {
    return job() && job()->state();
}

void HillsPage::open(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    HillJobPtr& kept = m_jobs[file];
    if (!kept) {
        kept = std::make_shared<HillJob>(file);
        connect(kept.get(), &HillJob::changed, this, [this, file] {
            if (job() && job()->path() == file) refresh();
        });
        connect(kept.get(), &HillJob::finished, this, [this] { m_folder.scan(); });
    }
    m_view->setJob(kept);
    kept->read();
    m_folder.remember(file);
    m_notice.clear();
    m_stack->setCurrentIndex(1);
    m_look.start();
    refresh();
    if (isVisible()) m_view->takeFocus();
}

void HillsPage::showList() {
    if (job()) m_last = job()->path();
    m_view->setJob({});
    m_look.stop();
    std::erase_if(m_jobs, [](const auto& kept) { return kept.second->phase() == Phase::Idle; });
    m_notice.clear();
    m_stack->setCurrentIndex(0);
    fillList();
    refresh();
    if (isVisible()) m_list->setFocus(Qt::OtherFocusReason);
    m_folder.scan();
}

void HillsPage::fillList() {
    QList<HillListEntry> entries = m_folder.entries();
    for (HillListEntry& entry : entries)
        if (const auto kept = m_jobs.find(entry.path); kept != m_jobs.end() && kept->second->running())
            entry.run = HillListEntry::Run::Running;
    m_model->assign(entries);
    if (!m_last.isEmpty() && m_model->find(m_last) >= 0) m_list->setCurrentPath(std::exchange(m_last, QString()));
    emit statusChanged(statusText());
}

void HillsPage::newHill() {
    if (m_dialog) return m_dialog->raise();
    const GameEntry* game = find_game(m_settings.get<QString>(QLatin1String(kLastHillGame), {}).toStdString());
    if (game == nullptr) game = games().front();
    m_dialog = new NewHillDialog(*game, m_settings, m_folder, window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
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
    m_dialog->open();
}

void HillsPage::askForHill() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open hill"), QDir::homePath(), tr("Hills (*.hhill);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void HillsPage::askForBots() {
    if (!takesBots()) return;
    auto* dialog = new AddBotsDialog(job()->state()->plan.entry(), m_own, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        dialog, &AddBotsDialog::filesRequested, this, [this](const EntryWords& words) { askForFiles({}, words); },
        Qt::QueuedConnection);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        QStringList bots;
        for (const std::string& bot : dialog->bots())
            bots << QString::fromStdString(bot);
        m_adding->add(job(), bots, {}, dialog->words());
    });
    dialog->open();
}

void HillsPage::askForFiles(const QString& of, const EntryWords& words) {
    const QString filter = tr("Bots (*.js *.py *.java);;All files (*)");
    const QStringList paths = of.isEmpty()
                                  ? QFileDialog::getOpenFileNames(this, tr("Add bots"), QDir::homePath(), filter)
                                  : QStringList(QFileDialog::getOpenFileName(this, tr("New version of %1").arg(of),
                                                                             QDir::homePath(), filter));
    if (!paths.value(0).isEmpty()) m_adding->add(job(), paths, of, words);
}

/// A hill brings its bots along, from wherever it comes.
void HillsPage::run(std::optional<std::int64_t> budget) {
    if (!takesBots() || job()->phase() != Phase::Idle) return;
    const HillState& state = *job()->state();
    std::vector<std::string> bots;
    for (const HillKey& key : state.field.active())
        bots.push_back(state.field.versions().at(key).spec);
    if (m_trust != nullptr && !m_trust->mayPlay(this, QString::fromStdString(state.plan.game), bots)) return;
    m_notice.clear();
    job()->run(budget, processors());
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

void HillsPage::tell(const QString& sentence) {
    m_notice = sentence;
    emit statusChanged(statusText());
    emit told(sentence);
}

void HillsPage::refresh() {
    const HillJobPtr& shown = job();
    const bool there = takesBots();
    const bool idle = there && shown->phase() == Phase::Idle;
    const bool running = shown && shown->running();
    const bool bots = there && !shown->state()->table.rows.empty();
    const bool due = bots && shown->state()->due() > 0;
    const bool bot = idle && m_view->chosen().has_value();
    m_back->setEnabled(shown != nullptr);
    m_run->setVisible(!running);
    m_run->setEnabled(idle && due);
    m_run->setToolTip(idle && !due ? tr("Everything due has been played. A budget plays more.")
                                   : tr("Plays what has not been played yet"));
    m_budget->setEnabled(idle && bots);
    for (QAction* action : {m_pause, m_stop}) {
        action->setVisible(running);
        action->setEnabled(running && !shown->stopping());
    }
    const bool paused = running && shown->paused();
    m_pause->setText(paused ? tr("&Continue") : tr("&Pause"));
    m_pause->setIconText(paused ? tr("Continue") : tr("Pause"));
    m_pause->setIcon(icon(paused ? QStringLiteral("play") : QStringLiteral("pause")));
    m_add->setEnabled(idle && !adding());
    for (QAction* action : {m_version, m_retire, m_disqualify})
        action->setEnabled(bot);
    m_season->setEnabled(idle && bots && !due);
    m_challenge->setEnabled(bots);
    emit statusChanged(statusText());
}

QString HillsPage::title() const {
    return tr("Hills");
}

QString HillsPage::iconName() const {
    return QStringLiteral("hill");
}

QList<QAction*> HillsPage::barActions() const {
    return {m_new, m_open};
}

QList<QAction*> HillsPage::menuActions(MenuId menu) const {
    if (menu != MenuId::Hill) return {};
    return {m_new,       m_open,  nullptr,   m_run,    m_budget,     m_pause, m_stop,   nullptr, m_add,
            m_challenge, nullptr, m_version, m_retire, m_disqualify, nullptr, m_season, nullptr, m_back};
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
    if (m_folder.scanning() && m_model->rowCount() == 0) return tr("Reading the hills…");
    if (m_model->rowCount() == 0) return tr("No hills yet.");
    return tr("%Ln hills", nullptr, m_model->rowCount());
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
    // A hill's file goes where the window opens files; bots join the hill that is shown.
    const QStringList files = localFiles(*event->mimeData());
    const bool hills = std::any_of(files.begin(), files.end(), [](const QString& file) {
        return file.endsWith(QLatin1String(kHillSuffix), Qt::CaseInsensitive);
    });
    if (takesBots() && !files.isEmpty() && !hills) takeCopy(*event);
}

void HillsPage::dropEvent(QDropEvent* event) {
    if (takeCopy(*event)) addBots(localFiles(*event->mimeData()));
}

} // namespace hilltop
