// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bots_page.h"

#include "bots/bot_axis.h"
#include "bots/bot_list_view.h"
#include "bots/bot_pill.h"
#include "bots/bot_report_view.h"
#include "bots/edit_bot_dialog.h"
#include "choose/opponent_list.h"
#include "choose/report_words.h"
#include "game/bot_spec.h"
#include "jobs/wait_note.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/manual_link.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QAction>
#include <QDateTime>
#include <QDesktopServices>
#include <QEvent>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QUrl>
#include <QVBoxLayout>

namespace hilltop {
namespace {

/// A file that is being written or compiled is not checked half-way.
constexpr int kBotSettlesMs = 700;

bool isBuiltIn(const QString& game, const QString& bot) {
    const GameEntry* entry = find_game(game.toStdString());
    return entry != nullptr && entry->find_bot(bot.toStdString()) != nullptr;
}

} // namespace

BotsPage::BotsPage(OwnBotList& own, const QString& matches, BotChecks::Check check, QWidget* parent)
    : Page(parent)
    , m_own(own)
    , m_trust(own)
    , m_matches(matches)
    , m_model(own)
    , m_checks(std::move(check)) {
    setManual(*this, "own_bots");
    m_add = makeAction("bots.add", tr("Add a &bot…"), QStringLiteral("plus"), {}, [this] { askForFiles(); });
    m_check =
        makeAction("bots.check", tr("Chec&k again"), QStringLiteral("replay"), Qt::Key_F5, [this] { this->check(); });
    m_edit = makeAction("bots.edit", tr("&Edit…"), QString(), Qt::Key_F2, [this] { edit(); });
    m_compare = makeAction("bots.compare", tr("&Compare…"), QString(), {}, [this] { compare(); });
    m_log = makeAction("bots.log", tr("&Log…"), QString(), {}, [this] { showLog(); });
    m_folder = makeAction("bots.folder", tr("Show in f&older"), QStringLiteral("folder"), {}, [this] { openFolder(); });
    m_remove = makeAction("bots.remove", tr("&Remove from list"), QString(), QKeySequence::Delete,
                          [this] { removeCurrent(); });
    m_undo = makeAction("bots.undo", tr("&Undo remove"), QStringLiteral("undo"), QKeySequence::Undo,
                        [this] { undoRemove(); });
    m_undo->setEnabled(false);
    m_template = new QAction(icon(QStringLiteral("file")), tr("New bot from te&mplate"), this);
    m_template->setMenu(makeTemplates());
    m_follow = makeAction("bots.follow", tr("Check bots again when their files c&hange"), QString(), {}, [this] {
        if (m_settings != nullptr) m_settings->set<bool>(QLatin1String(kFollowBotsKey), m_follow->isChecked());
    });
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kBotSettlesMs);
    connect(&m_settle, &QTimer::timeout, this, &BotsPage::checkChanged);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(makeLeft());
    across->addWidget(new Hairline(Qt::Vertical));
    across->addWidget(makeRight(), 1);
    m_wait = new WaitNote(this);
    m_wait->setObjectName(QStringLiteral("recognising"));
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        m_recognising.cancel();
        m_toAdd.clear();
    });
    setAcceptDrops(true);
    connectLists();
    showBot({}, {});
}

const OwnBot* BotsPage::current() const {
    return m_own.find(m_game, m_bot);
}

bool BotsPage::choose(const QString& game, const QString& bot) {
    if (isBuiltIn(game, bot)) m_model.unfold(game);
    return m_list->choose(game, bot);
}

QString BotsPage::name() const {
    return m_name->text();
}

void BotsPage::showBot(const QString& game, const QString& bot) {
    m_game = game;
    m_bot = bot;
    refresh();
}

void BotsPage::refresh() {
    const OwnBot* bot = current();
    if (bot == nullptr && !isBuiltIn(m_game, m_bot)) {
        m_game.clear();
        m_bot.clear();
        if (m_first && !m_own.bots().empty()) {
            const OwnBot& first = m_own.bots().front();
            m_first = false;
            if (choose(QString::fromStdString(first.game), QString::fromStdString(first.spec))) return;
        }
    }
    if (!m_bot.isEmpty()) {
        m_first = false;
        if (!m_list->currentIndex().isValid()) m_list->choose(m_game, m_bot);
    }
    m_sheet->setCurrentIndex(m_bot.isEmpty() ? 0 : 1);
    for (QAction* action : {m_check, m_edit, m_folder, m_remove}) {
        action->setEnabled(bot != nullptr);
        action->setVisible(bot != nullptr || m_bot.isEmpty());
    }
    m_compare->setEnabled(!m_bot.isEmpty());
    refreshHead(bot);
    refreshChecking();
    const BotReport* const report = bot != nullptr ? m_own.report(*bot) : nullptr;
    m_editButton->setVisible(bot != nullptr && report == nullptr);
    m_log->setVisible(report != nullptr); // the row has room for four
    m_report->setVisible(report != nullptr);
    if (report != nullptr) m_report->showReport(*bot, *report, BotListModel::markOf(m_own, *bot));
    if (report != nullptr) m_report->showCareer(m_careers ? m_careers->of(m_game, m_bot) : nullptr);
    m_builtIn->setVisible(report == nullptr && !m_noteRow->isVisibleTo(this));
    m_builtIn->setText(bot != nullptr ? tr("Not checked yet.") : QString());
    if (bot == nullptr && !m_bot.isEmpty()) {
        const BotTraits& traits = *find_game(m_game.toStdString())->find_bot(m_bot.toStdString());
        m_builtIn->setText(tr("This bot %1. Strength %2 of 5, version %3.", "how it plays")
                               .arg(botStyle(m_game.toStdString(), traits),
                                    QLocale().toString(OpponentList::dotsOf(traits)),
                                    QLocale().toString(traits.version)));
    }
    emit statusChanged(statusText());
}

void BotsPage::setTournaments(const QString& folder) {
    m_tournaments = folder;
    m_careers = std::make_unique<BotCareers>(folder, m_matches);
    connect(m_careers.get(), &BotCareers::changed, this, &BotsPage::refresh);
    if (isVisible()) m_careers->read();
}

void BotsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_careers) m_careers->read(); // something may have been played meanwhile
    comeBack();
}

void BotsPage::setSettings(Settings& settings) {
    m_settings = &settings;
    m_follow->setChecked(settings.get<bool>(QLatin1String(kFollowBotsKey), true));
}

/// All that is composed, in the language that is spoken now.
void BotsPage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    m_model.refresh();
    refresh();
}

void BotsPage::refreshHead(const OwnBot* bot) {
    m_name->setText(m_bot.isEmpty() ? QString() : m_own.nameOf(m_game, m_bot));
    const BotReport* const report = bot != nullptr ? m_own.report(*bot) : nullptr;
    m_isolation->setVisible(report != nullptr && report->problem.empty());
    if (report) {
        const bool kept = report->isolation != "none";
        m_isolation->set(kept ? QStringLiteral("lock") : QStringLiteral("warning"),
                         kept ? tr("isolated") : tr("not isolated"),
                         kept ? TextLabel::Ink::Quiet : TextLabel::Ink::Warn);
    }
    m_state->setVisible(bot != nullptr);
    QStringList about{m_bot.isEmpty() ? QString() : gameTitle(m_game.toStdString())};
    if (bot == nullptr) {
        about << tr("built in");
        m_about->setText(about.join(QStringLiteral("   ")));
        return;
    }
    switch (BotListModel::markOf(m_own, *bot)) {
    case BotMark::BuiltIn:
    case BotMark::NotChecked:
        m_state->set(QStringLiteral("info"), tr("not checked"), TextLabel::Ink::Quiet);
        break;
    case BotMark::Good:
        m_state->set(QStringLiteral("check"), tr("usable"), TextLabel::Ink::Good);
        break;
    case BotMark::Remarks:
        m_state->set(QStringLiteral("warning"), tr("usable, %n remarks", nullptr, report->remarks()),
                     TextLabel::Ink::Warn);
        break;
    case BotMark::Outdated:
        m_state->set(QStringLiteral("replay"), tr("changed, check again"), TextLabel::Ink::Warn);
        break;
    case BotMark::Fails:
        m_state->set(QStringLiteral("cross"), whyNotShort(*report), TextLabel::Ink::Bad);
        break;
    }
    const auto spec = read_bot_spec(bot->spec);
    if (report && !report->runs_on.empty()) about << QString::fromStdString(report->runs_on);
    if (spec && !spec->name.empty()) about << tr("class %1").arg(QString::fromStdString(spec->name));
    if (report && !report->content.empty())
        about << tr("content %1").arg(QString::fromStdString(report->content.substr(0, 8)));
    if (const QDateTime made = m_own.madeAt(*bot); made.isValid())
        about << tr("made %1").arg(QLocale().toString(made.date(), QLocale::ShortFormat));
    if (spec) about << QString::fromStdString(spec->target);
    m_about->setText(about.join(QStringLiteral("   ")));
}

void BotsPage::refreshChecking() {
    const OwnBot* bot = current();
    const auto& checked = m_checks.current();
    const bool now = bot != nullptr && checked && checked->spec == bot->spec && checked->game == bot->game;
    const bool waits = bot != nullptr && m_checks.waits(*bot);
    m_noteRow->setVisible(now || waits);
    m_progress->setVisible(now);
    const auto& progress = m_checks.progress();
    if (now) m_progress->setRange(0, progress ? 1000 : 0);
    if (now && progress) m_progress->setValue(static_cast<int>(1000 * progress->share));
    m_note->setText(now ? tr("Check: %1", "what is being done").arg(checkWords())
                        : tr("Waiting for the previous check"));
    m_check->setEnabled(bot != nullptr && !now && !waits);
}

QString BotsPage::checkWords() const {
    const auto& progress = m_checks.progress();
    if (!progress) return tr("starting");
    const auto words = [&](const QString& text) {
        return text.arg(QLocale().toString(progress->done), QLocale().toString(progress->of));
    };
    switch (progress->stage) {
    case CheckProgress::Stage::Plays:
        return words(tr("playing match %1 of %2"));
    case CheckProgress::Stage::Again:
        return words(tr("playing match %1 of %2 again"));
    case CheckProgress::Stage::Memory:
        return words(tr("testing its memory, match %1 of %2"));
    case CheckProgress::Stage::Field:
        break;
    }
    return words(tr("comparing its style, match %1 of %2"));
}

bool BotsPage::mayPlay(const QString& game, const QString& bot) {
    return m_trust.mayPlay(this, game, {bot.toStdString()});
}

void BotsPage::check() {
    if (current() != nullptr && mayPlay(m_game, m_bot)) m_checks.add(OwnBot(*current()));
}

void BotsPage::noteChange(const QString& game, const QString& bot) {
    m_changed.emplace(game, bot);
    m_settle.start(); // once more with every change
}

/// Those that were checked before. One that nobody has allowed to play waits for the person.
void BotsPage::checkChanged() {
    for (const auto& [game, spec] : std::exchange(m_changed, {})) {
        const OwnBot* bot = m_own.find(game, spec);
        if (!m_follow->isChecked() || bot == nullptr || m_own.report(*bot) == nullptr) continue;
        if (m_own.isOutdated(*bot) && !m_own.isGone(*bot) && m_trust.isSettled(game, bot->spec)) m_checks.add(*bot);
    }
}

void BotsPage::edit() {
    const OwnBot* bot = current();
    if (bot == nullptr) return;
    const OwnBot before = *bot;
    EditBotDialog dialog(before, m_own.report(before), this);
    if (dialog.exec() != QDialog::Accepted) return;
    const OwnBot after = dialog.bot();
    // The list may have changed while the dialog was open.
    if (m_own.find(QString::fromStdString(before.game), QString::fromStdString(before.spec)) == nullptr) return;
    if (after.spec == before.spec) return m_own.put(after);
    // Run in another way it is another bot to tournaments and records, and has to show that it works so.
    m_checks.cancel(before);
    m_own.remove(before);
    put({after});
}

void BotsPage::removeCurrent() {
    const OwnBot* bot = current();
    if (bot == nullptr) return;
    const OwnBot gone = *bot;
    m_checks.cancel(gone);
    m_removed.push_back(gone);
    m_undo->setEnabled(true);
    m_own.remove(gone);
    emit told(tr("%1 was removed from the list. Its file was kept. Undo restores it.")
                  .arg(QString::fromStdString(gone.name)));
}

void BotsPage::undoRemove() {
    if (m_removed.empty()) return;
    const OwnBot back = m_removed.back();
    m_removed.pop_back();
    m_undo->setEnabled(!m_removed.empty());
    m_own.put(back);
    choose(QString::fromStdString(back.game), QString::fromStdString(back.spec));
}

void BotsPage::openFolder() {
    const OwnBot* bot = current();
    const auto spec = bot != nullptr ? read_bot_spec(bot->spec) : std::nullopt;
    if (!spec) return;
    const QFileInfo file(QString::fromStdString(spec->target));
    QDesktopServices::openUrl(QUrl::fromLocalFile(file.isDir() ? file.filePath() : file.path()));
}

QList<QAction*> BotsPage::barActions() const {
    return {m_add};
}

QList<QAction*> BotsPage::menuActions(MenuId menu) const {
    if (menu == MenuId::File) return {m_add, m_template, m_follow};
    return {};
}

QString BotsPage::statusText() const {
    const OwnBot* bot = current();
    if (bot == nullptr) return m_bot.isEmpty() ? tr("Drop a bot’s file on the window to add it.") : QString();
    const QString name = QString::fromStdString(bot->name);
    switch (BotListModel::markOf(m_own, *bot)) {
    case BotMark::Good:
        return tr("%1 can play.").arg(name);
    case BotMark::Remarks:
        return tr("%1 can play. Its report has remarks.").arg(name);
    case BotMark::Outdated:
        return tr("%1 has changed since its check.").arg(name);
    case BotMark::Fails:
        return tr("%1 can’t play: %2").arg(name, whyNot(*m_own.report(*bot)));
    case BotMark::BuiltIn:
    case BotMark::NotChecked:
        break;
    }
    return tr("%1 has not been checked.").arg(name);
}

QList<QWidget*> BotsPage::panes() const {
    return {m_list, m_sheet->parentWidget()};
}

void BotsPage::takeFocus() {
    m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace hilltop
