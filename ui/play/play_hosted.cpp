// SPDX-License-Identifier: GPL-3.0-or-later
// Bots at a person's table: what is waited for, and what went wrong. Those that are built in are never waited for.
#include "play/play_page.h"

#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "jobs/wait_note.h"
#include "play/solving_note.h"
#include "table/match_panel.h"
#include "text/durations.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"

#include <QPushButton>
#include <QStackedLayout>

namespace hilltop {
namespace {

/// Before the table says more than that somebody is thinking.
constexpr std::chrono::milliseconds kThinksLong{1000};

} // namespace

LimitsByBot PlayPage::ownLimits(const std::string& game) const {
    return m_own != nullptr ? m_own->limits(QString::fromStdString(game)) : LimitsByBot();
}

/// What the record of a match calls a bot of the person's; empty for others.
std::string PlayPage::ownName(const QString& game, const QString& bot) const {
    const OwnBot* own = m_own != nullptr ? m_own->find(game, bot) : nullptr;
    return own != nullptr ? own->name : std::string();
}

bool PlayPage::mayPlay(const Record& record) {
    std::vector<std::string> bots;
    for (const RecordSeat& seat : record.seats)
        if (seat.bot != kPerson) bots.push_back(seat.bot);
    return m_trust == nullptr || m_trust->mayPlay(this, QString::fromStdString(record.game), bots);
}

void PlayPage::replaceGoneSeats(std::vector<RecordSeat>& seats) {
    if (m_own == nullptr) return; // the bots of a match that was opened stay as they are
    QStringList bots;
    for (const RecordSeat& seat : seats)
        bots << QString::fromStdString(seat.bot);
    const QStringList before = bots;
    const QStringList gone = replaceGone(m_session->game(), bots, m_own);
    for (qsizetype i = 0; i < bots.size(); ++i) {
        if (bots[i] == before[i]) continue;
        const BotTraits* bot = m_session->game().find_bot(bots[i].toStdString());
        seats[static_cast<std::size_t>(i)] = {bots[i].toStdString(), bot->version, {}};
    }
    if (!gone.isEmpty()) emit told(goneText(gone));
}

/// Of the session that has just begun.
void PlayPage::followBots() {
    if (m_wait == nullptr) {
        m_wait = new WaitNote(m_stack->widget(1));
        m_wait->setObjectName(QStringLiteral("bot_wait"));
        m_slow.setSingleShot(true);
        m_slow.setInterval(kThinksLong);
        connect(&m_slow, &QTimer::timeout, this, &PlayPage::tellWait);
        connect(m_wait, &WaitNote::cancelled, this, &PlayPage::replaceSlow);
        m_solving = new SolvingNote;
        m_panel->addNote(m_solving);
        connect(m_solving, &SolvingNote::told, this, &PlayPage::told);
    }
    m_solving->follow(m_session->game(), record());
    m_slow.stop();
    m_wait->end();
    connect(m_session.get(), &TableSession::waitingChanged, this, [this] {
        if (m_session->thinking().empty()) {
            m_slow.stop();
            m_wait->end();
        } else if (!m_slow.isActive()) {
            m_slow.start();
        }
    });
    connect(m_session.get(), &TableSession::faulted, this, &PlayPage::tellFault);
}

/// Whom the table waits for, why, and for how long at most. Told again while it lasts: what starts thinks later.
void PlayPage::tellWait() {
    const SeatSet seats = m_session ? m_session->thinking() : SeatSet{};
    if (seats.empty()) return m_wait->end();
    const Seat seat = *seats.begin();
    const QString name = m_scene.names().of(seat.index());
    const BotLimits& limits = m_session->limits(seat);
    const std::string& bot = record().seats[static_cast<std::size_t>(seat.index())].bot;
    const auto most = [](std::chrono::milliseconds time) {
        return shortDurationText(std::chrono::duration<double>(time).count());
    };
    m_wait->begin(
        m_session->starting(seat)
            ? tr("%1 (%2) is starting, which can take up to %3.").arg(name, hostedLanguage(bot), most(limits.start))
            : tr("%1 is thinking, up to %2.").arg(name, most(std::max(limits.first, limits.decision))));
    m_wait->cancelButton()->setText(tr("Let a built-in bot take over"));
    m_wait->cancelButton()->setAccessibleName(tr("Let a built-in bot take over for %1").arg(name));
    m_slow.start();
}

/// A built-in bot takes the place of the one that is waited for; its program ends.
void PlayPage::replaceSlow() {
    m_slow.stop();
    const SeatSet seats = m_session ? m_session->thinking() : SeatSet{};
    if (seats.empty()) return;
    Record next = record();
    for (Seat seat : seats)
        next.seats[static_cast<std::size_t>(seat.index())] = {m_session->game().strongest_bot().id, 0, {}};
    const QString name = m_scene.names().of((*seats.begin()).index());
    reseat(std::move(next));
    emit told(tr("A built-in bot takes over for %1.").arg(name));
}

void PlayPage::tellFault(int seat, Fault fault, const QString& errors) {
    const QString name = m_scene.names().of(seat);
    const char* cost = m_session->game().info().fault_cost;
    QStringList words;
    words << (is_death(fault) ? tr("%1: %2. It can’t play in this match any more.").arg(name, faultName(fault))
                              : tr("%1: %2.").arg(name, faultName(fault)));
    if (const QString costs = faultCost(cost != nullptr ? cost : ""); !costs.isEmpty()) words << costs;
    if (const QString wrote = tellingLine(errors); !wrote.isEmpty()) words << tr("Output: %1").arg(wrote);
    const QString all = words.join(QLatin1Char(' '));
    m_scene.announce(all);
    emit told(all);
}

} // namespace hilltop
