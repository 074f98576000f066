// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/mailbox.h"
#include "table/session_players.h"

#include <QObject>

namespace hilltop {

/// The bot that is asked what it would do in a person's place. It is told what that seat has seen.
class Adviser : public QObject {
    Q_OBJECT
public:
    explicit Adviser(QObject* parent = nullptr)
        : QObject(parent) {}
    ~Adviser() override;

    /// An id or spec that has passed GameEntry::check_bot(); empty: the strongest built-in bot.
    void setBot(std::string bot);
    std::string bot(const GameEntry& game) const { return m_bot.empty() ? game.strongest_bot().id : m_bot; }
    /// About the open question, the last of the history; answered() delivers it with the ticket.
    void ask(const SessionPlayers& players, Seat seat, const std::vector<std::unique_ptr<Table>>& history,
             std::uint64_t ticket);
    /// Its answer is no longer wanted, or it has seen what is taken back: the next hint starts another one.
    void drop() { m_player.reset(); }

signals:
    void answered(const hilltop::GivenAnswer& given);

private:
    Mailbox m_mailbox;
    std::string m_bot;
    std::unique_ptr<BotPlayer> m_player;
    Seat m_seat;             ///< whose place it has taken
    std::size_t m_knows = 0; ///< of the history
};

} // namespace hilltop
