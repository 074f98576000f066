// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot_player.h"
#include "jobs/mailbox.h"
#include "records/replay.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace hilltop {

/// Makes and asks the bots of one match. What it refers to must outlive it.
struct SessionPlayers {
    const GameEntry& game;
    const Record& record;
    const LimitsByBot& limits;

    /// A bot for this seat, with the names of the others.
    std::unique_ptr<BotPlayer> make(Seat seat, const std::string& bot, std::vector<std::string> names) const;
    Question question(const Table& table, Seat seat, std::uint64_t ticket) const;
    /// Replays the questions and notifications of that seat from that place of the history on, up to the open question.
    void recall(BotPlayer& player, const BotUse& use, Seat seat, const std::vector<std::unique_ptr<Table>>& history,
                std::size_t from, std::uint64_t ticket) const;
};

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
