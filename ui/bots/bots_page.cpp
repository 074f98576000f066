// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bots_page.h"

#include "bots/bot_list_view.h"
#include "bots/edit_bot_dialog.h"
#include "choose/report_words.h"
#include "game/bot_spec.h"
#include "settings/kept_splitter.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QUrl>

namespace hilltop {
namespace {

constexpr int kBotsLeft = 312, kLeastBotsLeft = 240, kLeastSheet = 480;

} // namespace

BotsPage::BotsPage(OwnBotList& own, const QString& matches, BotChecks::Check check, QWidget* parent)
    : Page(parent)
    , m_own(own)
    , m_trust(own)
    , m_model(own)
    , m_checks(std::move(check))
    , m_following(own, m_trust, m_checks)
    , m_adding(new BotAdding(own, m_trust, *this))
    , m_matches(new BotMatches(own, m_trust, matches, *this))
    , m_ownMatches(matches) {
    setManual(*this, "own_bots");
    makeActions();
    m_sheet = new BotSheet(own, m_checks, {m_check, m_compare, m_folder, m_log, m_edit, m_adding->templates()});
    auto* across = new KeptSplitter;
    rowIn(this, 0)->addWidget(across);
    across->addSide(makeLeft(),
                    {"bots/list_width", tr("Width of the list"), [](int) { return kBotsLeft; }, kLeastBotsLeft});
    across->addMain(m_sheet, kLeastSheet);
    setAcceptDrops(true);
    connectLists();
    connectParts();
    showBot({}, {});
}

void BotsPage::makeActions() {
    m_add = makeAction("bots.add", tr("Add a &bot…"), QStringLiteral("plus"), {}, [this] { m_adding->askForFiles(); });
    m_check =
        makeAction("bots.check", tr("Chec&k again"), QStringLiteral("replay"), Qt::Key_F5, [this] { this->check(); });
    m_edit = makeAction("bots.edit", tr("&Edit…"), QString(), Qt::Key_F2, [this] { edit(); });
    m_compare =
        makeAction("bots.compare", tr("&Compare…"), QString(), {}, [this] { m_matches->compare(m_game, m_bot); });
    m_log = makeAction("bots.log", tr("&Log…"), QString(), {}, [this] {
        if (const OwnBot* bot = current()) m_matches->showLog(*bot);
    });
    m_folder = makeAction("bots.folder", tr("Show in f&older"), QStringLiteral("folder"), {}, [this] { openFolder(); });
    m_remove = makeAction("bots.remove", tr("&Remove from list"), QString(), QKeySequence::Delete,
                          [this] { removeCurrent(); });
    m_undo = makeAction("bots.undo", tr("&Undo remove"), QStringLiteral("undo"), QKeySequence::Undo,
                        [this] { undoRemove(); });
    m_undo->setEnabled(false);
    m_template = new QAction(icon(QStringLiteral("file")), tr("New bot from te&mplate"), this);
    m_template->setMenu(m_adding->templates());
    m_follow = makeAction("bots.follow", tr("Check bots again when their files c&hange"), QString(), {}, [this] {
        m_following.setOn(m_follow->isChecked());
        if (m_settings != nullptr) m_settings->set<bool>(QLatin1String(kFollowBotsKey), m_follow->isChecked());
    });
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
}

QWidget* BotsPage::makeLeft() {
    auto* left = new QWidget;
    left->setObjectName(QStringLiteral("botsLeft"));
    left->setAutoFillBackground(true);
    left->setBackgroundRole(QPalette::Base);
    auto* column = columnIn(left, 12, {0, 12, 0, 12});
    m_find = new QLineEdit;
    m_find->setPlaceholderText(tr("Find a bot"));
    m_find->setAccessibleName(tr("Find a bot"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition)->setText(tr("Find a bot"));
    auto* findRow = rowPart(kUsualGap, {16, 0, 16, 0});
    findRow->addWidget(m_find);
    column->addLayout(findRow);
    m_list = new BotListView(m_model);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    column->addWidget(m_list, 1);
    auto* drop = new QPushButton(icon(QStringLiteral("file")), tr("Drop a bot here,\nor choose a file"));
    drop->setObjectName(QStringLiteral("dropPlace"));
    drop->setMinimumHeight(64);
    connect(drop, &QPushButton::clicked, m_adding, &BotAdding::askForFiles);
    auto* dropRow = rowPart(kUsualGap, {16, 0, 16, 0});
    dropRow->addWidget(drop);
    column->addLayout(dropRow);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model.setFilter(words);
        m_list->choose(m_game, m_bot);
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        auto* menu = new QMenu(this);
        menu->addActions({m_check, m_edit, m_compare, m_log, m_folder});
        menu->addSeparator();
        menu->addAction(m_remove);
        popUp(menu, m_list->viewport()->mapToGlobal(place));
    });
    m_find->installEventFilter(this);
    return left;
}

void BotsPage::connectLists() {
    m_model.waits = [this](const OwnBot& bot) { return m_checks.waits(bot); };
    connect(m_list, &BotListView::chosen, this, &BotsPage::showBot);
    connect(&m_own, &OwnBotList::changed, this, [this] {
        m_model.refresh();
        refresh();
    });
    connect(&m_own, &OwnBotList::contentChanged, this, [this] {
        m_model.refresh();
        refresh();
    });
    connect(&m_own, &OwnBotList::failed, this, &BotsPage::told);
    connect(&m_own, &OwnBotList::removed, this, [this](const OwnBot& gone) {
        emit told(tr("%1 was removed from the list. Its file was kept. Undo restores it.")
                      .arg(QString::fromStdString(gone.name)));
    });
    connect(&m_checks, &BotChecks::progressed, this, [this](const OwnBot& bot) {
        m_model.setChecking(QString::fromStdString(bot.game), QString::fromStdString(bot.spec), m_sheet->checkWords());
        m_sheet->refreshChecking();
    });
    connect(&m_checks, &BotChecks::changed, this, [this] {
        const auto& bot = m_checks.current();
        m_model.setChecking(bot ? QString::fromStdString(bot->game) : QString(),
                            bot ? QString::fromStdString(bot->spec) : QString(), m_sheet->checkWords());
        refresh();
    });
    connect(&m_checks, &BotChecks::checked, this, [this](const OwnBot& bot, const BotReport& report) {
        m_own.keepReport(bot, report);
        const QString name = QString::fromStdString(bot.name);
        emit told(!report.usable() ? tr("%1 can’t play: %2").arg(name, whyNot(report))
                  : report.remarks() > 0
                      ? tr("%1 can play. Its report has %n remarks.", nullptr, report.remarks()).arg(name)
                      : tr("%1 can play.").arg(name));
    });
    connect(&m_checks, &BotChecks::failed, this, [this](const OwnBot& bot, const QString& sentence) {
        emit told(tr("%1 can’t be checked: %2").arg(QString::fromStdString(bot.name), sentence));
    });
}

void BotsPage::connectParts() {
    connect(m_adding, &BotAdding::put, this, &BotsPage::put);
    connect(m_adding, &BotAdding::frontRequested, this, &BotsPage::frontRequested);
    connect(m_adding, &BotAdding::told, this, &BotsPage::told);
    connect(m_matches, &BotMatches::replayRequested, this, &BotsPage::replayRequested);
    connect(m_matches, &BotMatches::told, this, &BotsPage::told);
    connect(m_sheet, &BotSheet::addRequested, m_adding, &BotAdding::askForFiles);
    connect(m_sheet, &BotSheet::editRequested, this, &BotsPage::edit);
    connect(m_sheet, &BotSheet::manualRequested, this, &BotsPage::manualRequested);
    connect(m_sheet, &BotSheet::cancelRequested, this, [this] {
        if (const OwnBot* bot = current()) m_checks.cancel(OwnBot(*bot));
    });
    connect(m_sheet, &BotSheet::faultRequested, this, [this](int index) {
        if (const OwnBot* bot = current()) m_matches->openFault(*bot, index);
    });
}

bool BotsPage::choose(const QString& game, const QString& bot) {
    if (isBuiltIn(game, bot)) m_model.unfold(game);
    return m_list->choose(game, bot);
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
    for (QAction* action : {m_check, m_edit, m_folder, m_remove}) {
        action->setEnabled(bot != nullptr);
        action->setVisible(bot != nullptr || m_bot.isEmpty());
    }
    m_compare->setEnabled(!m_bot.isEmpty());
    m_sheet->showBot(m_game, m_bot);
    emit statusChanged(statusText());
}

void BotsPage::setTournaments(const QString& folder) {
    m_matches->setTournaments(folder);
    m_careers = std::make_unique<BotCareers>(folder, m_ownMatches);
    connect(m_careers.get(), &BotCareers::changed, this, &BotsPage::refresh);
    m_sheet->setCareers(m_careers.get());
    if (isVisible()) m_careers->read();
}

void BotsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_careers) m_careers->read(); // something may have been played meanwhile
    m_matches->comeBack();
}

void BotsPage::setSettings(Settings& settings) {
    m_settings = &settings;
    m_follow->setChecked(settings.get<bool>(QLatin1String(kFollowBotsKey), true));
    m_following.setOn(m_follow->isChecked());
}

/// At once to their checks; the first one is shown.
void BotsPage::put(const std::vector<OwnBot>& bots) {
    m_model.refresh();
    choose(QString::fromStdString(bots.front().game), QString::fromStdString(bots.front().spec));
    for (const OwnBot& bot : bots)
        m_checks.add(bot);
}

void BotsPage::check() {
    if (current() == nullptr) return;
    m_trust.mayPlay(this, m_game, {m_bot.toStdString()}, this, [this, game = m_game, spec = m_bot](bool may) {
        const OwnBot* bot = may ? m_own.find(game, spec) : nullptr;
        if (bot != nullptr) m_checks.add(OwnBot(*bot)); // the list knows that it is allowed
    });
}

void BotsPage::edit() {
    const OwnBot* bot = current();
    if (bot == nullptr) return;
    const OwnBot before = *bot;
    openDialog(new EditBotDialog(before, m_own.report(before), this), this,
               [this, before](const EditBotDialog& dialog) {
                   const OwnBot after = dialog.bot();
                   if (after.spec != before.spec) return runAs(before, after);
                   if (isListed(before)) m_own.put(after);
               });
}

/// Run in another way it is another bot to tournaments and records, and has to show that it works so. It stays as it is
/// unless the other one may play.
void BotsPage::runAs(const OwnBot& before, const OwnBot& after) {
    const QString game = QString::fromStdString(after.game);
    m_trust.mayPlay(this, game, {after.spec}, this, [this, game, before, after](bool may) {
        if (!may || !isListed(before)) return;
        OwnBot next = after;
        next.trusted = next.trusted || m_trust.wasAllowed(game, next.spec);
        m_checks.cancel(before);
        m_own.replace(before, next);
        put({next});
    });
}

/// The list may have changed while a dialog was open.
bool BotsPage::isListed(const OwnBot& bot) const {
    return m_own.find(QString::fromStdString(bot.game), QString::fromStdString(bot.spec)) != nullptr;
}

void BotsPage::removeCurrent() {
    const OwnBot* bot = current();
    if (bot == nullptr) return;
    const OwnBot gone = *bot;
    m_checks.cancel(gone);
    m_removed.push_back(gone);
    m_undo->setEnabled(true);
    m_own.remove(gone);
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

bool BotsPage::eventFilter(QObject* object, QEvent* event) {
    // From the field to the list without a Tab in between.
    if (object == m_find && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        m_list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return Page::eventFilter(object, event);
}

QList<QAction*> BotsPage::barActions() const {
    return {m_add};
}

QList<QAction*> BotsPage::menuActions(MenuId menu) const {
    if (menu == MenuId::Bots) return {m_add, m_template, m_follow};
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
    return {m_list, m_sheet};
}

void BotsPage::takeFocus() {
    m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace hilltop
