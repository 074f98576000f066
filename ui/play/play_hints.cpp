// SPDX-License-Identifier: GPL-3.0-or-later
// Who gives hints at a person's table: a bot of the game or one of the person's own, chosen for each game.
#include "play/coach.h"
#include "play/play_page.h"

#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "jobs/wait_note.h"
#include "settings/settings.h"
#include "text/durations.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QActionGroup>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>

namespace hilltop {
namespace {

/// By the game's id: the bot that was chosen; empty: the strongest.
QString adviserKey(const std::string& game) {
    return QStringLiteral("hints/") + QString::fromStdString(game);
}

} // namespace

/// One that is neither built in nor in the list of the person's own bots any more counts as not chosen, and so does one
/// that nobody has allowed to run as it is.
QString PlayPage::chosenAdviser(const GameEntry& game) const {
    const QString bot = m_settings.get<QString>(adviserKey(game.info().id), {});
    const bool known = game.find_bot(bot.toStdString()) != nullptr ||
                       (m_own != nullptr && m_own->find(QString::fromUtf8(game.info().id), bot) != nullptr);
    const bool allowed = m_trust == nullptr || m_trust->isSettled(QString::fromUtf8(game.info().id), bot.toStdString());
    return known && allowed ? bot : QString();
}

QString PlayPage::adviserName(const GameEntry& game) const {
    const QString id = QString::fromUtf8(game.info().id), bot = chosenAdviser(game);
    if (bot.isEmpty()) return botName(game.info().id, game.strongest_bot().id);
    return m_own != nullptr ? m_own->nameOf(id, bot) : botName(game.info().id, bot.toStdString());
}

void PlayPage::makeHintMenu() {
    m_hintFrom = new QAction(tr("H&ints from"), this);
    m_hintFrom->setObjectName(QStringLiteral("match.adviser"));
    auto* menu = new QMenu(this);
    m_hintFrom->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &PlayPage::fillHintMenu);
}

/// The person's own bots first, as wherever bots are chosen, then those of the game, the strongest first.
void PlayPage::fillHintMenu() {
    QMenu* menu = m_hintFrom->menu();
    menu->clear();
    if (!m_session) return;
    const GameEntry& game = m_session->game();
    const QString id = QString::fromUtf8(game.info().id), chosen = chosenAdviser(game);
    delete menu->findChild<QActionGroup*>();
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& bot, const QString& title) {
        QAction* one = menu->addAction(withoutKey(title));
        one->setCheckable(true);
        one->setChecked(bot == chosen);
        one->setActionGroup(group);
        connect(one, &QAction::triggered, this, [this, bot] { chooseAdviser(bot); });
    };
    add({}, tr("The strongest bot (%1)").arg(botName(game.info().id, game.strongest_bot().id)));
    menu->addSeparator();
    for (const OwnBot& bot : m_own != nullptr ? m_own->of(id) : std::vector<OwnBot>())
        add(QString::fromStdString(bot.spec), QString::fromStdString(bot.name));
    if (menu->actions().size() > 2) menu->addSeparator();
    for (const BotTraits* bot : inPlayingOrder(game.bots()))
        add(QString::fromUtf8(bot->id), botName(game.info().id, bot->id));
}

void PlayPage::chooseAdviser(const QString& bot) {
    const GameEntry& game = m_session->game();
    if (m_trust != nullptr && !m_trust->mayPlay(this, QString::fromUtf8(game.info().id), {bot.toStdString()})) return;
    m_settings.set(adviserKey(game.info().id), bot);
    m_hintWait->end();
    m_coach->drop();
    m_session->setAdviser(bot.toStdString());
    m_coach->setAdviser(adviserName(game));
    emit told(tr("Hints now come from %1.").arg(adviserName(game)));
}

/// Of the session that has just begun.
void PlayPage::followHints() {
    if (m_hintWait == nullptr) {
        m_hintWait = new WaitNote(m_stack->widget(1));
        m_hintWait->setObjectName(QStringLiteral("hint_wait"));
        connect(m_hintWait, &WaitNote::cancelled, this, [this] {
            if (m_session) m_session->dropHint();
            m_coach->drop();
        });
    }
    m_hintWait->end();
    m_session->setAdviser(chosenAdviser(m_session->game()).toStdString());
    m_coach->setAdviser(adviserName(m_session->game()));
    const auto endWait = [this] { m_hintWait->end(); };
    connect(m_session.get(), &TableSession::stepped, m_hintWait, endWait);
    connect(m_session.get(), &TableSession::jumped, m_hintWait, endWait);
    connect(m_session.get(), &TableSession::hinted, m_hintWait, endWait);
    connect(m_session.get(), &TableSession::hintFailed, this, [this](Fault fault, const QString& errors) {
        m_hintWait->end();
        m_coach->drop();
        QStringList words{
            tr("%1 has no hint: %2.", "bot, fault").arg(adviserName(m_session->game()), faultName(fault))};
        if (const QString wrote = tellingLine(errors); !wrote.isEmpty()) words << tr("Output: %1").arg(wrote);
        emit told(words.join(u' '));
        m_scene.announce(words.join(u' '));
    });
}

/// What takes longer than half a second is told, and can be cancelled.
void PlayPage::waitForHint() {
    const BotLimits& limits = m_session->limitsOf(m_session->adviser());
    m_hintWait->begin(
        m_session->game().find_bot(m_session->adviser()) != nullptr
            ? tr("%1 is thinking about a hint.").arg(adviserName(m_session->game()))
            : tr("%1 is thinking about a hint, up to %2.")
                  .arg(adviserName(m_session->game()),
                       shortDurationText(
                           std::chrono::duration<double>(std::max(limits.first, limits.decision)).count())));
}

} // namespace hilltop
