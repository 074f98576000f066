// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/hint_source.h"

#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "jobs/wait_note.h"
#include "play/coach.h"
#include "play/match_play.h"
#include "settings/settings.h"
#include "table/table_scene.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "text/shown_name.h"

#include <QActionGroup>
#include <QMenu>

namespace hilltop {
namespace {

/// By the game's id: the bot that was chosen; empty: the strongest.
QString adviserKey(const GameEntry& game) {
    return QStringLiteral("hints/") + QString::fromUtf8(game.info().id);
}

} // namespace

HintSource::HintSource(MatchPlay& play, Coach& coach, TableScene& scene, Settings& settings, QWidget& table)
    : QObject(&play)
    , m_play(play)
    , m_coach(coach)
    , m_scene(scene)
    , m_settings(settings)
    , m_table(table)
    , m_action(new QAction(tr("H&ints from"), this))
    , m_wait(new WaitNote(&table)) {
    m_action->setObjectName(QStringLiteral("match.adviser"));
    auto* menu = new QMenu(&table);
    m_action->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &HintSource::fillMenu);
    m_wait->setObjectName(QStringLiteral("hint_wait"));
    connect(m_wait, &WaitNote::cancelled, this, [this] {
        if (m_play.session() != nullptr) m_play.session()->dropHint();
        m_coach.drop();
    });
}

const GameEntry& HintSource::game() const {
    return m_play.session()->game();
}

/// One that is neither built in nor in the list of the person's own bots any more counts as not chosen, and so does one
/// that may not run as it is.
QString HintSource::chosen() const {
    const QString id = QString::fromUtf8(game().info().id), bot = m_settings.get<QString>(adviserKey(game()), {});
    const OwnBotList* own = m_play.ownBots();
    const bool known =
        game().find_bot(bot.toStdString()) != nullptr || (own != nullptr && own->find(id, bot) != nullptr);
    const bool allowed = m_play.trust() == nullptr || m_play.trust()->isSettled(id, bot.toStdString());
    return known && allowed ? bot : QString();
}

QString HintSource::name() const {
    const char* id = game().info().id;
    const QString bot = chosen();
    if (bot.isEmpty()) return botName(id, game().strongest_bot().id);
    return m_play.ownBots() != nullptr ? m_play.ownBots()->nameOf(QString::fromUtf8(id), bot)
                                       : botName(id, bot.toStdString());
}

/// The person's own bots first, as wherever bots are chosen, then those of the game, the strongest first.
void HintSource::fillMenu() {
    QMenu* menu = m_action->menu();
    menu->clear();
    if (m_play.session() == nullptr) return;
    const char* id = game().info().id;
    const QString current = chosen();
    delete menu->findChild<QActionGroup*>();
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& bot, const QString& title) {
        QAction* one = menu->addAction(withoutKey(title));
        one->setCheckable(true);
        one->setChecked(bot == current);
        one->setActionGroup(group);
        connect(one, &QAction::triggered, this, [this, bot] { choose(bot); });
    };
    add({}, tr("The strongest bot (%1)").arg(botName(id, game().strongest_bot().id)));
    menu->addSeparator();
    const OwnBotList* own = m_play.ownBots();
    for (const OwnBot& bot : own != nullptr ? own->of(QString::fromUtf8(id)) : std::vector<OwnBot>())
        add(QString::fromStdString(bot.spec), QString::fromStdString(bot.name));
    if (menu->actions().size() > 2) menu->addSeparator();
    for (const BotTraits* bot : inPlayingOrder(game().bots()))
        add(QString::fromUtf8(bot->id), botName(id, bot->id));
}

void HintSource::choose(const QString& bot) {
    BotTrust* trust = m_play.trust();
    if (trust == nullptr) return take(bot);
    const QString id = QString::fromUtf8(game().info().id);
    trust->mayPlay(&m_table, id, {bot.toStdString()}, this, [this, bot, id](bool may) {
        if (may && m_play.session() != nullptr && id == QLatin1String(game().info().id)) take(bot);
    });
}

void HintSource::take(const QString& bot) {
    m_settings.set(adviserKey(game()), bot);
    m_wait->end();
    m_coach.drop();
    m_play.session()->setAdviser(bot.toStdString());
    m_coach.setAdviser(name());
    emit told(tr("Hints now come from %1.").arg(name()));
}

void HintSource::follow() {
    m_wait->end();
    TableSession* session = m_play.session();
    session->setAdviser(chosen().toStdString());
    m_coach.setAdviser(name());
    const auto endWait = [this] { m_wait->end(); };
    connect(session, &TableSession::stepped, m_wait, endWait);
    connect(session, &TableSession::jumped, m_wait, endWait);
    connect(session, &TableSession::hinted, m_wait, endWait);
    connect(session, &TableSession::hintFailed, this, &HintSource::fail);
}

void HintSource::fail(Fault fault, const QString& errors) {
    m_wait->end();
    m_coach.drop();
    QStringList words{tr("%1 has no hint: %2.", "bot, fault").arg(name(), faultName(fault))};
    if (const QString wrote = tellingLine(errors); !wrote.isEmpty()) words << tr("Output: %1").arg(wrote);
    emit told(words.join(u' '));
    m_scene.announce(words.join(u' '));
}

void HintSource::ask() {
    const auto seat = m_play.personHere();
    if (!seat) return;
    if (!m_coach.hinted()) wait();
    m_coach.askHint(*seat);
}

/// What takes longer than half a second is told, and can be cancelled.
void HintSource::wait() {
    const TableSession& session = *m_play.session();
    if (game().find_bot(session.adviser()) != nullptr)
        return m_wait->begin(tr("%1 is thinking about a hint.").arg(name()));
    const BotLimits& limits = session.limitsOf(session.adviser());
    const auto most = std::chrono::duration<double>(std::max(limits.first, limits.decision)).count();
    m_wait->begin(tr("%1 is thinking about a hint, up to %2.").arg(name(), shortDurationText(most)));
}

} // namespace hilltop
