// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/bot_wait.h"

#include "jobs/wait_note.h"
#include "play/match_play.h"
#include "table/table_scene.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QPushButton>

namespace hilltop {
namespace {

/// Before the table says more than that somebody is thinking.
constexpr std::chrono::milliseconds kThinksLong{1000};

QString mostText(std::chrono::milliseconds time) {
    return shortDurationText(std::chrono::duration<double>(time).count());
}

} // namespace

BotWait::BotWait(MatchPlay& play, TableScene& scene, QWidget& table)
    : QObject(&play)
    , m_play(play)
    , m_scene(scene)
    , m_wait(new WaitNote(&table)) {
    m_wait->setObjectName(QStringLiteral("bot_wait"));
    m_slow.setSingleShot(true);
    m_slow.setInterval(kThinksLong);
    connect(&m_slow, &QTimer::timeout, this, &BotWait::tell);
    connect(m_wait, &WaitNote::cancelled, this, &BotWait::replace);
}

void BotWait::follow() {
    m_slow.stop();
    m_wait->end();
    TableSession* session = m_play.session();
    connect(session, &TableSession::waitingChanged, this, [this] {
        if (m_play.session()->thinking().empty()) {
            m_slow.stop();
            m_wait->end();
        } else if (!m_slow.isActive()) {
            m_slow.start();
        }
    });
    connect(session, &TableSession::faulted, this, &BotWait::tellFault);
}

/// Whom the table waits for, why, and for how long at most. Told again while it lasts: what starts thinks later.
void BotWait::tell() {
    const TableSession* session = m_play.session();
    const SeatSet seats = session != nullptr ? session->thinking() : SeatSet{};
    if (seats.empty()) return m_wait->end();
    const Seat seat = *seats.begin();
    const QString name = m_scene.position()->names().of(seat.index());
    const BotLimits& limits = session->limits(seat);
    const std::string& bot = m_play.record().seats[static_cast<std::size_t>(seat.index())].bot;
    m_wait->begin(
        session->starting(seat)
            ? tr("%1 (%2) is starting, which can take up to %3.").arg(name, hostedLanguage(bot), mostText(limits.start))
            : tr("%1 is thinking, up to %2.").arg(name, mostText(std::max(limits.first, limits.decision))));
    m_wait->cancelButton()->setText(tr("Let a built-in bot take over"));
    m_wait->cancelButton()->setAccessibleName(tr("Let a built-in bot take over for %1").arg(name));
    m_slow.start();
}

/// A built-in bot takes the place of the one that is waited for; its program ends.
void BotWait::replace() {
    m_slow.stop();
    const SeatSet seats = m_play.session() != nullptr ? m_play.session()->thinking() : SeatSet{};
    if (seats.empty()) return;
    Record next = m_play.record();
    for (Seat seat : seats)
        next.seats[static_cast<std::size_t>(seat.index())] = {m_play.session()->game().strongest_bot().id, 0, {}};
    const QString name = m_scene.position()->names().of((*seats.begin()).index());
    m_play.reseat(std::move(next));
    emit told(tr("A built-in bot takes over for %1.").arg(name));
}

void BotWait::tellFault(int seat, Fault fault, const QString& errors) {
    const QString name = m_scene.position()->names().of(seat);
    QStringList words;
    words << (is_death(fault) ? tr("%1: %2. It can’t play in this match any more.").arg(name, faultName(fault))
                              : tr("%1: %2.").arg(name, faultName(fault)));
    if (const QString costs = faultCost(m_play.session()->game().info()); !costs.isEmpty()) words << costs;
    if (const QString wrote = tellingLine(errors); !wrote.isEmpty()) words << tr("Output: %1").arg(wrote);
    const QString all = words.join(QLatin1Char(' '));
    m_scene.announce(all);
    emit told(all);
}

} // namespace hilltop
